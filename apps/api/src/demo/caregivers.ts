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

type Measure =
  | 'parametro_peso'
  | 'parametro_altezza'
  | 'parametro_pressione_min'
  | 'parametro_pressione_max'
  | 'parametro_frequenza';

const unmeasured = { parametro_saturazione: null, parametro_temperatura: null, impronta_misura: null };
const noMeasures: Record<Measure, number | null> = {
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

/** Rows of a record, with days counted backwards. */
function recordOf(database: Queries, owner: Owner, now: number, timeZone: string) {
  const on = (daysAgo: number) => calendarDay(now - daysAgo * day, timeZone);
  return {
    on,

    addDiagnosis: (
      daysAgo: number,
      row: { diagnosi_patologia: string; tipo_diagnosi: 'Diagnosi' | 'Allergia'; careprovider: string },
      level: number,
    ) =>
      diagnoses.insert(
        database,
        owner,
        { ...row, diagnosi_stato: '0', diagnosi_inserimento: on(daysAgo) },
        now - daysAgo * day,
        level,
      ),

    async addReadings(measured: readonly (readonly [daysAgo: number, values: Partial<typeof noMeasures>])[]) {
      for (const [daysAgo, values] of measured)
        await readings.insert(
          database,
          owner,
          { ...noMeasures, ...unmeasured, ...values, data_rilevazione: on(daysAgo), fonte: 'manuale' },
          now - daysAgo * day,
        );
    },
  };
}

async function insertChild(database: Queries, parent: number, now: number, timeZone: string): Promise<Owner> {
  const user = { email: dormantAddress(), password_hash: '', dormiente: 1 } as const;
  const patient = { paziente_nome: 'Sofia', paziente_nascita: '2018-06-09', paziente_sesso: 'female' } as const;
  const { id_paziente } = await insertRecord(database, user, patient, now);
  const owner = { id_paziente, author_id: parent };
  const { on, addDiagnosis, addReadings } = recordOf(database, owner, now, timeZone);
  const allergy = {
    diagnosi_patologia: 'Allergia alle arachidi',
    tipo_diagnosi: 'Allergia',
    careprovider: '',
  } as const;
  await addDiagnosis(410, allergy, 1);
  await addReadings([
    [400, { parametro_peso: 21.4, parametro_altezza: 116 }],
    [210, { parametro_peso: 22.9, parametro_altezza: 119 }],
    [24, { parametro_peso: 24.6, parametro_altezza: 123 }],
  ]);
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

async function insertRelative(database: Queries, password_hash: string, now: number, timeZone: string): Promise<Owner> {
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
  const { on, addDiagnosis, addReadings } = recordOf(database, owner, now, timeZone);
  const hypertension = { diagnosi_patologia: 'Ipertensione arteriosa', tipo_diagnosi: 'Diagnosi' } as const;
  await addDiagnosis(900, { ...hypertension, careprovider: 'Elena Bianchi' }, 4);
  await addReadings([
    [27, { parametro_pressione_min: 88, parametro_pressione_max: 148 }],
    [20, { parametro_pressione_min: 86, parametro_pressione_max: 144 }],
    [13, { parametro_pressione_min: 84, parametro_pressione_max: 141 }],
    [6, { parametro_pressione_min: 85, parametro_pressione_max: 139 }],
    [2, { parametro_pressione_min: 82, parametro_pressione_max: 137 }],
  ]);
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
  const since = timestamp(now - 40 * day);
  const from = calendarDay(now - 40 * day, timeZone);
  const child = await insertChild(database, id_utente, now, timeZone);
  const relative = await insertRelative(database, passwordHash, now, timeZone);
  const common = {
    ...{ id_utente, id_invito: null, dal: from, fino_al: null, stato: 'attiva' as const, created_at: since },
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
