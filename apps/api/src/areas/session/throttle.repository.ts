import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { timestamp } from '../../clock.ts';
import type { DeviceSecret } from '../../contract/device.ts';
import type { Database, DatabaseTransaction, Queries } from '../../database/database.ts';
import { apart } from '../../database/unit-of-work.ts';
import { type Attempts, afterFailure, rules, type ThrottleName, waitFor, withoutLast } from '../../policy/throttle.ts';
import { accountsOfDevice } from './devices.repository.ts';

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
  register: ['requests'],
  confirm: ['requests'],
  'request-reset': ['requests'],
  reset: ['pair', 'address', 'account'],
  provider: ['requests'],
  'own-password': ['pair', 'account'],
  passkey: ['requests'],
  'second-step': ['codes'],
  letter: ['letters'],
  message: ['messages'],
  share: ['requests'],
} satisfies Record<string, ThrottleName[]>;

export interface Attempt {
  purpose: keyof typeof counted;
  /** Empty where only the place counts. */
  email: string;
  address: string;
  /** Of the browser; left out where nobody else could use up the attempts. */
  device?: DeviceSecret;
}

/** What is known of the place that an attempt comes from. */
interface Standing {
  /** The browser has signed in to some account. */
  device: string | undefined;
  /** It has signed in to this account. */
  ownDevice: boolean;
  /** The account has signed in from here before, in this browser or another one. */
  known: boolean;
}

const knownKey = ({ email, address }: Attempt) => keyOf('known', email, network(address));

async function standingOf(database: Queries, attempt: Attempt, now: number): Promise<Standing> {
  const accounts = await accountsOfDevice(database, attempt.device, now);
  const device = accounts.length > 0 ? attempt.device : undefined;
  const ownDevice = accounts.includes(attempt.email);
  if (ownDevice) return { device, ownDevice, known: true };
  const address = await database
    .selectFrom('known_addresses')
    .select('address_key')
    .where('address_key', '=', knownKey(attempt))
    .executeTakeFirst();
  return { device, ownDevice, known: address !== undefined };
}

function keysOf({ purpose, email, address }: Attempt, standing: Standing): [ThrottleName, string][] {
  const { device = '', ownDevice, known } = standing;
  const keys: Record<ThrottleName, string> = {
    // Strangers at the same address, or at the same account, never use up the attempts of a browser of the owner's.
    pair: ownDevice ? keyOf(purpose, 'device', email, device) : keyOf(purpose, 'pair', email, network(address)),
    codes: ownDevice ? keyOf(purpose, 'device-codes', email, device) : keyOf(purpose, 'codes', email),
    requests: device ? keyOf(purpose, 'device-requests', device) : keyOf(purpose, 'requests', network(address)),
    address: keyOf(purpose, 'address', network(address)),
    account: keyOf(purpose, 'account', email),
    messages: keyOf(purpose, 'messages', email),
    letters: keyOf(purpose, 'letters', email),
  };
  const names: readonly ThrottleName[] = counted[purpose];
  const ofStrangers = (name: ThrottleName) => name === 'account' || name === 'address';
  return names.filter((name) => !(known && ofStrangers(name))).map((name) => [name, keys[name]]);
}

/** An account that failed from here a moment ago is no further account of this address. */
const isRepeated = (found: Found[]) => found.some(([name, , attempts]) => name === 'pair' && attempts.failures > 1);

async function readLocked(database: Queries, key: string): Promise<Attempts> {
  // The insert makes a row that can be locked; on SQLite the transaction is alone anyway.
  const row = await database
    .insertInto('throttle')
    .values({ throttle_key: key, failures: 0, last_at: '0' })
    .onConflict((conflict) =>
      conflict.column('throttle_key').doUpdateSet((e) => ({ failures: e.ref('throttle.failures') })),
    )
    .returning(['failures', 'last_at'])
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

type Found = [name: ThrottleName, key: string, attempts: Attempts];

async function readAll(database: Queries, attempt: Attempt, now: number): Promise<Found[]> {
  const found: Found[] = [];
  for (const [name, key] of keysOf(attempt, await standingOf(database, attempt, now)))
    found.push([name, key, await readLocked(database, key)]);
  return found;
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
    const found = await readAll(transaction, attempt, now);
    const wait = Math.max(...found.map(([name, , attempts]) => waitFor(rules[name], attempts, now)));
    if (wait > 0) return wait;
    const after = found.map(([name, key, attempts]): Found => [name, key, afterFailure(rules[name], attempts, now)]);
    for (const [name, key, attempts] of after) {
      if (name !== 'address' || !isRepeated(after)) await write(transaction, key, attempts);
    }
    return 0;
  });
}

/**
 * The attempt was a success after all, and so no failure. Within a transaction, which holds the counters between reading
 * and writing them: others count at the same moment.
 */
export async function takeBackAttempt(transaction: DatabaseTransaction, attempt: Attempt, now: number): Promise<void> {
  const found = await readAll(transaction, attempt, now);
  for (const [name, key, attempts] of found) {
    if (name === 'pair') await transaction.deleteFrom('throttle').where('throttle_key', '=', key).execute();
    else if (name !== 'address' || !isRepeated(found)) await write(transaction, key, withoutLast(attempts));
  }
}

/** The attempt is no failure, and this address is one of the account's owner. */
export async function attemptSucceeded(
  transaction: DatabaseTransaction,
  attempt: Attempt,
  userId: number,
  now: number,
): Promise<void> {
  await takeBackAttempt(transaction, attempt, now);
  const row = { address_key: knownKey(attempt), id_utente: userId, last_at: timestamp(now) };
  await transaction
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
