import { type Diagnosis, diagnoses } from '../areas/diagnoses/diagnoses.kind.ts';
import { type Reading, readings } from '../areas/readings/readings.kind.ts';
import { type Visit, visits } from '../areas/visits/visits.kind.ts';
import { calendarDay } from '../clock.ts';
import type { Queries } from '../database/database.ts';

type Demo<Fields> = Fields & { daysAgo: number };

type DemoDiagnosis = Demo<
  Pick<Diagnosis, 'diagnosi_stato' | 'tipo_diagnosi' | 'diagnosi_patologia' | 'id_livello_confidenzialita'> & {
    careprovider: string;
  }
>;

type DemoVisit = Demo<
  Pick<Visit, 'visita_motivazione' | 'visita_osservazioni' | 'visita_conclusioni' | 'id_livello_confidenzialita'>
>;

type Measures = Pick<
  Reading,
  | 'parametro_peso'
  | 'parametro_altezza'
  | 'parametro_pressione_min'
  | 'parametro_pressione_max'
  | 'parametro_frequenza'
  | 'fonte'
  | 'id_livello_confidenzialita'
>;
const unmeasured = { parametro_saturazione: null, parametro_temperatura: null, impronta_misura: null };

const patient = 'paziente@libretto.example';
const day = 86_400_000;

// Giulia Ferraro's diagnoses, oldest first, consistent with her notebook, scores and doctors.
export const demoDiagnoses: readonly DemoDiagnosis[] = [
  {
    daysAgo: 801,
    diagnosi_stato: '0',
    tipo_diagnosi: 'Allergia',
    diagnosi_patologia: 'Allergia alla penicillina',
    careprovider: 'Elena Bianchi',
    id_livello_confidenzialita: 1,
  },
  {
    daysAgo: 801,
    diagnosi_stato: '0',
    tipo_diagnosi: 'Allergia',
    diagnosi_patologia: 'Rinite allergica da graminacee',
    careprovider: 'Elena Bianchi',
    id_livello_confidenzialita: 3,
  },
  {
    daysAgo: 790,
    diagnosi_stato: '0',
    tipo_diagnosi: 'Diagnosi',
    diagnosi_patologia: 'Ipercolesterolemia',
    careprovider: 'Elena Bianchi',
    id_livello_confidenzialita: 4,
  },
  {
    daysAgo: 655,
    diagnosi_stato: '2',
    tipo_diagnosi: 'Intolleranza',
    diagnosi_patologia: 'Celiachia',
    careprovider: 'Giorgio Pellegrini',
    id_livello_confidenzialita: 4,
  },
  {
    daysAgo: 640,
    diagnosi_stato: '0',
    tipo_diagnosi: 'Intolleranza',
    diagnosi_patologia: 'Intolleranza al lattosio',
    careprovider: 'Giorgio Pellegrini',
    id_livello_confidenzialita: 4,
  },
  {
    daysAgo: 402,
    diagnosi_stato: '0',
    tipo_diagnosi: 'Diagnosi',
    diagnosi_patologia: 'Emicrania senza aura',
    careprovider: 'Davide Fontana',
    id_livello_confidenzialita: 6,
  },
  {
    daysAgo: 112,
    diagnosi_stato: '1',
    tipo_diagnosi: 'Diagnosi',
    diagnosi_patologia: 'Malattia da reflusso gastroesofageo',
    careprovider: 'Elena Bianchi',
    id_livello_confidenzialita: 4,
  },
  {
    daysAgo: 52,
    diagnosi_stato: '1',
    tipo_diagnosi: 'Diagnosi',
    diagnosi_patologia: 'Sindrome del tunnel carpale, mano destra',
    careprovider: 'Tommaso Rinaldi',
    id_livello_confidenzialita: 4,
  },
  {
    daysAgo: 9,
    diagnosi_stato: '2',
    tipo_diagnosi: 'Diagnosi',
    diagnosi_patologia: 'Ernia del disco lombare',
    careprovider: 'Tommaso Rinaldi',
    id_livello_confidenzialita: 4,
  },
];

export const demoVisits: readonly DemoVisit[] = [
  {
    daysAgo: 790,
    visita_motivazione: 'Esami del sangue di controllo',
    visita_osservazioni: 'Colesterolo totale 238, HDL 46. Pressione 134/86. Fuma dieci sigarette al giorno.',
    visita_conclusioni:
      'Smettere di fumare, dieta con meno grassi, camminare mezz’ora al giorno. Nuovi esami fra sei mesi.',
    id_livello_confidenzialita: 4,
  },
  {
    daysAgo: 655,
    visita_motivazione: 'Gonfiore e mal di pancia dopo i pasti, da mesi',
    visita_osservazioni: 'Addome trattabile. Anticorpi per la celiachia negativi.',
    visita_conclusioni: 'Celiachia esclusa. Breath test al lattosio.',
    id_livello_confidenzialita: 4,
  },
  {
    daysAgo: 402,
    visita_motivazione: 'Mal di testa due o tre volte al mese, con fastidio per la luce',
    visita_osservazioni: 'Esame neurologico nella norma. Il dolore è pulsante, da un lato, e dura fino a un giorno.',
    visita_conclusioni: 'Emicrania senza aura. Tenere un diario delle crisi; antidolorifico ai primi segni.',
    id_livello_confidenzialita: 6,
  },
  {
    daysAgo: 215,
    visita_motivazione: 'Controllo della pressione e del colesterolo',
    visita_osservazioni: 'Non fuma più da sei mesi. Pressione 124/80, colesterolo totale 212, HDL 52.',
    visita_conclusioni: 'Nessun farmaco. Continuare con la dieta; misurare la pressione a casa ogni due settimane.',
    id_livello_confidenzialita: 4,
  },
  {
    daysAgo: 52,
    visita_motivazione: 'Formicolio alle dita della mano destra, la notte',
    visita_osservazioni: 'Segno di Tinel positivo al polso destro. Forza conservata.',
    visita_conclusioni: 'Tutore per la notte. Elettromiografia per confermare il tunnel carpale.',
    id_livello_confidenzialita: 4,
  },
  {
    daysAgo: 9,
    visita_motivazione: 'Mal di schiena improvviso, sceso verso il gluteo sinistro',
    visita_osservazioni:
      'Contrattura dei muscoli lombari. Riflessi e sensibilità normali; la risonanza non mostra ernie.',
    visita_conclusioni: 'Dieci giorni di riposo relativo e calore, poi ginnastica posturale. Ernia esclusa.',
    id_livello_confidenzialita: 4,
  },
];

/** Measurement noise in tenths of the unit. */
const scatter = [0, 3, -2, 5, -4, 1, -1, 4, -3, 2, -5, 6, -2];

/** Two years of home measurements every two weeks, with the weight once a month; from a device in the second year. */
export const demoReadings: readonly Demo<Measures>[] = Array.from({ length: 53 }, (_, index) => {
  const daysAgo = 730 - index * 14;
  const progress = index / 52;
  const noise = scatter[index % scatter.length] ?? 0;
  const weight = 71.8 - 6.4 * progress + noise / 10;
  return {
    daysAgo,
    parametro_pressione_max: Math.round(134 - 12 * progress + noise),
    parametro_pressione_min: Math.round(86 - 8 * progress + noise / 2),
    parametro_frequenza: Math.round(76 - 7 * progress - noise / 2),
    parametro_peso: index % 2 === 0 ? Math.round(weight * 10) / 10 : null,
    parametro_altezza: index === 0 || index === 36 ? 168 : null,
    fonte: index < 26 ? 'manuale' : 'dispositivo',
    // Those of the device were shared with the family doctor.
    id_livello_confidenzialita: index < 26 ? 6 : 4,
  };
});

export async function insertClinic(database: Queries, now: number, timeZone: string): Promise<void> {
  const owner = await database
    .selectFrom('pazienti')
    .innerJoin('utenti', 'utenti.id_utente', 'pazienti.id_utente')
    .select(['pazienti.id_paziente', 'utenti.id_utente as author_id'])
    .where('utenti.email', '=', patient)
    .executeTakeFirstOrThrow();
  const toDates = (daysAgo: number) => ({ on: calendarDay(now - daysAgo * day, timeZone), at: now - daysAgo * day });
  for (const { daysAgo, id_livello_confidenzialita: level, ...diagnosis } of demoDiagnoses) {
    const { on, at } = toDates(daysAgo);
    await diagnoses.insert(database, owner, { ...diagnosis, diagnosi_inserimento: on }, at, level);
  }
  for (const { daysAgo, id_livello_confidenzialita: level, ...visit } of demoVisits) {
    const { on, at } = toDates(daysAgo);
    await visits.insert(database, owner, { ...visit, visita_data: on }, at, level ?? undefined);
  }
  for (const { daysAgo, id_livello_confidenzialita: level, ...reading } of demoReadings) {
    const { on, at } = toDates(daysAgo);
    await readings.insert(database, owner, { ...reading, ...unmeasured, data_rilevazione: on }, at, level ?? undefined);
  }
}
