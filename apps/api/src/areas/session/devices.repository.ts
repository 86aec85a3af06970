import { timestamp } from '../../clock.ts';
import { type DeviceSecret, deviceMaxAgeDays } from '../../contract/device.ts';
import type { Queries } from '../../database/database.ts';
import { hashToken, newToken } from './session.repository.ts';

/** Per account; the least recently used device is deleted first. */
const maxDevices = 20;
const day = 86_400_000;
const expiryLimit = (now: number) => timestamp(now - deviceMaxAgeDays * day);

/** Returns the accounts that signed in with a device secret and have not revoked it. */
export async function listAccountsOfDevice(database: Queries, secret: DeviceSecret, now: number): Promise<string[]> {
  if (secret === undefined) return [];
  const rows = await database
    .selectFrom('known_devices')
    .innerJoin('utenti', 'utenti.id_utente', 'known_devices.id_utente')
    .select('email')
    .where('device_hash', '=', hashToken(secret))
    .where('last_at', '>=', expiryLimit(now))
    .execute();
  return rows.map(({ email }) => email);
}

/** Rotates the secret. Rows of other accounts move to the new one, so that a planted or copied secret stops working. */
export async function rememberDevice(
  database: Queries,
  userId: number,
  before: DeviceSecret,
  now: number,
): Promise<string> {
  const secret = newToken();
  const device_hash = hashToken(secret);
  const last_at = timestamp(now);
  if (before !== undefined) {
    const renewed = hashToken(before);
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

export async function revokeDevices(database: Queries, userId: number, kept?: DeviceSecret): Promise<void> {
  await database
    .deleteFrom('known_devices')
    .where('id_utente', '=', userId)
    .where('device_hash', '!=', kept === undefined ? '' : hashToken(kept))
    .execute();
}

export async function deleteExpiredDevices(database: Queries, now: number): Promise<void> {
  await database.deleteFrom('known_devices').where('last_at', '<', expiryLimit(now)).execute();
}
