import { emergencyContacts, otherContacts } from '../areas/contacts/contacts.kind.ts';
import { notebook, type Zone } from '../areas/notebook/notebook.kind.ts';
import { insertZones } from '../areas/notebook/notebook.repository.ts';
import { grantLicence, grantRole } from '../areas/permissions/permissions.repository.ts';
import { insertScore } from '../areas/scores/scores.repository.ts';
import { hashPassword } from '../areas/session/password.ts';
import { insertBlobs, type StoredBlob, storeBlob } from '../blobs/blobs.repository.ts';
import type { BlobStore } from '../blobs/blobs.ts';
import { type Clock, calendarDay, timestamp } from '../clock.ts';
import type { Database, Queries } from '../database/database.ts';
import { insertCaregivers } from './caregivers.ts';
import { insertClinic } from './clinic.ts';
import { insertDoctorReading } from './doctor-reading.ts';
import { insertDoctors } from './doctors.ts';
import { insertExams, prepareExams } from './exams.ts';
import { insertFamilyDoctor } from './family-doctor.ts';
import { drawBody, type Pains, painNames } from './figure.ts';
import { insertFiles, prepareFiles } from './files.ts';
import { insertHistory } from './history.ts';
import { demoPassword, type Person, people } from './people.ts';
import { insertPrivacyChoices } from './privacy-choices.ts';
import { insertProposals } from './proposals.ts';
import { insertReactions } from './reactions.ts';
import { insertTherapies } from './therapies.ts';
import { insertVaccinations } from './vaccinations.ts';

interface Parts {
  database: Database;
  blobs: BlobStore;
  clock: Clock;
  timeZone: string;
}

const day = 86_400_000;

interface Prepared {
  person: Person;
  passwordHash: string;
  drawings: [front: StoredBlob, back: StoredBlob][];
}

async function prepare(person: Person, blobs: BlobStore): Promise<Prepared> {
  const store = (png: Buffer) => storeBlob(blobs, 'image/png', png);
  const drawings = person.notebook.map(({ front, back }) =>
    Promise.all([store(drawBody('front', front)), store(drawBody('back', back))]),
  );
  return { person, passwordHash: await hashPassword(demoPassword), drawings: await Promise.all(drawings) };
}

function toZones(zona_lato: Zone['zona_lato'], pains: Pains): Zone[] {
  const regions = Object.keys(pains) as Zone['zona_regione'][];
  return regions.flatMap((zona_regione) => {
    const pain = pains[zona_regione];
    return pain === undefined ? [] : [{ zona_lato, zona_regione, zona_livello: painNames.indexOf(pain) + 2 }];
  });
}

async function insertPerson(
  database: Queries,
  { person, passwordHash, drawings }: Prepared,
  now: number,
  timeZone: string,
) {
  const at = timestamp(now);
  const { id_utente } = await database
    .insertInto('utenti')
    .values({ email: person.email, password_hash: passwordHash, demo: 1, created_at: at })
    .returning('id_utente')
    .executeTakeFirstOrThrow();
  const { id_paziente } = await database
    .insertInto('pazienti')
    .values({ id_utente, ...person.patient, id_update: id_utente, updated_at: at })
    .returning('id_paziente')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('contact_detail')
    .values({ id_utente, ...person.detail })
    .execute();
  await grantLicence(database, id_utente, person.licence, { from: now, to: null }, 'demo');
  for (const role of person.roles ?? []) await grantRole(database, id_utente, role);

  const owner = { id_paziente, author_id: id_utente };
  for (const { tipologia, id_livello_confidenzialita: level, ...contact } of person.contacts) {
    const store = tipologia === 0 ? otherContacts : emergencyContacts;
    await store.insert(database, owner, contact, now, level);
  }
  for (const { daysAgo, nome_score, valore_score } of person.scores ?? []) {
    const created_at = timestamp(now - daysAgo * day);
    await insertScore(database, {
      ...owner,
      nome_score,
      valore_score,
      additional_score: null,
      risposte: null,
      created_at,
    });
  }
  if (drawings.length > 0) await insertBlobs(database, id_paziente, drawings.flat(), now);
  for (const [i, [front, back]] of [...drawings.entries()].reverse()) {
    const entry = person.notebook[i];
    if (entry === undefined) continue;
    const written = now - entry.daysAgo * day;
    const content = {
      taccuino_2d_drawn: 1 as const,
      taccuino_data: calendarDay(written, timeZone),
      taccuino_descrizione: entry.taccuino_descrizione,
      taccuino_intensita: entry.taccuino_intensita ?? null,
      taccuino_andamento: entry.taccuino_andamento ?? null,
      taccuino_momento: entry.taccuino_momento ?? null,
      taccuino_report_anteriore: front.blob_key,
      taccuino_report_posteriore: back.blob_key,
    };
    const { id_taccuino } = await notebook.insert(database, owner, content, written, entry.id_livello_confidenzialita);
    const zones = [...toZones('anteriore', entry.front), ...toZones('posteriore', entry.back)];
    await insertZones(database, id_taccuino, zones);
  }
}

async function applySeed(
  database: Database,
  seed: string,
  now: number,
  insert: (transaction: Queries) => Promise<void>,
) {
  await database.transaction().execute(async (transaction) => {
    // Another server on the same database may have applied the seed while this transaction waited.
    const isOwner = await transaction
      .insertInto('seeds')
      .values({ seed, created_at: timestamp(now) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('seed')
      .executeTakeFirst();
    if (isOwner !== undefined) await insert(transaction);
  });
}

export const demoAccounts = (): string =>
  `Demo accounts, all with the password ${demoPassword}: ${people.map(({ email }) => email).join(', ')}`;

export async function seedDemo({ database, blobs, clock, timeZone }: Parts): Promise<void> {
  const done = new Set((await database.selectFrom('seeds').select('seed').execute()).map(({ seed }) => seed));
  const now = clock();
  if (!done.has('demo-1')) {
    const prepared = await Promise.all(people.map((person) => prepare(person, blobs)));
    await applySeed(database, 'demo-1', now, async (transaction) => {
      for (const person of prepared) await insertPerson(transaction, person, now, timeZone);
    });
  }
  // Later additions have their own seed, so that existing demo databases receive them as well.
  if (!done.has('demo-doctors')) {
    await applySeed(database, 'demo-doctors', now, (transaction) => insertDoctors(transaction, now));
  }
  if (!done.has('demo-exams')) {
    const exams = await prepareExams(blobs, now, timeZone);
    await applySeed(database, 'demo-exams', now, (transaction) => insertExams(transaction, exams, now, timeZone));
  }
  if (!done.has('demo-clinic')) {
    await applySeed(database, 'demo-clinic', now, (transaction) => insertClinic(transaction, now, timeZone));
  }
  if (!done.has('demo-therapies')) {
    await applySeed(database, 'demo-therapies', now, (transaction) => insertTherapies(transaction, now, timeZone));
  }
  if (!done.has('demo-reactions')) {
    await applySeed(database, 'demo-reactions', now, (transaction) => insertReactions(transaction, now, timeZone));
  }
  if (!done.has('demo-vaccinations')) {
    await applySeed(database, 'demo-vaccinations', now, (transaction) =>
      insertVaccinations(transaction, now, timeZone),
    );
  }
  if (!done.has('demo-history')) {
    await applySeed(database, 'demo-history', now, (transaction) => insertHistory(transaction, now, timeZone));
  }
  if (!done.has('demo-files')) {
    const files = await prepareFiles(blobs);
    await applySeed(database, 'demo-files', now, (transaction) => insertFiles(transaction, files, now, timeZone));
  }
  if (!done.has('demo-privacy-choices')) {
    await applySeed(database, 'demo-privacy-choices', now, (transaction) => insertPrivacyChoices(transaction, now));
  }
  if (!done.has('demo-caregivers')) {
    const hash = await hashPassword(demoPassword);
    await applySeed(database, 'demo-caregivers', now, (transaction) =>
      insertCaregivers(transaction, hash, now, timeZone),
    );
  }
  if (!done.has('demo-family-doctor')) {
    await applySeed(database, 'demo-family-doctor', now, (transaction) => insertFamilyDoctor(transaction, now));
  }
  if (!done.has('demo-proposals')) {
    await applySeed(database, 'demo-proposals', now, (transaction) => insertProposals(transaction, now));
  }
  if (!done.has('demo-doctor-reading')) {
    await applySeed(database, 'demo-doctor-reading', now, (transaction) => insertDoctorReading(transaction, now));
  }
}
