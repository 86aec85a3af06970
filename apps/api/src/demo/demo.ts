import { insertContact } from '../areas/contacts/contacts.repository.ts';
import { insertEntry } from '../areas/notebook/notebook.repository.ts';
import { grantFeatures } from '../areas/permissions/permissions.repository.ts';
import { hashPassword } from '../areas/session/password.ts';
import { insertBlobs, type StoredBlob, storeBlob } from '../blobs/blobs.repository.ts';
import type { BlobStore } from '../blobs/blobs.ts';
import { type Clock, dayOf, timestamp } from '../clock.ts';
import type { Database, Queries } from '../database/database.ts';
import { drawBody } from './figure.ts';
import { demoPassword, type Person, people } from './people.ts';

interface Parts {
  database: Database;
  blobs: BlobStore;
  clock: Clock;
  timeZone: string;
}

const seed = 'demo-1';
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
  await grantFeatures(database, id_utente, person.features);

  const owner = { id_paziente, author_id: id_utente };
  for (const { tipologia, ...contact } of person.contacts) {
    await insertContact(database, owner, tipologia, { ...contact, id_contatto_tipologia: tipologia }, at);
  }
  if (drawings.length > 0) await insertBlobs(database, drawings.flat(), now);
  // The oldest first, so that ids grow with the dates as they would have.
  for (const [i, [front, back]] of [...drawings.entries()].reverse()) {
    const entry = person.notebook[i];
    if (entry === undefined) continue;
    const written = now - entry.daysAgo * day;
    await insertEntry(
      database,
      {
        ...owner,
        taccuino_data: dayOf(written, timeZone),
        taccuino_descrizione: entry.taccuino_descrizione,
        taccuino_report_anteriore: front.blob_key,
        taccuino_report_posteriore: back.blob_key,
        id_livello_confidenzialita: entry.id_livello_confidenzialita,
      },
      timestamp(written),
    );
  }
}

/** Puts the demo accounts in, once: what somebody deletes or changes stays as they left it. */
export async function seedDemo({ database, blobs, clock, timeZone }: Parts): Promise<void> {
  const done = await database.selectFrom('seeds').select('seed').where('seed', '=', seed).executeTakeFirst();
  if (done !== undefined) return;
  const prepared = await Promise.all(people.map((person) => prepare(person, blobs)));
  const now = clock();
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('seeds')
      .values({ seed, created_at: timestamp(now) })
      .execute();
    for (const person of prepared) await insertPerson(transaction, person, now, timeZone);
  });
}
