// Only ratios within one run are meaningful; the reference is TanStack Table + Virtual, on which our list is based.
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { cpuMs, onPage } from '../lib/page.ts';
import { median, printTable } from '../lib/table.ts';
import type { Name } from './page/main.ts';
import { sizes } from './sizes.ts';

const rounds = Number(process.env.ROUNDS ?? 3);
/** Milliseconds after which no round begins: the run stays under six minutes on a slow machine as well. */
const timeLimitMs = 270_000;
const counts = [100, 1000, 10_000] as const;
const typed = 'ricci';

const names: Readonly<Record<Name, string>> = {
  raw: 'virtual list by hand',
  virtual: 'TanStack Virtual',
  table: 'TanStack Table + Virtual',
  ours: 'CollapsibleList',
  details: 'React + details',
  agGrid: 'AG Grid',
  mui: 'MUI Data Grid (pages)',
  aria: 'React Aria GridList',
};
const order = Object.keys(names) as Name[];

interface Measured {
  mount: number[];
  keystroke: number[];
  heap: number[];
  frame: number[];
}

/** A list that fits into its page does not scroll. */
const frames = (values: number[]) => (Number.isNaN(median(values)) ? '–' : median(values).toFixed(0));

async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

async function measure(page: Page, session: CDPSession, name: Name, count: number, into: Measured): Promise<void> {
  const empty = await heap(session);
  into.mount.push(await page.evaluate(([which, rows]) => window.listBench.open(which, rows), [name, count] as const));
  into.heap.push((await heap(session)) - empty);
  into.frame.push(await page.evaluate(() => window.listBench.scroll(60)));
  const before = await cpuMs(session);
  for (let length = 1; length <= typed.length; length += 1) {
    await page.evaluate((text) => window.listBench.type(text), typed.slice(0, length));
  }
  into.keystroke.push(((await cpuMs(session)) - before) / typed.length);
  await page.evaluate(() => window.listBench.close());
}

await onPage(join(import.meta.dirname, 'page', 'index.html'), { width: 1280, height: 900 }, async (page, session) => {
  await session.send('HeapProfiler.enable');
  const results = new Map(
    order.map((name) => [
      name,
      new Map(counts.map((count) => [count, { mount: [], keystroke: [], heap: [], frame: [] } as Measured])),
    ]),
  );
  const began = performance.now();
  for (const name of order) await measure(page, session, name, 300, { mount: [], keystroke: [], heap: [], frame: [] });
  let done = 0;
  for (; done < rounds && performance.now() - began < timeLimitMs; done += 1) {
    for (const [name, byCount] of results) {
      for (const [count, into] of byCount) await measure(page, session, name, count, into);
    }
  }

  const of = (name: Name, count: number): Measured =>
    results.get(name)?.get(count as (typeof counts)[number]) ?? { mount: [], keystroke: [], heap: [], frame: [] };
  const weights = await sizes();
  for (const count of counts) {
    const reference = of('table', count);
    printTable(
      `${count} records, ${done} rounds`,
      ['candidate', 'mount ms', ': Table+Virtual', 'keystroke ms', ': Table+Virtual', 'heap MB', 'longest frame ms'],
      order.map((name) => {
        const { mount, keystroke, heap: bytes, frame } = of(name, count);
        return [
          names[name],
          median(mount).toFixed(0),
          (median(mount) / median(reference.mount)).toFixed(2),
          median(keystroke).toFixed(1),
          (median(keystroke) / median(reference.keystroke)).toFixed(2),
          median(bytes).toFixed(1),
          frames(frame),
        ];
      }),
    );
  }
  printTable(
    'Script above React, gzip',
    ['candidate', 'kB'],
    order.map((name) => [names[name], ((weights.get(name) ?? 0) / 1000).toFixed(1)]),
  );
  const against = (count: number, what: 'mount' | 'keystroke') =>
    median(of('ours', count)[what]) / median(of('table', count)[what]);
  printTable(
    'Goals',
    ['goal', 'limit', ...counts.map(String)],
    [
      ['mount : TanStack Table + Virtual', '≤ 1.30', ...counts.map((count) => against(count, 'mount').toFixed(2))],
      [
        'keystroke : TanStack Table + Virtual',
        '≤ 1.50',
        ...counts.map((count) => against(count, 'keystroke').toFixed(2)),
      ],
      ['longest frame while scrolling, ms', '≤ 50', ...counts.map((count) => frames(of('ours', count).frame))],
      ['size, kB', '≤ 45', ((weights.get('ours') ?? 0) / 1000).toFixed(1), '', ''],
    ],
  );
});
