import { insertProposal } from '../areas/proposals/proposals.repository.ts';
import { timestamp } from '../clock.ts';
import type { Queries } from '../database/database.ts';

const day = 86_400_000;

/** Notes of the first patient's doctor, one of them not read yet. */
const notes = [
  { daysAgo: 12, testo: 'Ho visto gli esami del sangue: il colesterolo è sceso. Continua così.', isRead: true },
  {
    daysAgo: 2,
    testo: 'Misura la pressione mattina e sera per due settimane e porta i valori alla prossima visita.',
    isRead: false,
  },
];

export async function insertProposals(database: Queries, now: number): Promise<void> {
  const { id_paziente } = await database
    .selectFrom('pazienti')
    .innerJoin('utenti', 'utenti.id_utente', 'pazienti.id_utente')
    .select('id_paziente')
    .where('email', '=', 'paziente@libretto.example')
    .executeTakeFirstOrThrow();
  const doctor = await database
    .selectFrom('care_providers')
    .innerJoin('utenti', 'utenti.id_utente', 'care_providers.id_utente')
    .select(['id_cpp', 'utenti.id_utente', 'fullname'])
    .where('utenti.email', '=', 'dottore@libretto.example')
    .executeTakeFirst();
  if (!doctor) return;
  for (const { daysAgo, testo, isRead } of notes) {
    const sentAt = now - daysAgo * day;
    await insertProposal(database, {
      ...{ id_paziente, author_id: doctor.id_utente, id_cpp: doctor.id_cpp, autore: doctor.fullname },
      ...{ tipo: 'nota', testo, contenuto: null, tipo_record: null, id_record: null, titolo: null },
      ...{ stato: isRead ? 'accettata' : 'inviata', modificata: 0, motivo: '' },
      created_at: timestamp(sentAt),
      decisa_il: isRead ? timestamp(sentAt + day) : null,
    });
  }
}
