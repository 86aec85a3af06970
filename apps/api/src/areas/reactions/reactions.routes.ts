import { calendarDay, latestToday } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { components } from '../../contract/contract.gen.ts';
import { Download } from '../../contract/download.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { requirePatientId } from '../../contract/session.ts';
import { type FieldError, invalid, notFound } from '../../problem.ts';
import { lifeCycle } from '../../records/life-cycle.ts';
import { messagesFor } from '../../summary/render-context.ts';
import { reactions } from './reactions.kind.ts';
import { structures } from './structures.ts';

type Fields = components['schemas']['ReactionFields'];

const female = ['date_last_menstruation', 'pregnancy', 'nursing_mother'] as const;
const past = ['date_last_menstruation', 'date_reaction', 'first_assumption_date', 'last_assumption_date'] as const;

export function validateFields(fields: Fields, sex: string, today: string): FieldError[] {
  const errors: FieldError[] = [];
  const addError = (name: keyof Fields, code: string, message: string) =>
    errors.push({ path: `/${name}`, code, message });

  if (sex === 'female') {
    if (fields.nursing_mother === null) addError('nursing_mother', 'required', 'is required for women');
  } else {
    for (const name of female) if (fields[name] !== null) addError(name, 'applies', 'applies to women only');
  }
  const used = fields.drug_already_used === 'si';
  if (used && fields.same_reaction === null)
    addError('same_reaction', 'required', 'is required for a drug used before');
  if (!used && fields.same_reaction !== null)
    addError('same_reaction', 'applies', 'applies to a drug used before only');
  for (const name of past) {
    if ((fields[name] ?? '') > today) addError(name, 'future-date', 'must not be later than today');
  }
  if (fields.first_assumption_date > fields.last_assumption_date) {
    addError('first_assumption_date', 'order', 'must not be later than the last one');
  }
  if (!structures.some(({ id }) => id === fields.id_structure_pharmacovigilance)) {
    addError('id_structure_pharmacovigilance', 'unknown', 'must be one of the structures');
  }
  return errors;
}

export function reactionsRoutes({
  database,
  clock,
  timeZone,
  catalogue,
  people,
  therapies,
}: AppContext): HandlersFor<
  | 'createReactionReport'
  | 'deleteReactionReport'
  | 'restoreReactionReport'
  | 'listReactionReports'
  | 'printReactionReport'
  | 'listPharmacovigilanceStructures'
> {
  const { find, list, create, change, remove } = lifeCycle({ database, clock }, reactions);

  return {
    async createReactionReport(call) {
      const id_paziente = requirePatientId(call.session);
      const { id_utente: _, id_terapie, id_livello_confidenzialita: level, ...fields } = call.body;
      const [about, taken] = await Promise.all([people.person(id_paziente), therapies.find(id_paziente, id_terapie)]);
      if (taken === undefined) throw notFound();
      return create(call, {
        level,
        required: [],
        content(now) {
          const errors = validateFields(fields, about.paziente_sesso, latestToday(now));
          if (errors.length > 0) throw invalid(errors);
          return {
            ...fields,
            id_terapie,
            id_farmaco_codifa: taken.id_farmaco_codifa,
            descrizione_breve: taken.farmaco.descrizione_breve,
            data_inserimento: calendarDay(now, timeZone),
          };
        },
      });
    },

    listReactionReports: list,

    deleteReactionReport: (call) => remove(call, call.path.id),

    // The content never changes, so neither restoring nor a level needs a version.
    restoreReactionReport: (call) =>
      change(
        { ...call, ifMatch: undefined },
        {
          id: call.path.id_record,
          deleted_at: call.body.deleted_at,
          level: call.body.id_livello_confidenzialita,
          content: () => undefined,
        },
      ),

    async printReactionReport({ session, path, query: { lingua: language = 'it' } }) {
      const now = clock();
      const id_paziente = requirePatientId(session);
      const [row, about] = await Promise.all([find(session, path.id), people.person(id_paziente)]);
      if (row.deleted_at !== null) throw notFound();
      const report = reactions.kind.show(row);
      // PDF code and fonts are large and rarely needed.
      const { printReaction } = await import('./print.ts');
      const today = calendarDay(now, timeZone);
      const { id_farmaco_codifa: drugId } = report.farmaco;
      const medicines = await catalogue.findAll(drugId === null ? [] : [drugId]);
      return new Download(
        'application/pdf',
        `${messagesFor(language).reaction.title} ${report.date_reaction}.pdf`,
        await printReaction({ report, person: about, medicines, language, today, at: now }),
      );
    },

    listPharmacovigilanceStructures: async () => [...structures],
  };
}
