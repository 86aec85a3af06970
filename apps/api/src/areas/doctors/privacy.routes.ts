import { timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { requirePatientId, type Session } from '../../contract/session.ts';
import { isException, maxExceptions } from '../../policy/visibility.ts';
import { conflict, invalid, notFound } from '../../problem.ts';
import { lineKey, ownLevel, type RecordPart } from '../../records/sharing.ts';
import { isSpecialty } from '../../records/specialties/choice.ts';
import { checkTags } from './check-tags.ts';
import { findAssociation, listAssociations, setException } from './doctors.repository.ts';
import {
  findChangedRecords,
  isReader,
  type LevelChange,
  recordsWithLevel,
  toAudience,
  toEffect,
  toForecast,
  toPrivacyMap,
  toRecord,
} from './privacy-map.ts';

/** @throws Problem if a record is missing or named twice. */
function requireChangedRecords(parts: readonly RecordPart[], changes: readonly LevelChange[]): RecordPart[] {
  const names = new Set(changes.map(lineKey));
  if (names.size < changes.length) {
    throw invalid([{ path: '/modifiche', code: 'uniqueItems', message: 'must contain each record only once' }]);
  }
  const chosen = findChangedRecords(parts, changes);
  if (chosen === undefined) throw notFound();
  return chosen;
}

export const currentLevels = (parts: readonly RecordPart[], changes: readonly LevelChange[]): LevelChange[] =>
  requireChangedRecords(parts, changes).map((part) => ({
    tipo: part.tipo,
    id_record: part.id_record,
    id_livello_confidenzialita: ownLevel(part),
  }));

export type PrivacyOperations =
  | 'getPrivacyMap'
  | 'listPrivacyRecords'
  | 'previewLevels'
  | 'saveLevels'
  | 'saveSpecialties'
  | 'forecastAccess'
  | 'saveException'
  | 'listExceptions'
  | 'getAudience';

const ascending = (one: number, other: number) => one - other;
const toIds = (text: string) => text.split(',').filter(Boolean).map(Number);

const newestFirst = (one: RecordPart, other: RecordPart) =>
  (other.data ?? '').localeCompare(one.data ?? '') || other.id_record - one.id_record;

export function privacyRoutes({ audit, clock, database, records, tasks }: AppContext): HandlersFor<PrivacyOperations> {
  const read = async (session: Session) => {
    const patientId = requirePatientId(session);
    const [associations, record] = await Promise.all([
      listAssociations(database, patientId),
      records.readWhole(patientId),
    ]);
    return { associations, doctors: associations.filter(isReader), parts: records.partsOf(record) };
  };

  return {
    async getPrivacyMap({ session }) {
      const { doctors, parts } = await read(session);
      return toPrivacyMap(records.areas, doctors, parts);
    },

    async listPrivacyRecords({ session, path: { area } }) {
      const { parts } = await read(session);
      const inArea = [...recordsWithLevel(parts).values()].filter((part) => part.area === area);
      return { data: inArea.sort(newestFirst).map(toRecord) };
    },

    async previewLevels({ session, body: { modifiche } }) {
      const { doctors, parts } = await read(session);
      requireChangedRecords(parts, modifiche);
      return toEffect(doctors, parts, modifiche);
    },

    async saveLevels({ session, caller, body: { modifiche } }) {
      const id_paziente = requirePatientId(session);
      const before = await tasks.run('levelsBefore', { patientId: id_paziente, changes: modifiche }, caller);
      const changed = modifiche.flatMap((change, index) => {
        const was = before[index];
        return was && was.id_livello_confidenzialita !== change.id_livello_confidenzialita ? [{ was, change }] : [];
      });
      await database.transaction().execute(async (transaction) => {
        for (const { change } of changed) {
          if (!(await records.setLevel(transaction, id_paziente, change)))
            throw conflict('deleted', 'A record was deleted.');
        }
        // The audit is always written last: locking it before the records could cause a deadlock.
        for (const { change } of changed) {
          const { tipo: kind, id_record } = change;
          const who = { id_paziente, id_utente: session.id_utente, at: timestamp(clock()) };
          await audit.append(transaction, { ...who, action: 'level', kind, id_record });
        }
      });
      return { cambiati: changed.length, precedenti: changed.map(({ was }) => was) };
    },

    async saveSpecialties({ session, body }) {
      const id_paziente = requirePatientId(session);
      const { tipo, id_record, specialita: chosen } = body;
      if (chosen?.some((id) => !isSpecialty(id))) {
        throw invalid([{ path: '/specialita', code: 'unknown', message: 'must be specialty tags' }]);
      }
      return database.transaction().execute(async (transaction) => {
        const before = await records.findSpecialties(transaction, id_paziente, { tipo, id_record });
        if (before === undefined) throw notFound();
        const after = before.deleted
          ? undefined
          : await records.setSpecialties(
              transaction,
              id_paziente,
              { tipo, id_record },
              chosen && [...chosen].sort(ascending),
            );
        if (after === undefined) throw conflict('deleted', 'The record is deleted.');
        // The audit is always written last: locking it before the record could cause a deadlock.
        const who = { id_paziente, id_utente: session.id_utente, at: timestamp(clock()) };
        await audit.append(transaction, { ...who, action: 'changed', kind: tipo, id_record });
        const { specialita, specialita_scelta, versione } = after;
        return {
          specialita,
          specialita_scelta,
          versione,
          precedenti: before.specialita_scelta ? before.specialita : null,
        };
      });
    },

    async forecastAccess({ session, body: { level, visibility, tags, id_cpp } }) {
      checkTags(visibility, tags);
      const patientId = requirePatientId(session);
      const [association, record] = await Promise.all([
        id_cpp === undefined ? undefined : findAssociation(database, patientId, id_cpp),
        records.readWhole(patientId),
      ]);
      const access = { assegnazione_confidenzialita: level, visibility, tags, eccezioni: association?.eccezioni ?? [] };
      return toForecast(access, records.partsOf(record));
    },

    async saveException({ session, body }) {
      const { id_cpp, tipo: kind, id_record } = body;
      const id_paziente = requirePatientId(session);
      await database.transaction().execute(async (transaction) => {
        if (!(await setException(transaction, id_paziente, body)))
          throw conflict('too-many', `At most ${maxExceptions} records can be hidden from one doctor.`);
        const who = { id_paziente, id_utente: session.id_utente, at: timestamp(clock()) };
        await audit.append(transaction, { ...who, action: 'level', kind, id_record });
      });
      const data = await findAssociation(database, id_paziente, id_cpp);
      if (data === undefined) throw notFound();
      return { data };
    },

    async listExceptions({ session, path: { id_cpp } }) {
      const { associations, parts } = await read(session);
      const association = associations.find((one) => one.id_cpp === id_cpp && one.care_provider.attivo);
      if (association === undefined) throw notFound();
      const hidden = parts.filter((part) => isException(association, part));
      return { data: hidden.sort(newestFirst).map(toRecord) };
    },

    async getAudience({ session, query: { tipo, id_record, categoria, specialita } }) {
      const { doctors, parts } = await read(session);
      const part =
        tipo !== undefined && id_record === undefined
          ? records.newPart(tipo, categoria)
          : recordsWithLevel(parts).get(`${tipo} ${id_record}`);
      if (part === undefined) return { data: [], eccezioni: [] };
      return toAudience(doctors, specialita === undefined ? part : { ...part, tags: toIds(specialita) });
    },
  };
}
