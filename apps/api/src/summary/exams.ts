import { known, levelFact, type Schemas, type Section, section, type Telling } from './telling.ts';

type Exam = Schemas['Exam'];
type Kind = 'requested' | 'scheduled' | 'completed';

const states: Record<Kind, Exam['indagine_stato']> = { requested: '0', scheduled: '1', completed: '2' };

/** Where it is made, in words. */
export const centreOf = ({ id_centro_indagine, altro_centro }: Exam, { centres }: Pick<Telling, 'centres'>): string =>
  id_centro_indagine === null ? altro_centro : (centres.get(id_centro_indagine) ?? '');

function factsOf(exam: Exam, diagnoses: ReadonlyMap<number, string>, telling: Telling) {
  const { facts, categories } = telling.words;
  const names = exam.diags.map((id) => diagnoses.get(id)).filter(Boolean);
  return known([
    [facts.date, exam.indagine_data_display && telling.words.day(exam.indagine_data_display)],
    [facts.group, exam.indagine_categoria && categories[exam.indagine_categoria]],
    [facts.centre, centreOf(exam, telling)],
    [facts.prescriber, exam.careprovider],
    [facts.reason, exam.indagine_motivo],
    [facts.diagnosis, names.join(', ')],
    [facts.attachments, exam.allegati.join(', ')],
    ...levelFact(telling, exam.id_livello_confidenzialita),
  ]);
}

/** Exams of one state; the names of diagnoses are those that may be told. */
export function examSection(
  kind: Kind,
  exams: readonly Exam[],
  diagnoses: ReadonlyMap<number, string>,
  telling: Telling,
): Section {
  return section(
    kind,
    telling,
    exams
      .filter(({ indagine_stato }) => indagine_stato === states[kind])
      .map((exam) => ({ name: telling.words.term(exam.indagine_tipologia), facts: factsOf(exam, diagnoses, telling) })),
  );
}

export function fileSection(files: readonly Schemas['File'][], telling: Telling): Section {
  const { facts, files: kinds } = telling.words;
  return section(
    'files',
    telling,
    files.map((file) => ({
      name: file.file_nome,
      facts: known([
        [facts.kind, kinds[file.type]],
        [facts.date, telling.words.day(file.data_rilievo)],
        [facts.comment, file.file_commento],
        ...levelFact(telling, file.livello_effettivo),
      ]),
    })),
  );
}
