import {
  type Entry,
  knownFacts,
  levelFact,
  type RenderContext,
  type Schemas,
  type Section,
  section,
} from './render-context.ts';

type Diagnosis = Schemas['Diagnosis'];
export type NamedDiagnosis = Pick<Diagnosis, 'id_diagnosi' | 'diagnosi_patologia' | 'diagnosi_stato'>;

const confirmed = '0';
const suspected = '1';
const excluded = '2';

export const isAllergy = ({ tipo_diagnosi }: Diagnosis): boolean => tipo_diagnosi !== 'Diagnosi';
export const isExcluded = ({ diagnosi_stato }: Diagnosis): boolean => diagnosi_stato === excluded;

function toEntry(row: Diagnosis, context: RenderContext): Entry {
  const { facts, kinds, suspected: doubtful } = context.messages;
  // In a list of allergies only the name can show that one is uncertain.
  const name = isAllergy(row) && row.diagnosi_stato === suspected;
  return {
    name: name ? `${row.diagnosi_patologia} (${doubtful})` : row.diagnosi_patologia,
    facts: knownFacts([
      [facts.kind, isAllergy(row) ? kinds[row.tipo_diagnosi] : ''],
      [facts.diagnosedBy, row.diagnosiDetails.careprovider],
      [facts.recorded, context.messages.day(row.diagnosi_inserimento)],
      ...levelFact(context, row.id_livello_confidenzialita),
    ]),
  };
}

export function diagnosisNames(rows: readonly NamedDiagnosis[], { messages }: Pick<RenderContext, 'messages'>) {
  const certainty: Partial<Record<string, string>> = { [suspected]: messages.suspected, [excluded]: messages.excluded };
  return new Map(
    rows.map(({ id_diagnosi, diagnosi_patologia: name, diagnosi_stato }) => {
      const doubt = certainty[diagnosi_stato];
      return [id_diagnosi, doubt === undefined ? name : `${name} (${doubt})`];
    }),
  );
}

type Kind = 'allergies' | 'conditions' | 'suspected' | 'excluded';

export const diagnosisFilters: Record<Kind, (row: Diagnosis) => boolean> = {
  allergies: (row) => isAllergy(row) && !isExcluded(row),
  conditions: (row) => !isAllergy(row) && row.diagnosi_stato === confirmed,
  suspected: (row) => !isAllergy(row) && row.diagnosi_stato === suspected,
  excluded: isExcluded,
};

/** Each diagnosis belongs to exactly one section; excluded ones are never listed as current. */
export const diagnosisSection = (kind: Kind, diagnoses: readonly Diagnosis[], context: RenderContext): Section =>
  section(
    kind,
    context,
    diagnoses.filter(diagnosisFilters[kind]).map((row) => toEntry(row, context)),
  );
