import { timestamp } from '../../clock.ts';
import { type DeviceSecret, deviceDays } from '../../contract/device.ts';
import type { Queries } from '../../database/database.ts';
import { hashOf, newToken } from './session.repository.ts';

/** Browsers of one account; the one that has not signed in for longest is forgotten first. */
const maxDevices = 20;
const day = 86_400_000;
const oldest = (now: number) => timestamp(now - deviceDays * day);

/** Returns the accounts that have signed in with a browser's secret and have not revoked it since. */
export async function accountsOfDevice(database: Queries, secret: DeviceSecret, now: number): Promise<string[]> {
  if (secret === undefined) return [];
  const rows = await database
    .selectFrom('known_devices')
    .innerJoin('utenti', 'utenti.id_utente', 'known_devices.id_utente')
    .select('email')
    .where('device_hash', '=', hashOf(secret))
    .where('last_at', '>=', oldest(now))
    .execute();
  return rows.map(({ email }) => email);
}

/**
 * Returns a new secret for a browser that has just signed in. Accounts that share the browser keep it: their rows follow
 * to the new secret. A secret that somebody else planted or copied ends here.
 */
export async function rememberDevice(
  database: Queries,
  userId: number,
  before: DeviceSecret,
  now: number,
): Promise<string> {
  const secret = newToken();
  const device_hash = hashOf(secret);
  const last_at = timestamp(now);
  if (before !== undefined) {
    const renewed = hashOf(before);
    await database
      .deleteFrom('known_devices')
      .where('device_hash', '=', renewed)
      .where('id_utente', '=', userId)
      .execute();
    await database.updateTable('known_devices').set({ device_hash }).where('device_hash', '=', renewed).execute();
  }
  await database.insertInto('known_devices').values({ device_hash, id_utente: userId, last_at }).execute();
  const surplus = await database
    .selectFrom('known_devices')
    .select('device_hash')
    .where('id_utente', '=', userId)
    .orderBy('last_at', 'desc')
    .offset(maxDevices)
    .limit(maxDevices)
    .execute();
  const hashes = surplus.map((row) => row.device_hash).filter((hash) => hash !== device_hash);
  if (hashes.length > 0) {
    await database
      .deleteFrom('known_devices')
      .where('id_utente', '=', userId)
      .where('device_hash', 'in', hashes)
      .execute();
  }
  return secret;
}

/** Revokes the browsers of an account, except one. */
export async function forgetDevicesOf(database: Queries, userId: number, kept?: DeviceSecret): Promise<void> {
  await database
    .deleteFrom('known_devices')
    .where('id_utente', '=', userId)
    .where('device_hash', '!=', kept === undefined ? '' : hashOf(kept))
    .execute();
}

export async function forgetOldDevices(database: Queries, now: number): Promise<void> {
  await database.deleteFrom('known_devices').where('last_at', '<', oldest(now)).execute();
}
