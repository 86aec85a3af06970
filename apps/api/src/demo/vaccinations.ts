import { type Vaccination, vaccinations } from '../areas/vaccinations/vaccinations.kind.ts';
import { calendarDay } from '../clock.ts';
import type { Queries } from '../database/database.ts';

type DemoVaccination = Pick<
  Vaccination,
  'id_vaccino' | 'vaccinazione_reazioni' | 'vaccinazione_richiamo' | 'id_livello_confidenzialita'
> & { daysAgo: number; vaccino_nome: string; vaccino_atc: string };

const patient = 'paziente@libretto.example';
const day = 86_400_000;

// Giulia Ferraro's vaccinations, oldest first; her tetanus booster has been due for some months.
export const demoVaccinations: readonly DemoVaccination[] = [
  {
    daysAgo: 3760,
    id_vaccino: 'vacc-boostrix',
    vaccino_nome: 'Boostrix',
    vaccino_atc: 'J07AJ52',
    vaccinazione_reazioni: 'Braccio indolenzito per due giorni',
    vaccinazione_richiamo: 1,
    id_livello_confidenzialita: 3,
  },
  {
    daysAgo: 1790,
    id_vaccino: 'vacc-comirnaty',
    vaccino_nome: 'Comirnaty',
    vaccino_atc: 'J07BN01',
    vaccinazione_reazioni: 'Nessuna',
    vaccinazione_richiamo: 1,
    id_livello_confidenzialita: 3,
  },
  {
    daysAgo: 1769,
    id_vaccino: 'vacc-comirnaty',
    vaccino_nome: 'Comirnaty',
    vaccino_atc: 'J07BN01',
    vaccinazione_reazioni: 'Febbre a 38 la sera, passata il giorno dopo',
    vaccinazione_richiamo: 2,
    id_livello_confidenzialita: 3,
  },
  {
    daysAgo: 392,
    id_vaccino: 'vacc-vaxigrip',
    vaccino_nome: 'Vaxigrip',
    vaccino_atc: 'J07BB02',
    vaccinazione_reazioni: 'Nessuna',
    vaccinazione_richiamo: 1,
    id_livello_confidenzialita: 6,
  },
];

export async function insertVaccinations(database: Queries, now: number, timeZone: string): Promise<void> {
  const owner = await database
    .selectFrom('pazienti')
    .innerJoin('utenti', 'utenti.id_utente', 'pazienti.id_utente')
    .select(['pazienti.id_paziente', 'utenti.id_utente as author_id'])
    .where('utenti.email', '=', patient)
    .executeTakeFirstOrThrow();
  for (const { daysAgo, id_livello_confidenzialita: level, ...vaccination } of demoVaccinations) {
    const at = now - daysAgo * day;
    const row = { ...vaccination, vaccinazione_data: calendarDay(at, timeZone) };
    await vaccinations.insert(database, owner, row, at, level);
  }
}
