import { knownFacts, levelFact, type RenderContext, type Schemas, type Section, section } from './render-context.ts';

type Exam = Schemas['Exam'];
type Kind = 'requested' | 'scheduled' | 'completed';

const states: Record<Kind, Exam['indagine_stato']> = { requested: '0', scheduled: '1', completed: '2' };

export const centreName = (
  { id_centro_indagine, altro_centro }: Exam,
  { centres }: Pick<RenderContext, 'centres'>,
): string => (id_centro_indagine === null ? altro_centro : (centres.get(id_centro_indagine) ?? ''));

const appointmentHour = ({ indagine_stato, indagine_ora }: Exam) =>
  indagine_stato === states.scheduled ? indagine_ora : null;

function examFacts(exam: Exam, diagnoses: ReadonlyMap<number, string>, context: RenderContext) {
  const { facts, categories } = context.messages;
  const names = exam.diags.map((id) => diagnoses.get(id)).filter(Boolean);
  return knownFacts([
    [
      facts.date,
      exam.indagine_data_display &&
        [context.messages.day(exam.indagine_data_display), appointmentHour(exam)].filter(Boolean).join(', '),
    ],
    [facts.group, exam.indagine_categoria && categories[exam.indagine_categoria]],
    [facts.centre, centreName(exam, context)],
    [facts.prescriber, exam.careprovider],
    [facts.reason, exam.indagine_motivo],
    [facts.diagnosis, names.join(', ')],
    [facts.attachments, exam.allegati.join(', ')],
    ...levelFact(context, exam.id_livello_confidenzialita),
  ]);
}

export function examSection(
  kind: Kind,
  exams: readonly Exam[],
  diagnoses: ReadonlyMap<number, string>,
  context: RenderContext,
): Section {
  return section(
    kind,
    context,
    exams
      .filter(({ indagine_stato }) => indagine_stato === states[kind])
      .map((exam) => ({
        name: context.messages.term(exam.indagine_tipologia),
        facts: examFacts(exam, diagnoses, context),
      })),
  );
}

export function fileSection(files: readonly Schemas['File'][], context: RenderContext): Section {
  const { facts, files: kinds } = context.messages;
  return section(
    'files',
    context,
    files.map((file) => ({
      name: file.file_nome,
      facts: knownFacts([
        [facts.kind, kinds[file.type]],
        [facts.date, context.messages.day(file.data_rilievo)],
        [facts.comment, file.file_commento],
        ...levelFact(context, file.livello_effettivo),
      ]),
    })),
  );
}
