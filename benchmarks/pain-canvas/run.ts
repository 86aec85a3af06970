// A move costs the main thread's CPU time minus that of the same events without a listener. The machine's speed varies
// between candidates, so small differences mean nothing; `growth.ts` alternates ours with the bare canvas.
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { cpuMs, onPage } from '../lib/page.ts';
import { median, printTable } from '../lib/table.ts';
import { growth, manyStrokes } from './growth.ts';
import type { Name } from './page/main.ts';
import { ownSizes, sizes } from './sizes.ts';

const rounds = Number(process.env.ROUNDS ?? 3);
/** `PART=growth` or `PART=peers` runs only that part. */
const part = process.env.PART;
const measured = 100;

const names: Readonly<Record<Name, string>> = {
  nothing: 'nobody listens',
  raw: 'raw canvas 2D',
  ours: 'PainCanvas',
  signaturePad: 'signature_pad',
  perfectFreehand: 'perfect-freehand',
  reactSketchCanvas: 'react-sketch-canvas',
  fabric: 'fabric',
  reactKonva: 'react-konva',
};
const quick: readonly Name[] = ['nothing', 'raw', 'ours', 'signaturePad', 'perfectFreehand'];
// The cost per stroke grows, and 2,000 strokes would take minutes: one round of fewer is sufficient.
const slowCandidates: readonly Name[] = ['reactSketchCanvas', 'fabric', 'reactKonva'];
const strokesFor = (name: Name) => (slowCandidates.includes(name) ? 400 : 2000);
const order = [...quick, ...slowCandidates];

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

async function movesCost(page: Page, session: CDPSession): Promise<number> {
  // Short batches: on a busy machine a long one is always interrupted.
  const batch = measured / 10;
  const costs: number[] = [];
  for (let count = 0; count < 10; count += 1) {
    const moves = await page.evaluate((strokes) => {
      window.bench.prepare(strokes);
      return strokes * window.bench.movesOfStroke;
    }, batch);
    const before = await cpuMs(session);
    await page.evaluate(() => window.bench.drawPrepared());
    costs.push(((await cpuMs(session)) - before) / moves);
  }
  return median(costs);
}

async function round(page: Page, session: CDPSession, name: Name, into: Measured): Promise<void> {
  await page.evaluate((which) => window.bench.open(which), name);
  await page.evaluate(() => window.bench.draw(100));
  into.first.push(await movesCost(page, session));
  into.picture.push(...(await page.evaluate(() => window.bench.picture(6))));
  const { painted, blocked } = await page.evaluate(() => window.bench.undo(10));
  into.undo.push(...painted);
  into.blocked.push(...blocked);
  await page.evaluate((strokes) => window.bench.draw(strokes), strokesFor(name) - 3 * measured);
  into.last.push(await movesCost(page, session));
  into.deepPicture.push(...(await page.evaluate(() => window.bench.picture(6))));
  const deep = await page.evaluate(() => window.bench.undo(2));
  into.deepUndo.push(...deep.painted);
  into.deepBlocked.push(...deep.blocked);
  await page.evaluate(() => window.bench.close());
}

async function compareWithOthers(page: Page, session: CDPSession): Promise<void> {
  const results = new Map(order.map((name) => [name, empty()]));
  for (let count = 0; count < rounds; count += 1) {
    for (const [name, into] of results) {
      if (count === 0 || quick.includes(name)) {
        await round(page, session, name, into);
      }
    }
  }
  const idle = results.get('nothing') ?? empty();
  const cost = (name: Name, when: 'first' | 'last') =>
    median((results.get(name) ?? empty())[when]) - median(idle[when]);
  const rows = order.slice(1).map((name) => {
    const into = results.get(name) ?? empty();
    const floor = results.get('raw') ?? empty();
    const first = cost(name, 'first');
    return [
      names[name],
      first.toFixed(3),
      (first / cost('raw', 'first')).toFixed(2),
      strokesFor(name),
      (cost(name, 'last') / first).toFixed(2),
      median(into.undo).toFixed(1),
      median(into.deepUndo).toFixed(1),
      Math.max(...into.deepBlocked).toFixed(1),
      Math.min(...into.picture).toFixed(1),
      (Math.min(...into.picture) / Math.min(...floor.picture)).toFixed(2),
      strokesFor(name) === strokesFor('raw')
        ? (Math.min(...into.deepPicture) / Math.min(...floor.deepPicture)).toFixed(2)
        : '–',
    ];
  });
  printTable(
    `Pain canvas, 419 × 866, four points an event, ${rounds} rounds`,
    [
      'candidate',
      'ms a move',
      ': raw',
      'strokes',
      'growth',
      'undo to paint',
      'with all strokes',
      'most blocked',
      'picture ms',
      ': raw',
      ': raw with all',
    ],
    rows,
  );
  const weights = await ownSizes();
  const ours = results.get('ours') ?? empty();
  const floor = results.get('raw') ?? empty();
  printTable(
    'Size, gzip',
    ['part', 'bytes'],
    (await sizes()).map(([part, bytes]) => [part, bytes]),
  );
  const picture = Math.min(...ours.deepPicture) / Math.min(...floor.deepPicture);
  printTable(
    'Goals, of PainCanvas',
    ['goal', 'limit', 'measured'],
    [
      [
        'undo to paint with all strokes, ms (a frame, and the one it is asked for in)',
        '≤ 33.3',
        median(ours.deepUndo).toFixed(1),
      ],
      ['picture : raw canvas', '≤ 1.20', picture.toFixed(2)],
      ['drawing core, kB', '≤ 3.0', (weights.core / 1000).toFixed(2)],
      // Total sizes, as the others are measured.
      [
        'whole component above React, with all that its import brings, as the others are weighed, kB',
        '≤ 12.0',
        (weights.whole / 1000).toFixed(1),
      ],
      [
        'with the lines of the body, which come beside it and are waited for, kB',
        '',
        (weights.shown / 1000).toFixed(1),
      ],
      ['what it adds to a page that has buttons, words and questions, kB', '', (weights.own / 1000).toFixed(1)],
    ],
  );
}

async function measureGrowth(page: Page, session: CDPSession): Promise<void> {
  const { raw, ours, ratio, parts, all, few, many } = await growth(page, session);
  printTable(
    `A move beside the bare canvas, and with ${manyStrokes} strokes : with few; the same strokes drawn in turn`,
    ['candidate', 'growth'],
    [
      [names.raw, raw.toFixed(2)],
      [names.ours, ours.toFixed(2)],
      ['its growth : that of raw canvas, goal 1.0', ratio.toFixed(2)],
      ['a move : raw canvas, goal ≤ 1.30', all.toFixed(2)],
      [`of it with few strokes, and with ${manyStrokes}`, `${few.toFixed(2)}  ${many.toFixed(2)}`],
      ['its growth : that of raw canvas, in thirds of the rounds', parts.map((part) => part.toFixed(2)).join('  ')],
    ],
  );
}

await onPage(join(import.meta.dirname, 'page', 'index.html'), { width: 1280, height: 1000 }, async (page, session) => {
  if (part !== 'growth') await compareWithOthers(page, session);
  if (part !== 'peers') await measureGrowth(page, session);
});
