import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromSystem } from './system-packages.ts';

const found = () => (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'dbus-daemon')));

/** Whether there is a message bus to put emulated Bluetooth devices on; installed on Linux where it is missing. */
export async function hasBus(): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  if (!found()) await installFromSystem('a message bus', 'dbus');
  return found();
}
