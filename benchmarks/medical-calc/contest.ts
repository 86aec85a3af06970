import { type Person, people } from './people.ts';

export const formulas = [
  'CKD-EPI 2021',
  'CKD-EPI 2009',
  'Cockcroft-Gault',
  'PCE 2013',
  'PREVENT',
  'MELD',
  'MELD-Na',
  'CHA2DS2-VASc',
  'HAS-BLED',
  'BMI',
  'QTc Fridericia',
] as const;
export type Formula = (typeof formulas)[number];

/** One way to compute a formula. */
export interface Contender<Input = unknown, Output = unknown> {
  /** What it takes, made before anything is measured: how a caller keeps people is no work of the formula. */
  prepare(person: Person): Input;
  /** A function of its own for each, as whoever calls it has one: a bare reference is called a little faster. */
  run(input: Input): Output;
  /** The number in what it answers, in the unit of ours. Absent: the answer is that number. */
  value?(output: Output): number;
  /** How it rounds; absent: not at all. */
  rounds?: { decimals: number } | { digits: number };
  /** A fault of it that is known, and whose numbers it changes. Everybody else's must be ours. */
  fault?: { why: string; changes: (person: Person) => boolean };
}

/** Each with its own types inside, and none outside. */
export const contender = <Input, Output>(given: Contender<Input, Output>): Contender => given;

export type Contenders = Partial<Record<Formula, Contender>>;

export const numberOf = ({ prepare, run, value = Number }: Contender, person: Person): number =>
  value(run(prepare(person)));

/** Half a unit of the last digit that it shows. */
function tolerance(expected: number, rounds: Contender['rounds']): number {
  const computing = Math.abs(expected) * 1e-9;
  if (!rounds) return computing;
  const decimals = 'decimals' in rounds ? rounds.decimals : rounds.digits - 1 - Math.floor(Math.log10(expected));
  return computing + 0.5 * 10 ** -decimals;
}

/** Whether it does the same work as ours: throws where it does not, answers what is known of where it need not. */
export function agreed(name: string, theirs: Contender, ours: Contender): string | undefined {
  let faulty = 0;
  for (const person of people) {
    const expected = numberOf(ours, person);
    const found = numberOf(theirs, person);
    if (Math.abs(found - expected) <= tolerance(expected, theirs.rounds)) continue;
    if (!theirs.fault?.changes(person)) {
      throw new Error(`${name} says ${found} where we say ${expected}, of ${JSON.stringify(person)}`);
    }
    faulty++;
  }
  return faulty ? `${name} differs for ${faulty} of ${people.length} people: ${theirs.fault?.why}` : undefined;
}
