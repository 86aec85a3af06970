import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { cpuMs, onPage } from '../lib/page.ts';
import { median, printTable } from '../lib/table.ts';
import type { Name } from './page/main.ts';
import { ownSizes, sizes } from './sizes.ts';

const rounds = Number(process.env.ROUNDS ?? 3);
const frames = 30;
/** `HOURS=24` skips the shorter ones. */
const minSeconds = 3600 * Number(process.env.HOURS ?? 0);

const names: Readonly<Record<Name, string>> = {
  minmax: 'canvas, min–max per pixel',
  ours: 'EcgView',
  uplot: 'uPlot',
  chartjs: 'Chart.js',
};
/** Chart.js keeps an object for every sample: a day does not fit into memory. */
const recordings: readonly { words: string; seconds: number; who: readonly Name[] }[] = [
  { words: '30 s', seconds: 30, who: ['minmax', 'ours', 'uplot', 'chartjs'] },
  { words: '1 h, 1.8 million samples', seconds: 3600, who: ['minmax', 'ours', 'uplot', 'chartjs'] },
  { words: '24 h, 44 million samples', seconds: 86_400, who: ['minmax', 'ours', 'uplot'] },
];

/** Milliseconds at sixty frames per second. */
const frameBudget = 1000 / 60;

interface Measured {
  first: number[];
  zoom: number[];
  pan: number[];
  late: number[];
  dive: number[];
  lateDive: number[];
}

async function round(page: Page, session: CDPSession, name: Name, into: Measured): Promise<void> {
  into.first.push(await page.evaluate((which) => window.ecg.open(which), name));
  await page.evaluate(() => window.ecg.settle());
  into.zoom.push(await page.evaluate(() => window.ecg.zoom()));
  const before = await cpuMs(session);
  into.late.push(await page.evaluate((count) => window.ecg.pan(count), frames));
  const between = await cpuMs(session);
  into.pan.push((between - before) / frames);
  into.lateDive.push(await page.evaluate((count) => window.ecg.dive(count), frames));
  into.dive.push(((await cpuMs(session)) - between) / frames);
  await page.evaluate(() => window.ecg.close());
}

await onPage(join(import.meta.dirname, 'page', 'index.html'), { width: 1280, height: 1000 }, async (page, session) => {
  let day: Measured | undefined;
  let dayFloor: Measured | undefined;
  for (const { words, seconds, who } of recordings.filter(({ seconds: length }) => length >= minSeconds)) {
    await page.evaluate((length) => window.ecg.record(length), seconds);
    const results = new Map(
      who.map((name): [Name, Measured] => [name, { first: [], zoom: [], pan: [], late: [], dive: [], lateDive: [] }]),
    );
    for (let count = 0; count < rounds; count += 1) {
      for (const [name, into] of results) await round(page, session, name, into);
    }
    const floor = results.get('minmax');
    [day, dayFloor] = [results.get('ours'), floor];
    const rows = [...results].map(([name, { first, zoom, pan, late, dive, lateDive }]) => [
      names[name],
      median(first).toFixed(0),
      (median(first) / median(floor?.first ?? [])).toFixed(2),
      median(zoom).toFixed(0),
      median(pan).toFixed(2),
      (median(pan) / median(floor?.pan ?? [])).toFixed(2),
      `${median(late).toFixed(0)} %`,
      median(dive).toFixed(2),
      `${median(lateDive).toFixed(0)} %`,
    ]);
    printTable(
      `ECG, 700 × 260, ${words}, ${rounds} rounds`,
      [
        'candidate',
        'first draw ms',
        ': min–max',
        'zoom ms',
        'pan ms a frame',
        ': min–max',
        'late frames',
        'dive ms a frame',
        'late frames',
      ],
      rows,
    );
  }
  printTable(
    'Size, gzip',
    ['part', 'bytes'],
    (await sizes()).map(([part, bytes]) => [part, bytes]),
  );
  const { whole } = await ownSizes();
  const firstDraw = median(day?.first ?? []) / median(dayFloor?.first ?? []);
  printTable(
    'Goals, of EcgView with 24 h',
    ['goal', 'limit', 'measured'],
    [
      ['first draw : min–max', '≤ 1.20', firstDraw.toFixed(2)],
      [
        'pan, ms of the main thread a frame (60 a second)',
        `≤ ${frameBudget.toFixed(1)}`,
        median(day?.pan ?? []).toFixed(1),
      ],
      [
        'pan and dive, frames that came late',
        '0 %',
        `${median(day?.late ?? []).toFixed(0)} %, ${median(day?.lateDive ?? []).toFixed(0)} %`,
      ],
      [
        'zoom to paint, ms (two frames: it is asked for in one and seen in the next)',
        `≤ ${(2 * frameBudget).toFixed(1)}`,
        median(day?.zoom ?? []).toFixed(1),
      ],
      ['size with grid, calipers, keyboard and printed sheet, kB', '≤ 7.00', (whole / 1000).toFixed(2)],
    ],
  );
});
