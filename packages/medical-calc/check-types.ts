// "Are the types wrong?", asked for every subpath: the tool does not expand the pattern in `exports` by itself.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { entries, here } from './entries.ts';

const { status } = spawnSync(
  join(here, 'node_modules/.bin/attw'),
  ['--pack', '.', '--profile', 'esm-only', '--entrypoints', ...Object.keys(entries())],
  { cwd: here, stdio: 'inherit', shell: process.platform === 'win32' },
);
process.exitCode = status ?? 1;
