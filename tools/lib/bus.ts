import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromSystem } from './system-packages.ts';

const found = () => (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'dbus-daemon')));

/** Returns true if D-Bus is available for emulated Bluetooth devices; installs it on Linux if missing. */
export async function hasBus(): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  if (!found()) await installFromSystem('a message bus', 'dbus');
  return found();
}
