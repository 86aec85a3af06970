import { existsSync } from 'node:fs';
import { installFromSystem } from './system-packages.ts';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

const found = () => [process.env.CHROMIUM_PATH, ...known].find((path) => path !== undefined && existsSync(path));

/** The path of a Chromium; installs one from the system's packages when there is none. */
export async function chromium(): Promise<string> {
  const present = found();
  if (present) return present;
  await installFromSystem('Chromium', 'chromium');
  const installed = found();
  if (installed) return installed;
  throw new Error('No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to its path.');
}
