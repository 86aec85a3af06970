// Our pain canvas beside a bare canvas and two libraries, in one page of one browser. A move costs the processor time of
// the main thread, strokes' ends and frames included, less what the same events cost when nobody listens. Ratios within
// one run are what counts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { CDPSession, Page } from 'playwright';
import { build } from 'vite';
import { at } from '../../tools/lib/run.ts';
import { serveFolder } from '../../tools/lib/static-server.ts';
import { launch } from '../lib/browser.ts';
import { median, printTable } from '../lib/table.ts';
import type { Name } from './page/main.ts';
import { sizes } from './sizes.ts';

const rounds = Number(process.env.ROUNDS ?? 3);
const many = 2000;
const measured = 100;

const names: Readonly<Record<Name, string>> = {
  nothing: 'nobody listens',
  raw: 'raw canvas 2D',
  ours: 'PainCanvas',
  signaturePad: 'signature_pad',
  perfectFreehand: 'perfect-freehand',
};
const order: readonly Name[] = ['nothing', 'raw', 'ours', 'signaturePad', 'perfectFreehand'];

interface Measured {
  first: number[];
  last: number[];
  undo: number[];
  blocked: number[];
  deepUndo: number[];
  deepBlocked: number[];
  picture: number[];
  deepPicture: number[];
}

const empty = (): Measured => ({
  first: [],
  last: [],
  undo: [],
  blocked: [],
  deepUndo: [],
  deepBlocked: [],
  picture: [],
  deepPicture: [],
});

async function busy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

async function movesCost(page: Page, session: CDPSession): Promise<number> {
  const batch = measured / 4;
  const costs: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    const before = await busy(session);
    const moves = await page.evaluate(async (strokes) => {
      await window.bench.draw(strokes, true);
      return strokes * window.bench.movesOfStroke;
    }, batch);
    costs.push(((await busy(session)) - before) / moves);
  }
  // The least: whatever is above it, the machine was doing something else as well.
  return Math.min(...costs);
}

async function round(page: Page, session: CDPSession, name: Name, into: Measured): Promise<void> {
  await page.evaluate((which) => window.bench.open(which), name);
  // The first strokes pay for compiling the code: they are drawn, and not counted.
  await page.evaluate(() => window.bench.draw(20, true));
  into.first.push(await movesCost(page, session));
  into.picture.push(...(await page.evaluate(() => window.bench.picture(6))));
  const { painted, blocked } = await page.evaluate(() => window.bench.undo(10));
  into.undo.push(...painted);
  into.blocked.push(...blocked);
  await page.evaluate((strokes) => window.bench.draw(strokes, false), many - 2 * measured);
  into.last.push(await movesCost(page, session));
  into.deepPicture.push(...(await page.evaluate(() => window.bench.picture(6))));
  const deep = await page.evaluate(() => window.bench.undo(2));
  into.deepUndo.push(...deep.painted);
  into.deepBlocked.push(...deep.blocked);
  await page.evaluate(() => window.bench.close());
}

const folder = mkdtempSync(join(tmpdir(), 'libretto-pain-'));
await build({
  root: at(),
  base: './',
  configFile: false,
  logLevel: 'error',
  plugins: [vanillaExtractPlugin()],
  build: {
    outDir: folder,
    emptyOutDir: true,
    rolldownOptions: { input: join(import.meta.dirname, 'page', 'index.html') },
  },
});
const server = await serveFolder(folder);
const browser = await launch();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
  await page.goto(`${server.url}/benchmarks/pain-canvas/page/index.html`);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const results = new Map(order.map((name) => [name, empty()]));
  for (let count = 0; count < rounds; count += 1) {
    for (const [name, into] of results) await round(page, session, name, into);
  }
  const idle = results.get('nothing') ?? empty();
  const cost = (name: Name, when: 'first' | 'last') =>
    Math.min(...(results.get(name) ?? empty())[when]) - Math.min(...idle[when]);
  const rows = order.slice(1).map((name) => {
    const into = results.get(name) ?? empty();
    const floor = results.get('raw') ?? empty();
    const first = cost(name, 'first');
    return [
      names[name],
      first.toFixed(3),
      (first / cost('raw', 'first')).toFixed(2),
      (cost(name, 'last') / first).toFixed(2),
      median(into.undo).toFixed(1),
      median(into.deepUndo).toFixed(1),
      Math.max(...into.deepBlocked).toFixed(1),
      Math.min(...into.picture).toFixed(1),
      (Math.min(...into.picture) / Math.min(...floor.picture)).toFixed(2),
      (Math.min(...into.deepPicture) / Math.min(...floor.deepPicture)).toFixed(2),
    ];
  });
  printTable(
    `Pain canvas, 419 × 866, four points an event, ${rounds} rounds`,
    [
      'candidate',
      'ms a move',
      ': raw',
      `growth to ${many}`,
      'undo to paint',
      `at ${many}`,
      'most blocked',
      'picture ms',
      ': raw',
      `: raw at ${many}`,
    ],
    rows,
  );
  printTable(
    'Size, gzip',
    ['part', 'bytes'],
    (await sizes()).map(([part, bytes]) => [part, bytes]),
  );
} finally {
  await Promise.all([browser.close(), server.close()]);
  rmSync(folder, { recursive: true, force: true });
}
