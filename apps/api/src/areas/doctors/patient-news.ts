import type { Audit, Records } from '../../area-services.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import { canSee, type RecordLine, type RecordPart } from '../../records/sharing.ts';
import { findActiveAssociation, findAssociatedDoctor } from './doctors.repository.ts';
import { findNews } from './find-news.ts';

type Alert = components['schemas']['PatientAlert'];
type NewsCount = components['schemas']['NewsCount'];

export interface ReadPatient {
  patientId: number;
  /** Position of the doctor's last reading in the audit of the record. */
  after: number;
}

export interface PatientNews {
  id_paziente: number;
  novita: number;
  novita_per_tipo: NewsCount[];
  avvisi: Alert[];
  /** Records of the alerts that the doctor has not been shown since they changed. */
  unread: RecordLine[];
}

/** Each takes the work of reading a record. */
const maxPatients = 100;

/** Returns the patients whose records others changed after the doctor's last reading, last changed first. */
export async function listChangedPatients(
  { audit }: { audit: Audit },
  userId: number,
  reads: ReadonlyMap<number, { sequence: number }>,
): Promise<{ patients: ReadPatient[]; isComplete: boolean }> {
  const changed: (ReadPatient & { at: string })[] = [];
  for (const [patientId, { sequence: after }] of reads) {
    const at = await audit.lastChange(userId, patientId, after);
    if (at !== undefined) changed.push({ patientId, after, at });
  }
  changed.sort((one, other) => (one.at < other.at ? 1 : -1));
  return {
    patients: changed.slice(0, maxPatients).map(({ patientId, after }) => ({ patientId, after })),
    isComplete: changed.length <= maxPatients,
  };
}

function toAlert({ area, tipo, id_record, titolo }: RecordPart): Alert[] {
  if (area === 'allergies') return [{ tipo: 'allergy', id_record, titolo }];
  if (area === 'forbidden-drugs') return [{ tipo: 'forbidden-drug', id_record, titolo }];
  return tipo === 'reaction' ? [{ tipo: 'reaction', id_record, titolo }] : [];
}

function countByKind(parts: readonly RecordPart[]): NewsCount[] {
  const counts = new Map<RecordPart['tipo'], number>();
  for (const { tipo } of parts) counts.set(tipo, (counts.get(tipo) ?? 0) + 1);
  return [...counts].map(([tipo, numero]) => ({ tipo, numero }));
}

const maxAlerts = 20;

/** Counts only records that the doctor may see. */
export async function readPatientNews(
  { audit, database, records }: { audit: Audit; database: Queries; records: Records },
  userId: number,
  { patientId, after }: ReadPatient,
): Promise<PatientNews> {
  const doctor = await findAssociatedDoctor(database, patientId, userId);
  const association = doctor && (await findActiveAssociation(database, patientId, doctor.id_cpp));
  if (!association) return { id_paziente: patientId, novita: 0, novita_per_tipo: [], avvisi: [], unread: [] };
  const changes = await audit.changes(userId, patientId, after);
  const visible = records.partsOf(await records.readWhole(patientId)).filter((part) => canSee(association, part));
  const shown = findNews(visible, changes);
  const alerting = shown.filter((part) => toAlert(part).length > 0).slice(0, maxAlerts);
  const unread: RecordLine[] = [];
  for (const { tipo, id_record, sequence } of alerting) {
    if (!(await audit.hasRead(userId, patientId, { tipo, id_record, sequence }))) unread.push({ tipo, id_record });
  }
  return {
    id_paziente: patientId,
    novita: shown.length,
    novita_per_tipo: countByKind(shown),
    avvisi: alerting.flatMap(toAlert),
    unread,
  };
}
