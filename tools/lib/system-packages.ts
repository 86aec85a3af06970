import { existsSync } from 'node:fs';
import { run } from './run.ts';

const managers: [program: string, ...calls: string[][]][] = [
  ['/usr/bin/apt-get', ['update', '-qq'], ['install', '-y', '-qq']],
  ['/usr/bin/dnf', ['install', '-y']],
  ['/usr/bin/pacman', ['-S', '--noconfirm']],
  ['/sbin/apk', ['add']],
];

/** Tries to install a system package. The caller checks if the program is available afterwards. */
export async function installFromSystem(words: string, name: string): Promise<void> {
  const manager = managers.find(([program]) => existsSync(program));
  if (!manager) return;
  console.log(`Installing ${words} from the system’s packages …`);
  const [program, ...calls] = manager;
  const asRoot = process.getuid?.() === 0;
  for (const [index, call] of calls.entries()) {
    const args = index === calls.length - 1 ? [...call, name] : call;
    const [command, ...rest] = asRoot ? [program, ...args] : ['sudo', '-n', program, ...args];
    if (command) await run(command, rest, { capture: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }).catch(() => 1);
  }
}
