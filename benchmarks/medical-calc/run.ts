// Interleaved in one process; only ratios within one run are meaningful. Each must first agree with our formula.
import { ckdEpi } from 'medcalc';
import { printTable } from '../lib/table.ts';
import { baselines } from './baselines.ts';
import { bundled } from './bundled.ts';
import { type Contender, type Contenders, checkAgreement, contender, formulas } from './contender.ts';
import { loadPeers } from './peers.ts';
import { people } from './people.ts';

// Many short rounds, because a busy machine interrupts every long one.
const rounds = Number(process.env.ROUNDS ?? 150);
const warmUp = 30;
const roundMs = 2;

const { bareResults, checked, formula } = await bundled();
const { measured: fetched, missing } = await loadPeers();
const peers: { name: string; contenders: Contenders }[] = [
  {
    name: 'medcalc 0.2.0',
    contenders: {
      'CKD-EPI 2021': contender({
        prepare: ({ creatinine, female, age }) => ({ creat: creatinine, gender: female ? 'F' : 'M', age }) as const,
        run: (params) => ckdEpi(params),
        rounding: { decimals: 1 },
      }),
    },
  },
  ...fetched,
];

/** Kept, so that no call is optimised away. */
let last: unknown;

function millionsPerSecond(run: Contender['run'], inputs: unknown[], calls: number): number {
  const began = performance.now();
  for (let index = 0; index < calls; index++) last = run(inputs[index & 1023]);
  return calls / (performance.now() - began) / 1000;
}

interface Entry {
  name: string;
  run: Contender['run'];
  inputs: unknown[];
  calls: number;
  best: number;
}

const entry = (name: string, { run, prepare }: Contender): Entry => ({
  name,
  run,
  inputs: people.map(prepare),
  calls: 100,
  best: 0,
});

/** Interleaves the rounds. The warm-up also sets the calls per round, because one peer is a thousand times slower. */
function measure(entries: Entry[]): void {
  for (let round = -warmUp; round < rounds; round++) {
    for (const each of entries) {
      const speed = millionsPerSecond(each.run, each.inputs, each.calls);
      if (round < 0) each.calls = Math.ceil(Math.min(20_000, speed * 1000 * roundMs));
      else each.best = Math.max(each.best, speed);
    }
  }
}

/** Relative to the best peer. */
const minFormulaRatio = 1;
/** The longest call of the checked layer. */
const maxCheckedUs = 2;

const missed: string[] = [];
const bugs: string[] = [];
const rows: string[][] = [];
for (const name of formulas) {
  const baseline = baselines[name];
  checkAgreement('The checked layer', checked[name], formula[name]);
  if (baseline) checkAgreement('The plain function', baseline, formula[name]);
  const rivals: Entry[] = [];
  for (const peer of peers) {
    const theirs = peer.contenders[name];
    if (!theirs) continue;
    const bug = checkAgreement(`${name} of ${peer.name}`, theirs, formula[name]);
    if (bug) bugs.push(bug);
    rivals.push(entry(peer.name, theirs));
  }
  const ours = entry('ours, formula', formula[name]);
  const whole = entry('ours, checked', checked[name]);
  const bare = entry('bare result', bareResults[name]);
  const plain = baseline ? [entry('plain function', baseline)] : [];
  measure([...rivals, ...plain, ours, bare, whole]);

  rivals.sort((one, other) => other.best - one.best);
  const [best] = rivals;
  if (best && ours.best / best.best < minFormulaRatio) {
    missed.push(`${name}: formula is ${(ours.best / best.best).toFixed(2)} of ${best.name}, below ${minFormulaRatio}`);
  }
  if (1 / whole.best > maxCheckedUs) {
    missed.push(`${name}: a checked call takes ${(1 / whole.best).toFixed(2)} µs, above ${maxCheckedUs}`);
  }
  const own = [...[ours, bare, whole].map(({ best }) => best.toFixed(2)), (1 / whole.best).toFixed(2)];
  if (rivals.length + plain.length === 0) rows.push([name, '–', '–', ...own, '–', '–']);
  for (const { name: other, best } of [...rivals, ...plain]) {
    const ratios = [ours, whole].map((one) => (one.best / best).toFixed(2));
    rows.push([name, other, best.toFixed(best < 1 ? 3 : 2), ...own, ...ratios]);
  }
}

printTable(
  `Millions of calls per second, best of ${rounds} rounds; the best peer of each formula first`,
  [
    'formula',
    'other',
    'theirs',
    'ours, formula',
    'bare result',
    'ours, checked',
    'checked, µs',
    'formula : theirs',
    'checked : theirs',
  ],
  rows,
);
for (const line of [...missed, ...bugs, ...missing]) console.log(`- ${line}`);
if (last === undefined) throw new Error('Nothing was computed.');
