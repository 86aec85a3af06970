import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { timestamp } from '../../clock.ts';
import type { DeviceSecret } from '../../contract/device.ts';
import type { Database, DatabaseTransaction, Queries } from '../../database/database.ts';
import { outsideTransaction } from '../../database/unit-of-work.ts';
import {
  type Attempts,
  addFailure,
  removeLastFailure,
  retryDelay,
  rules,
  type ThrottleName,
} from '../../policy/throttle.ts';
import { listAccountsOfDevice } from './devices.repository.ts';

const hashKey = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex');

/** A customer usually owns a whole IPv6 /64. */
function toNetwork(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const filled = address.includes('::')
    ? [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest]
    : groups;
  return filled.slice(0, 4).join(':');
}

const purposeRules = {
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
  purpose: keyof typeof purposeRules;
  /** Empty if only the address counts. */
  email: string;
  address: string;
  /** The browser; omitted where strangers cannot exhaust the attempts. */
  device?: DeviceSecret;
}

interface Reputation {
  /** Hash of the browser's secret if it has signed in to any account. */
  device: string | undefined;
  ownDevice: boolean;
  /** The account has been used from this network before. */
  known: boolean;
}

const knownAddressKey = ({ email, address }: Attempt) => hashKey('known', email, toNetwork(address));

async function findReputation(database: Queries, attempt: Attempt, now: number): Promise<Reputation> {
  const accounts = await listAccountsOfDevice(database, attempt.device, now);
  const device = accounts.length > 0 ? attempt.device : undefined;
  const ownDevice = accounts.includes(attempt.email);
  if (ownDevice) return { device, ownDevice, known: true };
  const address = await database
    .selectFrom('known_addresses')
    .select('address_key')
    .where('address_key', '=', knownAddressKey(attempt))
    .executeTakeFirst();
  return { device, ownDevice, known: address !== undefined };
}

function throttleKeys({ purpose, email, address }: Attempt, reputation: Reputation): [ThrottleName, string][] {
  const { device = '', ownDevice, known } = reputation;
  const keys: Record<ThrottleName, string> = {
    // Strangers on the same network or at the same account must not exhaust a known device's attempts.
    pair: ownDevice ? hashKey(purpose, 'device', email, device) : hashKey(purpose, 'pair', email, toNetwork(address)),
    codes: ownDevice ? hashKey(purpose, 'device-codes', email, device) : hashKey(purpose, 'codes', email),
    requests: device ? hashKey(purpose, 'device-requests', device) : hashKey(purpose, 'requests', toNetwork(address)),
    address: hashKey(purpose, 'address', toNetwork(address)),
    account: hashKey(purpose, 'account', email),
    messages: hashKey(purpose, 'messages', email),
    letters: hashKey(purpose, 'letters', email),
  };
  const names: readonly ThrottleName[] = purposeRules[purpose];
  const appliesToStrangers = (name: ThrottleName) => name === 'account' || name === 'address';
  return names.filter((name) => !(known && appliesToStrangers(name))).map((name) => [name, keys[name]]);
}

const isRepeated = (found: CounterEntry[]) =>
  found.some(([name, , attempts]) => name === 'pair' && attempts.failures > 1);

async function readLocked(database: Queries, key: string): Promise<Attempts> {
  // The insert creates a row to lock; on SQLite transactions are exclusive anyway.
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

type CounterEntry = [name: ThrottleName, key: string, attempts: Attempts];

async function readAll(database: Queries, attempt: Attempt, now: number): Promise<CounterEntry[]> {
  const found: CounterEntry[] = [];
  for (const [name, key] of throttleKeys(attempt, await findReputation(database, attempt, now)))
    found.push([name, key, await readLocked(database, key)]);
  return found;
}

/** Records before the password check, so that concurrent attempts all count. Returns 0 or the milliseconds to wait. */
export async function beginAttempt(database: Database, attempt: Attempt, now: number): Promise<number> {
  // Recorded outside the request's transaction, which a failure rolls back.
  return outsideTransaction(() => countAttempt(database, attempt, now));
}

async function countAttempt(database: Database, attempt: Attempt, now: number): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const found = await readAll(transaction, attempt, now);
    const wait = Math.max(...found.map(([name, , attempts]) => retryDelay(rules[name], attempts, now)));
    if (wait > 0) return wait;
    const after = found.map(
      ([name, key, attempts]): CounterEntry => [name, key, addFailure(rules[name], attempts, now)],
    );
    for (const [name, key, attempts] of after) {
      if (name !== 'address' || !isRepeated(after)) await write(transaction, key, attempts);
    }
    return 0;
  });
}

/** Must run in a transaction, because concurrent attempts change the counters. */
export async function withdrawAttempt(transaction: DatabaseTransaction, attempt: Attempt, now: number): Promise<void> {
  const found = await readAll(transaction, attempt, now);
  for (const [name, key, attempts] of found) {
    if (name === 'pair') await transaction.deleteFrom('throttle').where('throttle_key', '=', key).execute();
    else if (name !== 'address' || !isRepeated(found)) await write(transaction, key, removeLastFailure(attempts));
  }
}

export async function attemptSucceeded(
  transaction: DatabaseTransaction,
  attempt: Attempt,
  userId: number,
  now: number,
): Promise<void> {
  await withdrawAttempt(transaction, attempt, now);
  const row = { address_key: knownAddressKey(attempt), id_utente: userId, last_at: timestamp(now) };
  await transaction
    .insertInto('known_addresses')
    .values(row)
    .onConflict((conflict) => conflict.column('address_key').doUpdateSet({ last_at: row.last_at }))
    .execute();
}

const day = 86_400_000;

export async function deleteOldAttempts(database: Queries, now: number): Promise<void> {
  // Both are 13-digit texts until 2286 and therefore compare numerically.
  await database
    .deleteFrom('throttle')
    .where('last_at', '<', String(now - day))
    .execute();
  await database
    .deleteFrom('known_addresses')
    .where('last_at', '<', timestamp(now - 365 * day))
    .execute();
}
