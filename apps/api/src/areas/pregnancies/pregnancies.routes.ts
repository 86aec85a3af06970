import { latestToday } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { Body, HandlersFor } from '../../contract/handlers.ts';
import { checkRecordId } from '../../contract/saved-record.ts';
import { requirePatientId, type Session } from '../../contract/session.ts';
import { conflict, invalid } from '../../problem.ts';
import { checkNotAfter } from '../../records/checks.ts';
import { lifeCycle } from '../../records/life-cycle.ts';
import { type Pregnancy, pregnancies } from './pregnancies.kind.ts';

type Content = Pick<
  Pregnancy,
  'eta' | 'inizio_gravidanza' | 'fine_gravidanza' | 'esito' | 'sesso_bambino' | 'note_gravidanza'
>;

const fieldError = (field: keyof Content, code: string, message: string) =>
  invalid([{ path: `/${field}`, code, message }]);

function toContent(body: Body<'createPregnancy'>, today: string): Content | undefined {
  const { eta, inizio_gravidanza: start, fine_gravidanza: end, esito, sesso_bambino, note_gravidanza } = body;
  if (eta === undefined || start === undefined || end === undefined) return undefined;
  if (esito === undefined || sesso_bambino === undefined || note_gravidanza === undefined) return undefined;
  checkNotAfter(today, { inizio_gravidanza: start, fine_gravidanza: end });
  if (start !== null && end !== null && end < start) {
    throw fieldError('fine_gravidanza', 'date-order', 'must not be before the beginning');
  }
  if (end !== null && esito === null) throw fieldError('esito', 'required', 'is required of one that has ended');
  if (esito === 'nascita' && sesso_bambino === null)
    throw fieldError('sesso_bambino', 'required', 'is required of a birth');
  return {
    eta,
    inizio_gravidanza: start,
    fine_gravidanza: end,
    esito,
    sesso_bambino: esito === null ? null : sesso_bambino,
    note_gravidanza: note_gravidanza.trim(),
  };
}

export function pregnanciesRoutes(
  app: AppContext,
): HandlersFor<'listPregnancies' | 'createPregnancy' | 'updatePregnancy' | 'deletePregnancy'> {
  const { list, create, change, remove } = lifeCycle(app, pregnancies);

  async function toAllowedContent(session: Session, body: Body<'createPregnancy'>, now: number) {
    const content = toContent(body, latestToday(now));
    if (content === undefined) return undefined;
    const { paziente_sesso: sex } = await app.people.person(requirePatientId(session));
    if (sex !== 'female') {
      throw conflict('not-female', 'The sex of the patient is not female.');
    }
    return content;
  }

  return {
    listPregnancies: list,

    async createPregnancy(call) {
      checkRecordId('id_gravidanza', 0, call.body.id_gravidanza);
      return create(call, {
        level: call.body.id_livello_confidenzialita,
        required: ['eta'],
        content: (now) => toAllowedContent(call.session, call.body, now),
      });
    },

    async updatePregnancy(call) {
      const { path, body } = call;
      checkRecordId('id_gravidanza', path.id_gravidanza, body.id_gravidanza);
      return change(call, {
        id: path.id_gravidanza,
        deleted_at: body.deleted_at,
        level: body.id_livello_confidenzialita,
        content: (_before, now) => toAllowedContent(call.session, body, now),
      });
    },

    deletePregnancy: (call) => remove(call, call.path.id_gravidanza),
  };
}
