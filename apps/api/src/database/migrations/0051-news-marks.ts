import { sql } from 'kysely';
import type { Change } from '../change.ts';

/** Each reading marked a record as read before; now only doctors do, so the latest one is kept as their mark. */
export const newsMarks: Change = async (db) => {
  await db.schema.alterTable('associated_doctors').addColumn('novita_lette_prima', 'text').execute();
  await sql`
    update associated_doctors set novita_lette = (
      select max(audit.at) from audit
      join care_providers on care_providers.id_utente = audit.id_utente
      where care_providers.id_cpp = associated_doctors.id_cpp
        and audit.id_paziente = associated_doctors.id_paziente
        and audit.id_record = associated_doctors.id_paziente
        and audit.kind = 'patient' and audit.action = 'read'
    )`.execute(db);
  await sql`update associated_doctors set novita_lette_prima = novita_lette`.execute(db);
};
