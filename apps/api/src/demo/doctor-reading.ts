import { appendAudit } from '../areas/audit/audit.repository.ts';
import { diagnoses } from '../areas/diagnoses/diagnoses.kind.ts';
import { exams } from '../areas/exams/exams.kind.ts';
import { files } from '../areas/files/files.kind.ts';
import { notebook } from '../areas/notebook/notebook.kind.ts';
import { reactions } from '../areas/reactions/reactions.kind.ts';
import { readings } from '../areas/readings/readings.kind.ts';
import { therapies } from '../areas/therapies/therapies.kind.ts';
import { vaccinations } from '../areas/vaccinations/vaccinations.kind.ts';
import { visits } from '../areas/visits/visits.kind.ts';
import { timestamp } from '../clock.ts';
import type { Queries } from '../database/database.ts';
import type { RecordRow } from '../records/kind.ts';
import type { KindName } from '../records/shared-list.ts';
import type { RecordStore } from '../records/store.ts';

const day = 86_400_000;

/** Days before seeding at which the first doctor last read the record of the first patient. */
const readDaysAgo = 14;

const findPerson = (database: Queries, email: string) =>
  database
    .selectFrom('pazienti')
    .innerJoin('utenti', 'utenti.id_utente', 'pazienti.id_utente')
    .select(['utenti.id_utente', 'id_paziente'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

/** Entries that the server would have logged when the records were written. */
async function listCreations<Row extends RecordRow>(
  database: Queries,
  patientId: number,
  { kind, rows, idOf }: Pick<RecordStore<Row, object, object>, 'rows' | 'idOf'> & { kind: { name: KindName } },
) {
  return (await rows(database, patientId)).map((row) => ({
    at: row.created_at,
    kind: kind.name,
    id_record: idOf(row),
  }));
}

export const markAsRead = (
  database: Queries,
  { id_utente, id_paziente }: { id_utente: number; id_paziente: number },
  at: string,
) =>
  database
    .updateTable('associated_doctors')
    .set({ novita_lette: at, novita_lette_prima: at })
    .where('id_paziente', '=', id_paziente)
    .where(({ eb, selectFrom }) =>
      eb('id_cpp', 'in', selectFrom('care_providers').select('id_cpp').where('id_utente', '=', id_utente)),
    )
    .execute();

/** The reading of a doctor, and in the log of the record what the patient wrote since then. */
export async function insertDoctorReading(database: Queries, now: number): Promise<void> {
  const { id_utente, id_paziente } = await findPerson(database, 'paziente@libretto.example');
  const doctor = await findPerson(database, 'dottore@libretto.example');
  const readAt = timestamp(now - readDaysAgo * day);
  const seededAt = timestamp(now);
  const created = [
    await listCreations(database, id_paziente, diagnoses),
    await listCreations(database, id_paziente, therapies),
    await listCreations(database, id_paziente, reactions),
    await listCreations(database, id_paziente, visits),
    await listCreations(database, id_paziente, exams),
    await listCreations(database, id_paziente, files),
    await listCreations(database, id_paziente, readings),
    await listCreations(database, id_paziente, vaccinations),
    await listCreations(database, id_paziente, notebook),
  ].flat();
  const written = created
    // What has the moment of seeding was not written on a day of its own, such as appointments.
    .filter(({ at }) => at > readAt && at < seededAt)
    .sort((one, other) => (one.at < other.at ? -1 : 1));

  const append = (entry: Omit<Parameters<typeof appendAudit>[1], 'id_paziente'>) =>
    appendAudit(database, { ...entry, id_paziente });
  await append({ at: readAt, id_utente: doctor.id_utente, action: 'read', kind: 'patient', id_record: id_paziente });
  await markAsRead(database, { ...doctor, id_paziente }, readAt);
  for (const entry of written) await append({ ...entry, id_utente, action: 'created' });
}
