import { type Entry, known, levelFact, type Schemas, type Section, section, type Telling } from './telling.ts';

type Diagnosis = Schemas['Diagnosis'];
export type NamedDiagnosis = Pick<Diagnosis, 'id_diagnosi' | 'diagnosi_patologia' | 'diagnosi_stato'>;

const confirmed = '0';
const suspected = '1';
const excluded = '2';

export const isAllergy = ({ tipo_diagnosi }: Diagnosis): boolean => tipo_diagnosi !== 'Diagnosi';
export const isExcluded = ({ diagnosi_stato }: Diagnosis): boolean => diagnosi_stato === excluded;

function entryOf(row: Diagnosis, telling: Telling): Entry {
  const { facts, kinds, suspected: doubtful } = telling.words;
  // In a list of allergies nothing but this says that one is not certain.
  const name = isAllergy(row) && row.diagnosi_stato === suspected;
  return {
    name: name ? `${row.diagnosi_patologia} (${doubtful})` : row.diagnosi_patologia,
    facts: known([
      [facts.kind, isAllergy(row) ? kinds[row.tipo_diagnosi] : ''],
      [facts.diagnosedBy, row.diagnosiDetails.careprovider],
      [facts.recorded, telling.words.day(row.diagnosi_inserimento)],
      ...levelFact(telling, row.id_livello_confidenzialita),
    ]),
  };
}

/** Names by ids, as other records tell them: what is not certain, or was excluded, says so. */
export function namesOfDiagnoses(rows: readonly NamedDiagnosis[], { words }: Pick<Telling, 'words'>) {
  const doubts: Partial<Record<string, string>> = { [suspected]: words.suspected, [excluded]: words.excluded };
  return new Map(
    rows.map(({ id_diagnosi, diagnosi_patologia: name, diagnosi_stato }) => {
      const doubt = doubts[diagnosi_stato];
      return [id_diagnosi, doubt === undefined ? name : `${name} (${doubt})`];
    }),
  );
}

type Kind = 'allergies' | 'conditions' | 'suspected' | 'excluded';

export const belongs: Record<Kind, (row: Diagnosis) => boolean> = {
  allergies: (row) => isAllergy(row) && !isExcluded(row),
  conditions: (row) => !isAllergy(row) && row.diagnosi_stato === confirmed,
  suspected: (row) => !isAllergy(row) && row.diagnosi_stato === suspected,
  excluded: isExcluded,
};

/** Every diagnosis is in one of these sections: what was excluded is never among what the patient has. */
export const diagnosisSection = (kind: Kind, diagnoses: readonly Diagnosis[], telling: Telling): Section =>
  section(
    kind,
    telling,
    diagnoses.filter(belongs[kind]).map((row) => entryOf(row, telling)),
  );
