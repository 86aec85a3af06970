import { Cursor } from '../bytes.ts';

/**
 * Decodes the GATT Battery Level, characteristic 0x2A19: percent, one byte. Other lengths and values above 100 are
 * invalid.
 */
export function decodeBatteryLevel(bytes: Uint8Array): number {
  const cursor = new Cursor('battery_level', bytes);
  const level = cursor.uint8();
  if (cursor.remaining > 0) throw cursor.malformed(`one byte expected, ${bytes.length} given.`);
  if (level > 100) throw cursor.malformed(`${level} % is no level of a battery.`, 0);
  return level;
}
