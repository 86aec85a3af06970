import type { AppContext } from '../../context.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import { canSee, lineKey, type RecordLine, type RecordPart } from '../../records/sharing.ts';
import { findActiveAssociation, findAssociatedDoctor, queryPatients } from './doctors.repository.ts';

type Alert = components['schemas']['PatientAlert'];

export interface PatientNews {
  id_paziente: number;
  novita: number;
  avvisi: Alert[];
  /** Records of the alerts that the doctor has not been shown since they changed. */
  unread: RecordLine[];
}

const changes = ['created', 'changed', 'level', 'restored'] as const;

/** The card is the first entry of each reading of a whole record. */
const readings = (database: Queries, userId: number) =>
  queryPatients(database, userId)
    .innerJoin('audit', (join) =>
      join
        .onRef('audit.id_paziente', '=', 'associated_doctors.id_paziente')
        .onRef('audit.id_record', '=', 'associated_doctors.id_paziente'),
    )
    .where('kind', '=', 'patient')
    .where('action', '=', 'read')
    .where('audit.id_utente', '=', userId)
    .groupBy('audit.id_paziente');

/** Returns the time of the last reading by patient. */
export async function findLastReads(database: Queries, userId: number): Promise<Map<number, string>> {
  const rows = await readings(database, userId)
    .select('audit.id_paziente')
    .select(({ fn }) => fn.max('at').as('at'))
    .execute();
  return new Map(rows.map(({ id_paziente, at }) => [id_paziente, at]));
}

const changesSince = (database: Queries, userId: number) =>
  database
    .selectFrom(
      readings(database, userId)
        .select('audit.id_paziente')
        .select(({ fn }) => fn.max('sequence').as('sequence'))
        .as('seen'),
    )
    .innerJoin('audit as change', 'change.id_paziente', 'seen.id_paziente')
    .whereRef('change.sequence', '>', 'seen.sequence')
    .where('change.action', 'in', changes)
    .where('change.id_utente', '!=', userId);

/** Returns the patients whose records others changed after the doctor's last reading, last changed first. */
export async function listChangedPatients(database: Queries, userId: number): Promise<number[]> {
  const rows = await changesSince(database, userId)
    .select('change.id_paziente')
    .select(({ fn }) => fn.max('change.at').as('at'))
    .groupBy('change.id_paziente')
    .execute();
  return rows.sort((one, other) => (one.at < other.at ? 1 : -1)).map(({ id_paziente }) => id_paziente);
}

function toAlert({ area, tipo, id_record, titolo }: RecordPart): Alert[] {
  if (area === 'allergies') return [{ tipo: 'allergy', id_record, titolo }];
  if (area === 'forbidden-drugs') return [{ tipo: 'forbidden-drug', id_record, titolo }];
  return tipo === 'reaction' ? [{ tipo: 'reaction', id_record, titolo }] : [];
}

const kindOfAlert: Record<Alert['tipo'], RecordLine['tipo']> = {
  allergy: 'diagnosis',
  'forbidden-drug': 'therapy',
  reaction: 'reaction',
};

const maxAlerts = 20;

/** Counts only records that the doctor may see. */
export async function readPatientNews(
  { database, records }: Pick<AppContext, 'database' | 'records'>,
  userId: number,
  patientId: number,
): Promise<PatientNews> {
  const doctor = await findAssociatedDoctor(database, patientId, userId);
  const association = doctor && (await findActiveAssociation(database, patientId, doctor.id_cpp));
  if (!association) return { id_paziente: patientId, novita: 0, avvisi: [], unread: [] };
  const changed = await changesSince(database, userId)
    .where('change.id_paziente', '=', patientId)
    .select(['change.kind as tipo', 'change.id_record'])
    .select(({ fn }) => fn.max('change.sequence').as('sequence'))
    .groupBy(['change.kind', 'change.id_record'])
    .execute();
  const sequences = new Map(changed.map(({ tipo, id_record, sequence }) => [`${tipo} ${id_record}`, Number(sequence)]));
  const shown = records
    .partsOf(await records.readWhole(patientId))
    .filter((part) => sequences.has(lineKey(part)) && canSee(association, part))
    .sort((one, other) => (sequences.get(lineKey(other)) ?? 0) - (sequences.get(lineKey(one)) ?? 0));
  const avvisi = shown.flatMap(toAlert).slice(0, maxAlerts);
  const unread: RecordLine[] = [];
  for (const { tipo, id_record } of avvisi) {
    const line = { tipo: kindOfAlert[tipo], id_record };
    const read = await database
      .selectFrom('audit')
      .select('id_audit')
      .where('id_paziente', '=', patientId)
      .where('kind', '=', line.tipo)
      .where('id_record', '=', id_record)
      .where('action', '=', 'read')
      .where('id_utente', '=', userId)
      .where('sequence', '>', sequences.get(lineKey(line)) ?? 0)
      .limit(1)
      .executeTakeFirst();
    if (read === undefined) unread.push(line);
  }
  return { id_paziente: patientId, novita: shown.length, avvisi, unread };
}
