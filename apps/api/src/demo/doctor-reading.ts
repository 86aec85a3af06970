import { appendAudit } from '../areas/audit/audit.repository.ts';
import { calendarDay, timestamp } from '../clock.ts';
import type { Queries } from '../database/database.ts';

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

/** The reading of a doctor, and in the log of the record what the patient wrote since then. */
export async function insertDoctorReading(database: Queries, now: number, timeZone: string): Promise<void> {
  const { id_utente, id_paziente } = await findPerson(database, 'paziente@libretto.example');
  const doctor = await findPerson(database, 'dottore@libretto.example');
  const since = calendarDay(now - readDaysAgo * day, timeZone);
  const until = calendarDay(now, timeZone);
  const [exams, therapies, drawings] = await Promise.all([
    database
      .selectFrom('indagini')
      .select(['id_indagine as id', 'indagine_data_display as date'])
      .where('id_paziente', '=', id_paziente)
      .where('indagine_data_display', '>', since)
      .where('indagine_data_display', '<', until)
      .execute(),
    database
      .selectFrom('tbl_terapie')
      .select(['id_terapie as id', 'data_inizio as date'])
      .where('id_paziente', '=', id_paziente)
      .where('data_inizio', '>', since)
      .where('data_inizio', '<', until)
      .execute(),
    database
      .selectFrom('tbl_taccuinos')
      .select(['id_taccuino as id', 'taccuino_data as date'])
      .where('id_paziente', '=', id_paziente)
      .where('taccuino_data', '>', since)
      .where('taccuino_data', '<', until)
      .execute(),
  ]);
  const written = [
    ...exams.map((row) => ({ ...row, kind: 'exam' as const })),
    ...therapies.map((row) => ({ ...row, kind: 'therapy' as const })),
    ...drawings.map((row) => ({ ...row, kind: 'notebook' as const })),
  ].sort((one, other) => (one.date ?? '').localeCompare(other.date ?? ''));

  const append = (entry: Omit<Parameters<typeof appendAudit>[1], 'id_paziente'>) =>
    appendAudit(database, { ...entry, id_paziente });
  await append({
    ...{ at: timestamp(now - readDaysAgo * day), id_utente: doctor.id_utente, action: 'read' },
    ...{ kind: 'patient', id_record: id_paziente },
  });
  for (const { id, date, kind } of written)
    await append({ at: timestamp(Date.parse(`${date}T18:00:00Z`)), id_utente, action: 'created', kind, id_record: id });
}
