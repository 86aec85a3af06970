// The login page beside the least that it could be: the same form without a framework, and an empty React + TanStack
// Router page. Slow 4G, a processor slowed four times, cold caches; ratios within one run are what counts.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { demoServer } from '../../tools/lib/demo-server.ts';
import { serveFolder } from '../../tools/lib/static-server.ts';
import { launch } from '../lib/browser.ts';
import { printTable } from '../lib/table.ts';
import { type FirstLoad, measure } from './measure.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const floors = join(import.meta.dirname, 'floors');
const folder = mkdtempSync(join(tmpdir(), 'libretto-floor-'));

await build({
  root: join(floors, 'react-router'),
  configFile: false,
  logLevel: 'error',
  build: { outDir: folder, emptyOutDir: true },
});

const plain = await serveFolder(join(floors, 'plain'));
const router = await serveFolder(folder);
const ours = await demoServer();
const browser = await launch();
try {
  const password = 'input[type=password]';
  const pages: [name: string, load: FirstLoad][] = [
    ['no framework', await measure(browser, `${plain.url}/`, password, rounds)],
    ['empty React + Router', await measure(browser, `${router.url}/`, password, rounds)],
    ['Libretto /webui/login', await measure(browser, `${ours.url}/webui/login`, password, rounds)],
  ];
  const [least, empty] = pages.map(([, load]) => load);
  printTable(
    `First load, median of ${rounds}`,
    ['page', 'JS kB', 'CSS kB', 'LCP ms', 'ready ms', 'blocking ms', 'LCP : no framework', 'JS : empty Router'],
    pages.map(([name, load]) => [
      name,
      load.jsKb.toFixed(1),
      load.cssKb.toFixed(1),
      load.lcpMs.toFixed(0),
      load.readyMs.toFixed(0),
      load.blockingMs.toFixed(0),
      (load.lcpMs / (least?.lcpMs ?? Number.NaN)).toFixed(2),
      (load.jsKb / (empty?.jsKb ?? Number.NaN)).toFixed(2),
    ]),
  );
} finally {
  await Promise.all([browser.close(), plain.close(), router.close(), ours.stop()]);
  rmSync(folder, { recursive: true, force: true });
}
