import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { timestamp } from '../../clock.ts';
import type { Database, Queries } from '../../database/database.ts';
import { apart } from '../../database/unit-of-work.ts';
import { type Attempts, afterFailure, rules, type ThrottleName, waitFor, withoutLast } from '../../policy/throttle.ts';

const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex');

/** One customer of a provider has a whole /64 of IPv6 addresses. */
function network(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const filled = address.includes('::')
    ? [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest]
    : groups;
  return filled.slice(0, 4).join(':');
}

/** What is attempted, and what is counted of it. */
const counted = {
  login: ['pair', 'address', 'account'],
  register: ['address'],
  confirm: ['address'],
  'request-reset': ['address'],
  reset: ['pair', 'address', 'account'],
  provider: ['address'],
  'own-password': ['pair', 'account'],
  passkey: ['address'],
  'second-step': ['codes'],
  letter: ['letters'],
  message: ['messages'],
  share: ['address'],
} satisfies Record<string, ThrottleName[]>;

export interface Attempt {
  purpose: keyof typeof counted;
  /** Empty where only the address counts. */
  email: string;
  address: string;
}

const knownKey = ({ email, address }: Attempt) => keyOf('known', email, network(address));

function keysOf({ purpose, email, address }: Attempt, known: boolean): [ThrottleName, string][] {
  const keys: Record<ThrottleName, string> = {
    pair: keyOf(purpose, 'pair', email, network(address)),
    address: keyOf(purpose, 'address', network(address)),
    account: keyOf(purpose, 'account', email),
    messages: keyOf(purpose, 'messages', email),
    letters: keyOf(purpose, 'letters', email),
    codes: keyOf(purpose, 'codes', email),
  };
  const names: readonly ThrottleName[] = counted[purpose];
  return names.filter((name) => !(known && name === 'account')).map((name) => [name, keys[name]]);
}

async function readLocked(database: Queries, key: string): Promise<Attempts> {
  // The insert makes a row that can be locked; on SQLite the transaction is alone anyway.
  await database
    .insertInto('throttle')
    .values({ throttle_key: key, failures: 0, last_at: '0' })
    .onConflict((conflict) =>
      conflict.column('throttle_key').doUpdateSet((e) => ({ failures: e.ref('throttle.failures') })),
    )
    .execute();
  const row = await database
    .selectFrom('throttle')
    .select(['failures', 'last_at'])
    .where('throttle_key', '=', key)
    .executeTakeFirstOrThrow();
  return { failures: row.failures, last: Number(row.last_at) };
}

async function write(database: Queries, key: string, attempts: Attempts) {
  await database
    .updateTable('throttle')
    .set({ failures: attempts.failures, last_at: String(attempts.last) })
    .where('throttle_key', '=', key)
    .execute();
}

/**
 * Notes an attempt as failed before the password is looked at, so that many at once cannot slip through, and
 * answers 0; or answers how many milliseconds to wait, and notes nothing.
 */
export async function beginAttempt(database: Database, attempt: Attempt, now: number): Promise<number> {
  // What fails is counted all the more, and so outside of what is undone with it.
  return apart(() => countAttempt(database, attempt, now));
}

async function countAttempt(database: Database, attempt: Attempt, now: number): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const known = await transaction
      .selectFrom('known_addresses')
      .select('address_key')
      .where('address_key', '=', knownKey(attempt))
      .executeTakeFirst();
    const found: [ThrottleName, string, Attempts][] = [];
    for (const [name, key] of keysOf(attempt, known !== undefined))
      found.push([name, key, await readLocked(transaction, key)]);
    const wait = Math.max(...found.map(([name, , attempts]) => waitFor(rules[name], attempts, now)));
    if (wait > 0) return wait;
    for (const [name, key, attempts] of found) await write(transaction, key, afterFailure(rules[name], attempts, now));
    return 0;
  });
}

/** The attempt was a success after all, and so no failure. */
export async function takeBackAttempt(database: Queries, attempt: Attempt): Promise<void> {
  for (const [name, key] of keysOf(attempt, false)) {
    if (name === 'pair') await database.deleteFrom('throttle').where('throttle_key', '=', key).execute();
    else await write(database, key, withoutLast(await readLocked(database, key)));
  }
}

/** The attempt is no failure, and this address is one of the account's owner. */
export async function attemptSucceeded(
  database: Queries,
  attempt: Attempt,
  userId: number,
  now: number,
): Promise<void> {
  await takeBackAttempt(database, attempt);
  const row = { address_key: knownKey(attempt), id_utente: userId, last_at: timestamp(now) };
  await database
    .insertInto('known_addresses')
    .values(row)
    .onConflict((conflict) => conflict.column('address_key').doUpdateSet({ last_at: row.last_at }))
    .execute();
}

const day = 86_400_000;

export async function forgetOldAttempts(database: Queries, now: number): Promise<void> {
  // Both are texts of 13 digits until the year 2286, so they compare as numbers do.
  await database
    .deleteFrom('throttle')
    .where('last_at', '<', String(now - day))
    .execute();
  await database
    .deleteFrom('known_addresses')
    .where('last_at', '<', timestamp(now - 365 * day))
    .execute();
}
