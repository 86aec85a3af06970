// The calculators beside their peers and beside a plain function, in turns in one process: whatever else the machine does
// meets all of them. Calls per second of the best round; ratios within one run are what counts. Before it is measured,
// each must agree with our formula. Takes well under a minute, and more when it first fetches them.
import { ckdEpi } from 'medcalc';
import { printTable } from '../lib/table.ts';
import { bundled } from './bundled.ts';
import { agreed, type Contender, type Contenders, contender, formulas } from './contest.ts';
import { floors } from './floors.ts';
import { loadPeers } from './peers.ts';
import { people } from './people.ts';

// Short rounds, and many of them: on a machine that does something else as well, a long one is always interrupted.
const rounds = Number(process.env.ROUNDS ?? 150);
const warmUp = 30;
const roundMs = 2;

const { answers, checked, formula } = await bundled();
const { measured: fetched, missing } = await loadPeers();
const peers: { name: string; contenders: Contenders }[] = [
  {
    name: 'medcalc 0.2.0',
    contenders: {
      'CKD-EPI 2021': contender({
        prepare: ({ creatinine, female, age }) => ({ creat: creatinine, gender: female ? 'F' : 'M', age }) as const,
        run: (params) => ckdEpi(params),
        rounds: { decimals: 1 },
      }),
    },
  },
  ...fetched,
];

/** Kept, so that no result is thrown away unseen. */
let last: unknown;

function millionsPerSecond(run: Contender['run'], inputs: unknown[], calls: number): number {
  const began = performance.now();
  for (let index = 0; index < calls; index++) last = run(inputs[index & 1023]);
  return calls / (performance.now() - began) / 1000;
}

interface Lane {
  name: string;
  run: Contender['run'];
  inputs: unknown[];
  calls: number;
  best: number;
}

const lane = (name: string, { run, prepare }: Contender): Lane => ({
  name,
  run,
  inputs: people.map(prepare),
  calls: 100,
  best: 0,
});

/** In turns. The warm rounds also find how many calls fill a round of each: one peer is a thousand times slower. */
function race(lanes: Lane[]): void {
  for (let round = -warmUp; round < rounds; round++) {
    for (const each of lanes) {
      const speed = millionsPerSecond(each.run, each.inputs, each.calls);
      if (round < 0) each.calls = Math.ceil(Math.min(20_000, speed * 1000 * roundMs));
      else each.best = Math.max(each.best, speed);
    }
  }
}

/** What `formula` and `checked` are to reach of the best peer. */
const goals = { formula: 1, checked: 0.7 };

const faults: string[] = [];
const short: string[] = [];
const rows: string[][] = [];
for (const name of formulas) {
  const floor = floors[name];
  agreed('The checked layer', checked[name], formula[name]);
  if (floor) agreed('The plain function', floor, formula[name]);
  const rivals: Lane[] = [];
  for (const peer of peers) {
    const theirs = peer.contenders[name];
    if (!theirs) continue;
    const fault = agreed(`${name} of ${peer.name}`, theirs, formula[name]);
    if (fault) faults.push(fault);
    rivals.push(lane(peer.name, theirs));
  }
  const numbers = lane('ours, formula', formula[name]);
  const whole = lane('ours, checked', checked[name]);
  const alone = lane('the answer alone', answers[name]);
  const plain = floor ? [lane('plain function', floor)] : [];
  race([...rivals, ...plain, numbers, alone, whole]);

  rivals.sort((one, other) => other.best - one.best);
  const [best] = rivals;
  if (best) {
    const ratio = ({ best: ours }: Lane) => ours / best.best;
    if (ratio(numbers) < goals.formula) {
      short.push(`${name}: formula is ${ratio(numbers).toFixed(2)} of ${best.name}, not ${goals.formula}`);
    }
    if (ratio(whole) < goals.checked) {
      const possible = `its answer alone is ${ratio(alone).toFixed(2)}`;
      short.push(`${name}: checked is ${ratio(whole).toFixed(2)} of ${best.name}, not ${goals.checked}; ${possible}`);
    }
  }
  for (const { name: beside, best } of [...rivals, ...plain]) {
    rows.push([
      name,
      beside,
      best.toFixed(best < 1 ? 3 : 2),
      numbers.best.toFixed(2),
      alone.best.toFixed(2),
      whole.best.toFixed(2),
      (numbers.best / best).toFixed(2),
      (whole.best / best).toFixed(2),
    ]);
  }
}

printTable(
  `Millions of calls a second, best of ${rounds} rounds; of each formula the best peer first`,
  [
    'formula',
    'beside',
    'theirs',
    'ours, formula',
    'answer alone',
    'ours, checked',
    'formula : theirs',
    'checked : theirs',
  ],
  rows,
);
for (const line of [...short, ...faults, ...missing]) console.log(`- ${line}`);
if (last === undefined) throw new Error('Nothing was computed.');
