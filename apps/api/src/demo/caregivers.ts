import { emergencyContacts } from '../areas/contacts/contacts.kind.ts';
import { diagnoses } from '../areas/diagnoses/diagnoses.kind.ts';
import { builtIn } from '../areas/drugs/built-in.ts';
import { freeLicence, grantLicence } from '../areas/permissions/permissions.repository.ts';
import { readings } from '../areas/readings/readings.kind.ts';
import { therapies } from '../areas/therapies/therapies.kind.ts';
import { toColumns } from '../areas/therapies/therapy-rules.ts';
import { vaccinations } from '../areas/vaccinations/vaccinations.kind.ts';
import { calendarDay, timestamp } from '../clock.ts';
import type { Queries } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { dormantAddress } from '../mail/dormant-address.ts';

const caregiver = 'paziente@libretto.example';
/** Giulia's father, who can sign in with the demo password and sees what she does in his record. */
export const demoRelative = 'paziente3@libretto.example';
const day = 86_400_000;

interface Owner {
  id_paziente: number;
  author_id: number;
}

const unmeasured = { parametro_saturazione: null, parametro_temperatura: null, impronta_misura: null };
const noMeasures = {
  parametro_peso: null,
  parametro_altezza: null,
  parametro_pressione_min: null,
  parametro_pressione_max: null,
  parametro_frequenza: null,
};

async function insertRecord(
  database: Queries,
  user: { email: string; password_hash: string; dormiente: 0 | 1 },
  patient: { paziente_nome: string; paziente_nascita: string; paziente_sesso: 'female' | 'male' },
  now: number,
): Promise<Owner> {
  const at = timestamp(now);
  const { id_utente } = await database
    .insertInto('utenti')
    .values({ ...user, demo: 1, created_at: at })
    .returning('id_utente')
    .executeTakeFirstOrThrow();
  const { id_paziente } = await database
    .insertInto('pazienti')
    .values({ id_utente, ...patient, paziente_cognome: 'Ferraro', id_update: id_utente, updated_at: at })
    .returning('id_paziente')
    .executeTakeFirstOrThrow();
  await grantLicence(database, id_utente, freeLicence, { from: now, to: null }, 'demo');
  return { id_paziente, author_id: id_utente };
}

async function insertChild(database: Queries, parent: number, now: number, on: (daysAgo: number) => string) {
  const user = { email: dormantAddress(), password_hash: '', dormiente: 1 } as const;
  const patient = { paziente_nome: 'Sofia', paziente_nascita: '2018-06-09', paziente_sesso: 'female' } as const;
  const { id_paziente } = await insertRecord(database, user, patient, now);
  const owner = { id_paziente, author_id: parent };
  const allergy = { diagnosi_stato: '0', tipo_diagnosi: 'Allergia', careprovider: '' } as const;
  await diagnoses.insert(
    database,
    owner,
    { ...allergy, diagnosi_patologia: 'Allergia alle arachidi', diagnosi_inserimento: on(410) },
    now - 410 * day,
    1,
  );
  for (const [daysAgo, parametro_peso, parametro_altezza] of [
    [400, 21.4, 116],
    [210, 22.9, 119],
    [24, 24.6, 123],
  ] as const)
    await readings.insert(
      database,
      owner,
      {
        ...noMeasures,
        ...unmeasured,
        ...{ parametro_peso, parametro_altezza, data_rilevazione: on(daysAgo), fonte: 'manuale' },
      },
      now - daysAgo * day,
    );
  await vaccinations.insert(
    database,
    owner,
    {
      id_vaccino: 'vacc-vaxigrip',
      vaccino_nome: 'Vaxigrip',
      vaccino_atc: 'J07BB02',
      vaccinazione_reazioni: 'Nessuna',
      vaccinazione_richiamo: 1,
      vaccinazione_data: on(35),
    },
    now - 35 * day,
    3,
  );
  return owner;
}

async function insertRelative(
  database: Queries,
  password_hash: string,
  now: number,
  on: (daysAgo: number) => string,
): Promise<Owner> {
  const user = { email: demoRelative, password_hash, dormiente: 0 } as const;
  const patient = { paziente_nome: 'Bruno', paziente_nascita: '1948-02-17', paziente_sesso: 'male' } as const;
  const owner = await insertRecord(database, user, patient, now);
  await emergencyContacts.insert(
    database,
    owner,
    { contatto_nominativo: 'Giulia Ferraro', contatto_telefono: '+390511234567' },
    now,
    1,
  );
  const hypertension = { diagnosi_stato: '0', tipo_diagnosi: 'Diagnosi', careprovider: 'Elena Bianchi' } as const;
  await diagnoses.insert(
    database,
    owner,
    { ...hypertension, diagnosi_patologia: 'Ipertensione arteriosa', diagnosi_inserimento: on(900) },
    now - 900 * day,
    4,
  );
  for (const [daysAgo, low, high] of [
    [27, 88, 148],
    [20, 86, 144],
    [13, 84, 141],
    [6, 85, 139],
    [2, 82, 137],
  ] as const)
    await readings.insert(
      database,
      owner,
      {
        ...noMeasures,
        ...unmeasured,
        ...{ parametro_pressione_min: low, parametro_pressione_max: high },
        ...{ data_rilevazione: on(daysAgo), fonte: 'manuale' },
      },
      now - daysAgo * day,
    );
  const { id_farmaco_codifa, codice_atc, descrizione_breve } = (await builtIn.find('farm-pantorc')) ?? {};
  await therapies.insert(
    database,
    owner,
    toColumns(
      {
        id_farmaco_codifa: id_farmaco_codifa ?? null,
        farmaco: { descrizione_breve: descrizione_breve ?? 'Pantorc', somministrazione: 'orale' },
        tipo_terapia: 1,
        quantita_farmaceutica: '1 compressa',
        frequenza_farmaceutica: 'Una volta al giorno, prima di colazione',
        prescrittore: 'Elena Bianchi',
        note: '',
        orari: [{ ora: '07:30', quantita: 1 }],
        giorni: [],
        data_inizio: on(60),
        data_fine: null,
        id_diagnosi: null,
        id_prescrittore: null,
        confezione: null,
        interazioni_accettate: null,
      },
      codice_atc ?? null,
    ),
    now - 60 * day,
    4,
  );
  return owner;
}

/** Giulia Ferraro keeps the record of her daughter and daily entries of her father. */
export async function insertCaregivers(
  database: Queries,
  passwordHash: string,
  now: number,
  timeZone: string,
): Promise<void> {
  const { id_utente } = await database
    .selectFrom('utenti')
    .select('id_utente')
    .where('email', '=', caregiver)
    .executeTakeFirstOrThrow();
  const on = (daysAgo: number) => calendarDay(now - daysAgo * day, timeZone);
  const child = await insertChild(database, id_utente, now, on);
  const relative = await insertRelative(database, passwordHash, now, on);
  const since = timestamp(now - 40 * day);
  const common = {
    ...{ id_utente, id_invito: null, dal: on(40), fino_al: null, stato: 'attiva' as const, created_at: since },
    ...{ accepted_at: since, closed_at: null, id_chiusura: null, letta_il: null },
  } as const;
  const rows: Omit<Tables['deleghe'], 'id_delega'>[] = [
    {
      ...common,
      ...{ id_paziente: child.id_paziente, id_delegante: id_utente, nome: 'Sofia', email: null },
      ...{ ambito: 'genitore', tipo: 'genitore', colore: 1 },
    },
    {
      ...common,
      ...{ id_paziente: relative.id_paziente, id_delegante: relative.author_id, nome: 'Mia figlia Giulia' },
      ...{ email: caregiver, ambito: 'quotidiano', tipo: 'parente', colore: 2 },
    },
  ];
  await database.insertInto('deleghe').values(rows).execute();
}
