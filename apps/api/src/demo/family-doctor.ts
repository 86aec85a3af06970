import { appendAudit } from '../areas/audit/audit.repository.ts';
import { timestamp } from '../clock.ts';
import type { Queries } from '../database/database.ts';
import { demoRelative } from './caregivers.ts';
import { markAsRead } from './doctor-reading.ts';

const day = 86_400_000;
const everything = 1;

/** Days before seeding at which the doctor last read the father's record. */
const readDaysAgo = 14;

/**
 * Giulia's doctor sees the records of her daughter and her father too: the daughter's has not been read yet, the
 * father's has readings that are new.
 */
export async function insertFamilyDoctor(database: Queries, now: number): Promise<void> {
  const doctor = await database
    .selectFrom('care_providers')
    .innerJoin('utenti', 'utenti.id_utente', 'care_providers.id_utente')
    .select(['id_cpp', 'utenti.id_utente'])
    .where('utenti.email', '=', 'dottore@libretto.example')
    .executeTakeFirst();
  if (!doctor) return;
  const records = await database
    .selectFrom('deleghe')
    .innerJoin('pazienti', 'pazienti.id_paziente', 'deleghe.id_paziente')
    .innerJoin('utenti', 'utenti.id_utente', 'pazienti.id_utente')
    .select(['pazienti.id_paziente', 'utenti.id_utente', 'utenti.email'])
    .where('utenti.demo', '=', 1)
    .where('pazienti.paziente_cognome', '=', 'Ferraro')
    .execute();
  for (const { id_paziente, id_utente: author_id } of records) {
    const at = timestamp(now - 30 * day);
    await database
      .insertInto('associated_doctors')
      .values({
        ...{ id_paziente, id_cpp: doctor.id_cpp, author_id, deleted_at: null },
        ...{ assegnazione_confidenzialita: 6, visibility: everything, created_at: at, updated_at: at },
      })
      .execute();
  }

  const father = records.find(({ email }) => email === demoRelative);
  if (!father) return;
  const { id_paziente, id_utente } = father;
  await appendAudit(database, {
    ...{ at: timestamp(now - readDaysAgo * day), id_utente: doctor.id_utente, id_paziente },
    ...{ action: 'read', kind: 'patient', id_record: id_paziente },
  });
  await markAsRead(database, { id_utente: doctor.id_utente, id_paziente }, timestamp(now - readDaysAgo * day));
  const readings = await database
    .selectFrom('tbl_parametri_vitalis')
    .select(['id_rilevazione', 'created_at'])
    .where('id_paziente', '=', id_paziente)
    .where('created_at', '>', timestamp(now - readDaysAgo * day))
    .orderBy('created_at')
    .execute();
  for (const { id_rilevazione: id_record, created_at: at } of readings)
    await appendAudit(database, { at, id_utente, id_paziente, action: 'created', kind: 'reading', id_record });
}
