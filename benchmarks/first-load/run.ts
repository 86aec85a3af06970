// Cold first loads compared with their floors, on slow 4G with four times CPU throttling: pages with the same data
// in plain React + TanStack Router, requested by an inline script. ROUNDS=1 PAGES='Esami|Farmaci' measures less,
// REQUESTS=1 lists the requests. Only ratios within one run count.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { demoServer } from '../../tools/lib/demo-server.ts';
import { serveFolder } from '../../tools/lib/static-server.ts';
import { launch } from '../lib/browser.ts';
import { signIn } from '../lib/sign-in.ts';
import { printTable } from '../lib/table.ts';
import { measure, type Target } from './measure.ts';
import { pages } from './pages.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const wanted = new RegExp(process.env.PAGES ?? '');
const floors = join(import.meta.dirname, 'floors');
const folder = mkdtempSync(join(tmpdir(), 'libretto-floor-'));

async function buildFloor(name: string): Promise<string> {
  const outDir = join(folder, name);
  await build({
    root: join(floors, name),
    base: './',
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}

async function createSession(url: string): Promise<NonNullable<Target['storageState']>> {
  const { id, token, expires } = await signIn(url);
  const values = { token, id_utente: String(id), expires_at: expires, last_activity: String(Date.now()) };
  const localStorage = Object.entries(values).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}

async function recordResponses(browser: Browser, { url, storageState, shows }: Target): Promise<unknown[]> {
  const context = await browser.newContext({ ...(storageState && { storageState }) });
  const page = await context.newPage();
  const answers: Promise<unknown>[] = [];
  page.on('response', (response) => {
    const isData = response.url().includes('/api/') && !response.url().includes('/api/menu/');
    if (isData && response.request().method() === 'GET') answers.push(response.json());
  });
  await page.goto(url);
  await page.locator('main', { hasText: shows ?? '' }).waitFor();
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(answers);
  await context.close();
  return all;
}

const ratio = (ours: number, floor: number | undefined) => (ours / (floor ?? Number.NaN)).toFixed(2);

const plain = await serveFolder(join(floors, 'plain'));
const router = await serveFolder(await buildFloor('react-router'));
const recordFolder = await buildFloor('record');
const record = await serveFolder(recordFolder);
const ours = await demoServer();
const browser = await launch();
try {
  if (wanted.test('login')) {
    const selector = 'input[type=password]';
    const urls = { 'no framework': `${plain.url}/`, 'empty React + Router': `${router.url}/` };
    const targets = { ...urls, 'Libretto /webui/login': `${ours.url}/webui/login` };
    const loads = await measure(
      browser,
      Object.values(targets).map((url) => ({ url, selector })),
      rounds,
    );
    const [least, empty] = loads;
    printTable(
      `Login page, median of ${rounds}`,
      ['page', 'JS kB', 'CSS kB', 'LCP ms', 'ready ms', 'blocking ms', 'LCP : no framework', 'JS : empty Router'],
      loads.map(({ jsKb, cssKb, lcpMs, readyMs, blockingMs }, index) => [
        Object.keys(targets)[index] ?? '',
        jsKb.toFixed(1),
        cssKb.toFixed(1),
        lcpMs.toFixed(0),
        readyMs.toFixed(0),
        blockingMs.toFixed(0),
        ratio(lcpMs, least?.lcpMs),
        ratio(jsKb, empty?.jsKb),
      ]),
    );
  }
  const storageState = await createSession(ours.url);
  mkdirSync(join(recordFolder, 'data'));
  const rows: string[][] = [];
  for (const [path, shows] of pages.filter(([name]) => wanted.test(name))) {
    const page: Target = { url: `${ours.url}/webui/Registro/${path}`, selector: 'main', shows, storageState };
    writeFileSync(join(recordFolder, 'data', `${path}.json`), JSON.stringify(await recordResponses(browser, page)));
    const floor: Target = { url: `${record.url}/?${path}`, selector: 'tbody tr' };
    const [least, load] = await measure(browser, [floor, page], rounds);
    if (!load) continue;
    rows.push([
      path,
      String(load.requests),
      load.jsKb.toFixed(0),
      load.lcpMs.toFixed(0),
      load.readyMs.toFixed(0),
      (least?.readyMs ?? Number.NaN).toFixed(0),
      ratio(load.readyMs, least?.readyMs),
      load.blockingMs.toFixed(0),
      (least?.blockingMs ?? Number.NaN).toFixed(0),
      load.shift.toFixed(3),
    ]);
  }
  printTable(
    `Pages of a record, median of ${rounds}; goals: 25 requests, ready 1.1 × floor, 300 ms blocking, shift 0.05`,
    ['page', 'requests', 'JS kB', 'LCP ms', 'ready ms', 'floor ms', ': floor', 'blocking ms', 'floor ms', 'shift'],
    rows,
  );
} finally {
  await Promise.all([browser.close(), plain.close(), router.close(), record.close(), ours.stop()]);
  rmSync(folder, { recursive: true, force: true });
}
