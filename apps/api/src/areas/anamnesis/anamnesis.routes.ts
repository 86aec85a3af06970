import { latestToday } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { HandlersOf } from '../../contract/handlers.ts';
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
  writePhysiological,
  writeText,
} from './anamnesis.repository.ts';
import type { Part } from './anamnesis.table.ts';
import { physiologicalOf } from './physiological.ts';

interface Sent {
  id_anamnesi_log?: number;
  dataAggiornamento?: string | null;
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
  const write = async (session: Session, part: TextPart, id: number, body: Sent, text: string) => {
    const writing = await writingOf(session, part, id, body);
    return database.transaction().execute((transaction) => writeText(transaction, writing, text.trim()));
  };

  return {
    getFamilyAnamnesis: async ({ session }) => asFamily(await read(session, 'familiare')),
    getRemoteAnamnesis: async ({ session }) => asRemote(await read(session, 'remota')),
    getRecentAnamnesis: async ({ session }) => asRecent(await read(session, 'prossima')),
    getPhysiologicalAnamnesis: ({ session }) => findPhysiological(database, patientOf(session)),

    saveFamilyAnamnesis: async ({ session, path, body }) =>
      asFamily(await write(session, 'familiare', path.id_record, body, body.anamnesi_familiare_contenuto)),
    saveRemoteAnamnesis: async ({ session, path, body }) =>
      asRemote(await write(session, 'remota', path.id_record, body, body.anamnesi_remota_contenuto)),
    saveRecentAnamnesis: async ({ session, path, body }) =>
      asRecent(await write(session, 'prossima', path.id_record, body, body.anamnesi_prossima_contenuto)),

    async savePhysiologicalAnamnesis({ session, path, body }) {
      const writing = await writingOf(session, 'fisiologica', path.id_record, body);
      const [before, { paziente_sesso: sex }] = await Promise.all([
        findPhysiological(database, writing.id_paziente),
        people.person(writing.id_paziente),
      ]);
      const day = { today: latestToday(clock()), isFemale: sex === 'female' };
      const content = physiologicalOf(body, before, day);
      return database.transaction().execute((transaction) => writePhysiological(transaction, writing, content));
    },
  };
}
