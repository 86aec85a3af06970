import { diagnoses } from '../areas/diagnoses/diagnoses.kind.ts';
import { listAssociations } from '../areas/doctors/doctors.repository.ts';
import { builtIn } from '../areas/drugs/built-in.ts';
import { therapies } from '../areas/therapies/therapies.kind.ts';
import { type TherapyFields, toColumns } from '../areas/therapies/therapy-rules.ts';
import { calendarDay, timestamp } from '../clock.ts';
import type { Queries } from '../database/database.ts';

interface Span {
  from: number;
  to?: number;
}

export type DemoTherapy = Span &
  Pick<
    TherapyFields,
    | 'id_farmaco_codifa'
    | 'farmaco'
    | 'tipo_terapia'
    | 'quantita_farmaceutica'
    | 'frequenza_farmaceutica'
    | 'prescrittore'
    | 'note'
  > &
  Partial<Pick<TherapyFields, 'orari' | 'giorni'>> & {
    id_livello_confidenzialita: number;
    diagnosis?: string;
    box?: { pieces: number; openedAgo: number };
    interactions?: NonNullable<TherapyFields['interazioni_accettate']>['messaggi'];
  };

const patient = 'paziente@libretto.example';
const day = 86_400_000;

const drug = (id: string, descrizione_breve: string) => ({
  id_farmaco_codifa: `farm-${id}`,
  farmaco: { descrizione_breve, somministrazione: 'orale' },
});

// Giulia Ferraro's therapies, oldest first, consistent with her diagnoses and visits.
export const demoTherapies: readonly DemoTherapy[] = [
  {
    ...drug('augmentin', 'Augmentin'),
    from: 801,
    tipo_terapia: 0,
    quantita_farmaceutica: '',
    frequenza_farmaceutica: '',
    prescrittore: 'Elena Bianchi',
    diagnosis: 'Allergia alla penicillina',
    note: 'Orticaria e gonfiore del viso dopo la prima compressa',
    id_livello_confidenzialita: 1,
  },
  {
    ...drug('klacid', 'Klacid'),
    from: 560,
    to: 553,
    tipo_terapia: 2,
    quantita_farmaceutica: '1 compressa da 500 mg',
    frequenza_farmaceutica: 'Ogni 12 ore',
    prescrittore: 'Elena Bianchi',
    note: 'Bronchite',
    id_livello_confidenzialita: 4,
  },
  {
    ...drug('inderal', 'Inderal'),
    from: 402,
    tipo_terapia: 1,
    quantita_farmaceutica: '1 compressa da 40 mg',
    frequenza_farmaceutica: 'Due volte al giorno',
    prescrittore: 'Davide Fontana',
    diagnosis: 'Emicrania senza aura',
    note: 'Per avere meno crisi. Non smettere di colpo.',
    id_livello_confidenzialita: 4,
    orari: [
      { ora: '08:00', quantita: 1 },
      { ora: '20:00', quantita: 1 },
    ],
    box: { pieces: 50, openedAgo: 11 },
  },
  {
    ...drug('imigran', 'Imigran'),
    from: 402,
    tipo_terapia: 1,
    quantita_farmaceutica: '1 compressa da 50 mg',
    frequenza_farmaceutica: 'Al bisogno, ai primi segni; al massimo 2 in un giorno',
    prescrittore: 'Davide Fontana',
    diagnosis: 'Emicrania senza aura',
    note: '',
    id_livello_confidenzialita: 6,
  },
  {
    ...drug('plasil', 'Plasil'),
    from: 395,
    tipo_terapia: 0,
    quantita_farmaceutica: '',
    frequenza_farmaceutica: '',
    prescrittore: 'Davide Fontana',
    note: 'Movimenti involontari della bocca dopo due dosi',
    id_livello_confidenzialita: 4,
  },
  {
    ...drug('efferalgan', 'Efferalgan'),
    from: 300,
    to: 296,
    tipo_terapia: 2,
    quantita_farmaceutica: '1 compressa da 1000 mg',
    frequenza_farmaceutica: 'Se febbre sopra 38,5; al massimo 3 al giorno',
    prescrittore: 'Elena Bianchi',
    note: 'Influenza',
    id_livello_confidenzialita: 4,
  },
  {
    ...drug('zirtec', 'Zirtec'),
    from: 240,
    to: 180,
    tipo_terapia: 2,
    quantita_farmaceutica: '1 compressa',
    frequenza_farmaceutica: 'La sera',
    prescrittore: 'Elena Bianchi',
    diagnosis: 'Rinite allergica da graminacee',
    note: 'Nei mesi dei pollini',
    id_livello_confidenzialita: 3,
  },
  {
    ...drug('pantorc', 'Pantorc'),
    from: 112,
    tipo_terapia: 1,
    quantita_farmaceutica: '1 compressa da 20 mg',
    frequenza_farmaceutica: 'Una volta al giorno, mezz’ora prima di colazione',
    prescrittore: 'Elena Bianchi',
    diagnosis: 'Malattia da reflusso gastroesofageo',
    note: '',
    id_livello_confidenzialita: 4,
    orari: [{ ora: '07:30', quantita: 1 }],
    box: { pieces: 28, openedAgo: 24 },
  },
  {
    ...drug('brufen', 'Brufen'),
    from: 9,
    to: -5,
    tipo_terapia: 1,
    quantita_farmaceutica: '1 compressa da 400 mg',
    frequenza_farmaceutica: 'Due volte al giorno, dopo i pasti',
    prescrittore: 'Tommaso Rinaldi',
    note: 'Mal di schiena',
    id_livello_confidenzialita: 4,
    orari: [
      { ora: '13:00', quantita: 1 },
      { ora: '20:30', quantita: 1 },
    ],
    interactions: [
      {
        tipo: 'interazione',
        gravita: 'lieve',
        farmaco_in_corso: 'Inderal',
        interazione_con: 'Brufen',
        stretta: true,
        effetto: "Possibile riduzione dell'effetto antipertensivo.",
        consiglio: 'Controllare la pressione.',
        fonte: 'ONC-NI',
        voce: '28',
      },
    ],
  },
];

export async function insertTherapies(database: Queries, now: number, timeZone: string): Promise<void> {
  const owner = await database
    .selectFrom('pazienti')
    .innerJoin('utenti', 'utenti.id_utente', 'pazienti.id_utente')
    .select(['pazienti.id_paziente', 'utenti.id_utente as author_id'])
    .where('utenti.email', '=', patient)
    .executeTakeFirstOrThrow();
  const [diagnosed, doctors] = [
    await diagnoses.list(database, owner.id_paziente),
    await listAssociations(database, owner.id_paziente),
  ];
  const on = (daysAgo: number) => calendarDay(now - daysAgo * day, timeZone);
  for (const { from, to, diagnosis, box, interactions, id_livello_confidenzialita, ...therapy } of demoTherapies) {
    const at = now - from * day;
    const { id_farmaco_codifa: id } = therapy;
    const medicine = id === null ? undefined : await builtIn.find(id);
    await therapies.insert(
      database,
      owner,
      toColumns(
        {
          orari: [],
          giorni: [],
          ...therapy,
          data_inizio: on(from),
          data_fine: to === undefined ? null : on(to),
          id_diagnosi:
            diagnosed.find(({ diagnosi_patologia }) => diagnosi_patologia === diagnosis)?.id_diagnosi ?? null,
          id_prescrittore:
            doctors.find(({ care_provider: { fullname } }) => fullname === therapy.prescrittore)?.id_cpp ?? null,
          confezione: box === undefined ? null : { pezzi: box.pieces, dal: on(box.openedAgo), al_giorno: null },
          interazioni_accettate:
            interactions === undefined ? null : { il: timestamp(at), messaggi: interactions, revisione_clinica: false },
        },
        medicine?.codice_atc ?? null,
      ),
      at,
      id_livello_confidenzialita,
    );
  }
}
