import { latestToday } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { Call, HandlersFor } from '../../contract/handlers.ts';
import type { OwnershipCheck } from '../../contract/ownership.ts';
import { checkRecordId } from '../../contract/saved-record.ts';
import { requirePatientId, type Session } from '../../contract/session.ts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../problem.ts';
import {
  findPhysiological,
  findText,
  hasPart,
  type PartMetadata,
  type PartWrite,
  type TextPart,
  toFamilyAnamnesis,
  toRecentAnamnesis,
  toRemoteAnamnesis,
  writePhysiological,
  writeText,
} from './anamnesis.repository.ts';
import type { Part } from './anamnesis.table.ts';
import { toPhysiologicalContent } from './physiological.ts';

interface VersionedBody {
  id_anamnesi_log?: number;
  dataAggiornamento?: string | null;
  id_livello_confidenzialita?: PartWrite['level'];
}

interface SaveCall extends Pick<Call<'saveFamilyAnamnesis'>, 'session' | 'path' | 'audit'> {
  body: VersionedBody;
}

export const ownsAnamnesis =
  (database: Database): OwnershipCheck =>
  async ({ id_paziente }, id) =>
    id_paziente !== undefined && hasPart(database, id_paziente, id);

type Operations =
  | 'getFamilyAnamnesis'
  | 'getRemoteAnamnesis'
  | 'getRecentAnamnesis'
  | 'getPhysiologicalAnamnesis'
  | 'saveFamilyAnamnesis'
  | 'saveRemoteAnamnesis'
  | 'saveRecentAnamnesis'
  | 'savePhysiologicalAnamnesis';

export function anamnesisRoutes({ database, clock, people }: AppContext): HandlersFor<Operations> {
  async function toPartWrite<P extends Part>(
    session: Session,
    part: P,
    id: number,
    body: VersionedBody,
  ): Promise<PartWrite & { part: P }> {
    checkRecordId('id_anamnesi_log', id, body.id_anamnesi_log);
    const id_paziente = requirePatientId(session);
    // The ID may belong to another part of the patient's own history.
    if (id !== 0 && !(await hasPart(database, id_paziente, id, part))) throw notFound();
    const owner = { id_paziente, author_id: session.id_utente };
    return {
      ...{ ...owner, part, id, baseVersion: body.dataAggiornamento, now: clock() },
      level: body.id_livello_confidenzialita,
    };
  }
  const read = (session: Session, part: TextPart) => findText(database, requirePatientId(session), part);

  function auditWrite<Row extends PartMetadata>({ path, audit }: Pick<SaveCall, 'path' | 'audit'>, row: Row): Row {
    const azione = path.id_record === 0 ? 'created' : 'changed';
    audit({ azione, tipo: 'anamnesis', id_record: row.id_anamnesi_log });
    return row;
  }
  async function write(call: SaveCall, part: TextPart, text: string) {
    const writing = await toPartWrite(call.session, part, call.path.id_record, call.body);
    return auditWrite(
      call,
      await database.transaction().execute((transaction) => writeText(transaction, writing, text.trim())),
    );
  }

  return {
    getFamilyAnamnesis: async ({ session }) => toFamilyAnamnesis(await read(session, 'familiare')),
    getRemoteAnamnesis: async ({ session }) => toRemoteAnamnesis(await read(session, 'remota')),
    getRecentAnamnesis: async ({ session }) => toRecentAnamnesis(await read(session, 'prossima')),
    getPhysiologicalAnamnesis: ({ session }) => findPhysiological(database, requirePatientId(session)),

    saveFamilyAnamnesis: async (call) =>
      toFamilyAnamnesis(await write(call, 'familiare', call.body.anamnesi_familiare_contenuto)),
    saveRemoteAnamnesis: async (call) =>
      toRemoteAnamnesis(await write(call, 'remota', call.body.anamnesi_remota_contenuto)),
    saveRecentAnamnesis: async (call) =>
      toRecentAnamnesis(await write(call, 'prossima', call.body.anamnesi_prossima_contenuto)),

    async savePhysiologicalAnamnesis(call) {
      const { session, path, body } = call;
      const writing = await toPartWrite(session, 'fisiologica', path.id_record, body);
      const [before, { paziente_sesso: sex }] = await Promise.all([
        findPhysiological(database, writing.id_paziente),
        people.person(writing.id_paziente),
      ]);
      const day = { today: latestToday(clock()), isFemale: sex === 'female' };
      const content = toPhysiologicalContent(body, before, day);
      return auditWrite(
        call,
        await database.transaction().execute((transaction) => writePhysiological(transaction, writing, content)),
      );
    },
  };
}
