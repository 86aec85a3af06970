import { existsSync } from 'node:fs';
import { installFromSystem } from './system-packages.ts';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Path of the Debian package chromium-headless-shell. */
const shell = '/usr/bin/chromium-headless-shell';

const found = () => [process.env.CHROMIUM_PATH, ...known].find((path) => path !== undefined && existsSync(path));

/** Returns the path of Chromium; installs the system package if there is none. */
export async function chromium(): Promise<string> {
  const present = found();
  if (present) return present;
  await installFromSystem('Chromium', 'chromium');
  const installed = found();
  if (installed) return installed;
  throw new Error('No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to its path.');
}

/** Needs a third less CPU time and suffices for most tests. Falls back to {@link chromium} where it is not packaged. */
export async function headlessChromium(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return chromium();
  if (!existsSync(shell) && existsSync('/etc/debian_version')) {
    await installFromSystem('a Chromium without windows', 'chromium-headless-shell');
  }
  return existsSync(shell) ? shell : chromium();
}
