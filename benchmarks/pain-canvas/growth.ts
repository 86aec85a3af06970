// A shared machine varies in speed: drawings with few and with many strokes get the same strokes in turn.
import type { CDPSession, Page } from 'playwright';
import { cpuMs } from '../lib/page.ts';
import { median } from '../lib/table.ts';

export const manyStrokes = 2000;
const rounds = 48;
/** Enough that the fixed cost of a frame is the smaller part. */
const strokesPerRound = 20;
const warmUpRounds = 4;
const fewStrokes = 100;

const subjects = ['nothing', 'raw few', 'ours few', 'raw many', 'ours many'] as const;
type Subject = (typeof subjects)[number];
type Costs = Readonly<Record<Subject, number>>;

export interface Growth {
  /** Cost of a move relative to the bare canvas: in total, with few strokes and with many. */
  all: number;
  few: number;
  many: number;
  raw: number;
  ours: number;
  /** Growth of ours relative to that of the bare canvas, over all rounds, and in three parts that show the variance. */
  ratio: number;
  parts: number[];
}

const candidateName = (subject: Subject) => subject.split(' ')[0] as 'nothing' | 'raw' | 'ours';

async function cost(page: Page, session: CDPSession, subject: Subject, round: number): Promise<number> {
  await page.evaluate(
    async ([key, strokes, from]) => {
      await window.bench.show(key);
      window.bench.prepare(strokes, from);
    },
    [subject, strokesPerRound, round * strokesPerRound] as const,
  );
  const before = await cpuMs(session);
  await page.evaluate(() => window.bench.drawPrepared());
  return (await cpuMs(session)) - before;
}

function computeGrowth(measured: readonly Costs[]): Omit<Growth, 'parts'> {
  const middle = (subject: Subject) => median(measured.map((costs) => costs[subject]));
  const idle = middle('nothing');
  const grown = (name: 'raw' | 'ours') => (middle(`${name} many`) - idle) / (middle(`${name} few`) - idle);
  const raw = grown('raw');
  const ours = grown('ours');
  const above = (name: 'raw' | 'ours', ...strokes: ('few' | 'many')[]) =>
    strokes.reduce((sum, amount) => sum + middle(`${name} ${amount}`) - idle, 0);
  const beside = (...strokes: ('few' | 'many')[]) => above('ours', ...strokes) / above('raw', ...strokes);
  return {
    raw,
    ours,
    ratio: ours / raw,
    all: beside('few', 'many'),
    few: beside('few'),
    many: beside('many'),
  };
}

export async function growth(page: Page, session: CDPSession): Promise<Growth> {
  for (const subject of subjects) {
    await page.evaluate(([name, key]) => window.bench.open(name, key), [candidateName(subject), subject] as const);
    const strokes = subject.endsWith('many') ? manyStrokes : fewStrokes;
    await page.evaluate((count) => window.bench.draw(count), strokes);
  }
  const measured: Costs[] = [];
  for (let round = 0; round < rounds + warmUpRounds; round += 1) {
    const costs: [Subject, number][] = [];
    // With a prime number of subjects, varying steps make each follow each other one equally often.
    const step = 1 + (round % (subjects.length - 1));
    for (let turn = 0; turn < subjects.length; turn += 1) {
      const subject = subjects[(round + turn * step) % subjects.length] as Subject;
      costs.push([subject, await cost(page, session, subject, round)]);
    }
    if (round >= warmUpRounds) measured.push(Object.fromEntries(costs) as Costs);
  }
  await page.evaluate(() => window.bench.close());
  const parts = [0, 1, 2].map((part) => computeGrowth(measured.filter((_, round) => round % 3 === part)).ratio);
  return { ...computeGrowth(measured), parts };
}
