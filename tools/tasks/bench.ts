// Runs the benchmarks one at a time: `npm run bench`, or one of them: `npm run bench -- pain-canvas`.
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { build } from '../lib/build.ts';
import { chromium } from '../lib/chromium.ts';
import { at, must, root, task } from '../lib/run.ts';

await task(async () => {
  const wanted = process.argv.slice(2);
  const all = globSync('benchmarks/*/run.ts', { cwd: root }).sort();
  const chosen = all.filter((file) => wanted.length === 0 || wanted.includes(basename(dirname(file))));
  if (chosen.length === 0) {
    throw new Error(`No such benchmark. There are: ${all.map((file) => basename(dirname(file))).join(', ')}.`);
  }
  const env = { CHROMIUM_PATH: await chromium() };
  await build('web', 'api', 'design-system', 'web-bluetooth');
  for (const file of chosen) await must(process.execPath, [at(file)], { env });
});
