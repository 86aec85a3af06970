import { insertAccess } from '../areas/access-log/access-log.repository.ts';
import { saveDecision } from '../areas/consents/consents.repository.ts';
import type { Queries } from '../database/database.ts';

const day = 86_400_000;
const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
];

/** Sign-ins of the first patient, in days before seeding, from addresses reserved for documentation (RFC 5737). */
const daysAgo = [1, 2, 3, 6, 6, 9, 13, 16, 20, 31, 44, 58, 75];

export async function insertPrivacyChoices(database: Queries, now: number): Promise<void> {
  const { id_utente, id_paziente } = await database
    .selectFrom('pazienti')
    .innerJoin('utenti', 'utenti.id_utente', 'pazienti.id_utente')
    .select(['utenti.id_utente', 'id_paziente'])
    .where('email', '=', 'paziente@libretto.example')
    .executeTakeFirstOrThrow();
  for (const [index, days] of [...daysAgo.entries()].reverse()) {
    const access = { address: `192.0.2.${10 + (index % 3)}`, userAgent: browsers[index % 2] ?? '', session_hash: '' };
    const how = { method: 'password', second: null } as const;
    await insertAccess(database, { id_utente, ...access, ...how }, now - days * day - index * 1_800_000);
  }
  await saveDecision(database, { id_paziente, Id_Trattamento: 1, Consenso: 1 }, now - 75 * day);
  await saveDecision(database, { id_paziente, Id_Trattamento: 2, Consenso: 1 }, now - 31 * day);
}
