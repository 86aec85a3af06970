import { existsSync } from 'node:fs';
import { run } from './run.ts';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

const packageManagers: [program: string, ...install: string[][]][] = [
  ['/usr/bin/apt-get', ['update', '-qq'], ['install', '-y', '-qq', 'chromium']],
  ['/usr/bin/dnf', ['install', '-y', 'chromium']],
  ['/usr/bin/pacman', ['-S', '--noconfirm', 'chromium']],
  ['/sbin/apk', ['add', 'chromium']],
];

const found = () => [process.env.CHROMIUM_PATH, ...known].find((path) => path !== undefined && existsSync(path));

/** The path of a Chromium; installs one from the system's packages when there is none. */
export async function chromium(): Promise<string> {
  const present = found();
  if (present) return present;
  const manager = packageManagers.find(([program]) => existsSync(program));
  if (manager) {
    console.log('Installing Chromium from the system’s packages …');
    const [program, ...calls] = manager;
    const asRoot = process.getuid?.() === 0;
    for (const args of calls) {
      const [command, ...rest] = asRoot ? [program, ...args] : ['sudo', '-n', program, ...args];
      if (command) await run(command, rest, { capture: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
    }
    const installed = found();
    if (installed) return installed;
  }
  throw new Error('No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to its path.');
}
