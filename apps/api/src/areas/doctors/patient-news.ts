import type { Audit, Records } from '../../area-services.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import { type AnyRecord, canSee, lineKey, type RecordLine, type RecordPart } from '../../records/sharing.ts';
import { findActiveAssociation, findAssociatedDoctor } from './doctors.repository.ts';
import { findNews, type News } from './find-news.ts';
import { findRelevance, type Relevance } from './news-relevance.ts';

type Alert = components['schemas']['PatientAlert'];
type NewsCount = components['schemas']['NewsCount'];

export interface ReadPatient {
  patientId: number;
  /** Position of the reading since which news are told in the audit of the record; undefined if there are none. */
  after: number | undefined;
}

export interface PatientNews
  extends Pick<
    components['schemas']['SharedPatient'],
    'id_paziente' | 'novita' | 'novita_per_tipo' | 'avvisi' | 'allergie'
  > {
  /** Records that the answer tells of and that the doctor has not been shown since they changed. */
  unread: RecordLine[];
}

/** Each takes the work of reading a record. */
const maxChanged = 100;
/** Each takes the work of reading the diagnoses. */
const maxPatients = 500;

/** Returns the patients whose records others changed after the marked reading, last changed first, then the others. */
export async function listChangedPatients(
  { audit }: { audit: Audit },
  userId: number,
  patientIds: readonly number[],
  reads: ReadonlyMap<number, { sequence: number }>,
): Promise<{ patients: ReadPatient[]; isComplete: boolean }> {
  const changed: { patientId: number; after: number; at: string }[] = [];
  for (const [patientId, { sequence: after }] of reads) {
    const at = await audit.lastChange(userId, patientId, after);
    if (at !== undefined) changed.push({ patientId, after, at });
  }
  changed.sort((one, other) => (one.at < other.at ? 1 : -1));
  const told = changed.slice(0, maxChanged).map(({ patientId, after }) => ({ patientId, after }));
  const toldIds = new Set(told.map(({ patientId }) => patientId));
  const others = patientIds.filter((id) => !toldIds.has(id)).map((patientId) => ({ patientId, after: undefined }));
  return { patients: [...told, ...others].slice(0, maxPatients), isComplete: changed.length <= maxChanged };
}

function toAlert({ area, tipo, id_record, titolo }: RecordPart): Alert[] {
  if (area === 'allergies') return [{ tipo: 'allergy', id_record, titolo }];
  if (area === 'forbidden-drugs') return [{ tipo: 'forbidden-drug', id_record, titolo }];
  return tipo === 'reaction' ? [{ tipo: 'reaction', id_record, titolo }] : [];
}

interface Weighed extends News {
  relevance: Relevance | undefined;
}

function countByKind(news: readonly Weighed[]): NewsCount[] {
  const groups = Map.groupBy(news, ({ tipo, relevance }) => `${tipo} ${relevance}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { tipo, relevance: rilievo } = first;
    return [{ tipo, ...(rilievo && { rilievo }), numero: group.length }];
  });
}

/** Of each kind that is told of. */
const maxTold = 20;

const isOutside = ({ tipo, relevance }: Weighed) => tipo === 'reading' && relevance !== undefined;

/** Counts and names only records that the doctor may see. */
export async function readPatientNews(
  { audit, database, records }: { audit: Audit; database: Queries; records: Records },
  userId: number,
  { patientId, after }: ReadPatient,
): Promise<PatientNews> {
  const doctor = await findAssociatedDoctor(database, patientId, userId);
  const association = doctor && (await findActiveAssociation(database, patientId, doctor.id_cpp));
  if (!association) return { id_paziente: patientId, unread: [] };
  const listVisible = (record: AnyRecord) => records.partsOf(record).filter((part) => canSee(association, part));
  const listUnread = async (told: readonly (RecordLine & { sequence: number })[]) => {
    const unread = new Map<string, RecordLine>();
    for (const { tipo, id_record, sequence } of told) {
      const line = { tipo, id_record };
      if (!(await audit.hasRead(userId, patientId, { ...line, sequence }))) unread.set(lineKey(line), line);
    }
    return [...unread.values()];
  };
  const listAllergies = (visible: readonly RecordPart[]) =>
    visible.flatMap((part) => (part.area === 'allergies' ? [{ ...part, sequence: 0 }] : [])).slice(0, maxTold);
  if (after === undefined) {
    const allergies = listAllergies(listVisible(await records.readList(database, patientId, 'diagnosi')));
    return { id_paziente: patientId, allergie: allergies.flatMap(toAlert), unread: await listUnread(allergies) };
  }
  const record = await records.readWhole(patientId);
  const visible = listVisible(record);
  const allergies = listAllergies(visible);
  const changes = await audit.changes(userId, patientId, after);
  const weigh = findRelevance(record, record.patient.paziente_eta);
  const shown = findNews(visible, changes).map((part) => ({ ...part, relevance: weigh(part) }));
  const alerting = shown.filter((part) => toAlert(part).length > 0).slice(0, maxTold);
  return {
    id_paziente: patientId,
    novita: shown.length,
    novita_per_tipo: countByKind(shown),
    avvisi: alerting.flatMap(toAlert),
    allergie: allergies.flatMap(toAlert),
    unread: await listUnread([...allergies, ...alerting, ...shown.filter(isOutside).slice(0, maxTold)]),
  };
}
