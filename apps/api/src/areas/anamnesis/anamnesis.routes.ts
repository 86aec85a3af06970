import { latestToday } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { Call, HandlersOf } from '../../contract/handlers.ts';
import type { Owns } from '../../contract/ownership.ts';
import { checkRecordId } from '../../contract/saved-record.ts';
import { patientOf, type Session } from '../../contract/session.ts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../problem.ts';
import {
  asFamily,
  asRecent,
  asRemote,
  findPhysiological,
  findText,
  isPartOf,
  type TextPart,
  type Writing,
  type Written,
  writePhysiological,
  writeText,
} from './anamnesis.repository.ts';
import type { Part } from './anamnesis.table.ts';
import { physiologicalOf } from './physiological.ts';

interface Sent {
  id_anamnesi_log?: number;
  dataAggiornamento?: string | null;
}

interface Saving extends Pick<Call<'saveFamilyAnamnesis'>, 'session' | 'path' | 'audit'> {
  body: Sent;
}

export const ownsAnamnesis =
  (database: Database): Owns =>
  async ({ id_paziente }, id) =>
    id_paziente !== undefined && isPartOf(database, id_paziente, id);

type Operations =
  | 'getFamilyAnamnesis'
  | 'getRemoteAnamnesis'
  | 'getRecentAnamnesis'
  | 'getPhysiologicalAnamnesis'
  | 'saveFamilyAnamnesis'
  | 'saveRemoteAnamnesis'
  | 'saveRecentAnamnesis'
  | 'savePhysiologicalAnamnesis';

export function anamnesisRoutes({ database, clock, people }: AppContext): HandlersOf<Operations> {
  async function writingOf<P extends Part>(
    session: Session,
    part: P,
    id: number,
    body: Sent,
  ): Promise<Writing & { part: P }> {
    checkRecordId('id_anamnesi_log', id, body.id_anamnesi_log);
    const id_paziente = patientOf(session);
    // The id of another part of the own history.
    if (id !== 0 && !(await isPartOf(database, id_paziente, id, part))) throw notFound();
    const owner = { id_paziente, author_id: session.id_utente };
    return { ...owner, part, id, seen: body.dataAggiornamento, now: clock() };
  }
  const read = (session: Session, part: TextPart) => findText(database, patientOf(session), part);

  /** Says what became of a part: it begins with the id 0, and is written over ever after. */
  function told<Row extends Written>({ path, audit }: Pick<Saving, 'path' | 'audit'>, row: Row): Row {
    const azione = path.id_record === 0 ? 'created' : 'changed';
    audit({ azione, tipo: 'anamnesis', id_record: row.id_anamnesi_log });
    return row;
  }
  async function write(call: Saving, part: TextPart, text: string) {
    const writing = await writingOf(call.session, part, call.path.id_record, call.body);
    return told(
      call,
      await database.transaction().execute((transaction) => writeText(transaction, writing, text.trim())),
    );
  }

  return {
    getFamilyAnamnesis: async ({ session }) => asFamily(await read(session, 'familiare')),
    getRemoteAnamnesis: async ({ session }) => asRemote(await read(session, 'remota')),
    getRecentAnamnesis: async ({ session }) => asRecent(await read(session, 'prossima')),
    getPhysiologicalAnamnesis: ({ session }) => findPhysiological(database, patientOf(session)),

    saveFamilyAnamnesis: async (call) =>
      asFamily(await write(call, 'familiare', call.body.anamnesi_familiare_contenuto)),
    saveRemoteAnamnesis: async (call) => asRemote(await write(call, 'remota', call.body.anamnesi_remota_contenuto)),
    saveRecentAnamnesis: async (call) => asRecent(await write(call, 'prossima', call.body.anamnesi_prossima_contenuto)),

    async savePhysiologicalAnamnesis(call) {
      const { session, path, body } = call;
      const writing = await writingOf(session, 'fisiologica', path.id_record, body);
      const [before, { paziente_sesso: sex }] = await Promise.all([
        findPhysiological(database, writing.id_paziente),
        people.person(writing.id_paziente),
      ]);
      const day = { today: latestToday(clock()), isFemale: sex === 'female' };
      const content = physiologicalOf(body, before, day);
      return told(
        call,
        await database.transaction().execute((transaction) => writePhysiological(transaction, writing, content)),
      );
    },
  };
}
