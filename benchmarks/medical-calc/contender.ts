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

export interface Contender<Input = unknown, Output = unknown> {
  /** Builds the input, outside the measurement. */
  prepare(person: Person): Input;
  /** A separate function for each, as in an application: a bare reference is called slightly faster. */
  run(input: Input): Output;
  value?(output: Output): number;
  /** Default: unrounded. */
  rounding?: { decimals: number } | { digits: number };
  /** The numbers of all people that it does not affect must equal ours. */
  knownBug?: { reason: string; affects: (person: Person) => boolean };
}

export const contender = <Input, Output>(given: Contender<Input, Output>): Contender => given;

export type Contenders = Partial<Record<Formula, Contender>>;

export const computeNumber = ({ prepare, run, value = Number }: Contender, person: Person): number =>
  value(run(prepare(person)));

/** Returns half a unit of the last digit plus the floating-point error. */
function tolerance(expected: number, rounding: Contender['rounding']): number {
  const error = Math.abs(expected) * 1e-9;
  if (!rounding) return error;
  const decimals = 'decimals' in rounding ? rounding.decimals : rounding.digits - 1 - Math.floor(Math.log10(expected));
  return error + 0.5 * 10 ** -decimals;
}

/** Throws if a number differs from ours without a known bug. Returns a summary of the differences by known bugs. */
export function checkAgreement(name: string, theirs: Contender, ours: Contender): string | undefined {
  let differing = 0;
  for (const person of people) {
    const expected = computeNumber(ours, person);
    const found = computeNumber(theirs, person);
    if (Math.abs(found - expected) <= tolerance(expected, theirs.rounding)) continue;
    if (!theirs.knownBug?.affects(person)) {
      throw new Error(`${name} returns ${found} instead of ${expected} for ${JSON.stringify(person)}`);
    }
    differing++;
  }
  return differing
    ? `${name} differs for ${differing} of ${people.length} people: ${theirs.knownBug?.reason}`
    : undefined;
}
