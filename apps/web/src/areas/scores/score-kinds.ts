import type { Schema } from '@libretto/api-client/schema';
import type { CalculatorId } from '@libretto/medical-calc/load';
import type { CalculatorDefinition, Range } from '@libretto/medical-calc/types';
import type { Person } from '../../shared/calculator-page/person.ts';
import type { Inputs } from '../../shared/calculator-page/questions.ts';

export type ScoreName = Schema<'ScoreName'>;
export type ScoreKind = keyof typeof scoreKinds;

export interface ScoreSetup {
  path: string;
  name: ScoreName;
  /** The one whose result is kept. */
  calculator: CalculatorId;
  output: string;
  /** The second figure that is kept with it. */
  additional?: string;
  /** Shown beside it; of SCORE2 and SCORE2-OP the one for the person's age. */
  companions: readonly CalculatorId[];
  /** Every answer gives points. */
  counted: boolean;
  /** What of the person the equation cannot do without. */
  needs: readonly ('age' | 'sex')[];
  /** The completed years from which this page computes it, where its equation would hold for younger people too. */
  fromAge?: number;
  /** What is usual on this page, in the first unit of each field; a plausible value beyond is never refused. */
  usual?: Readonly<Record<string, Range>>;
  /** What is usual in the definition is what the equation was validated for. */
  validated?: boolean;
  /** A published table belongs to it. */
  table: boolean;
}

/** In the order of the list. */
export const scoreKinds = {
  hasBled: {
    path: '/calcolatricemedica/calcoloScores/hasBledScore',
    name: 'has-bled-score',
    calculator: 'has-bled',
    output: 'score',
    companions: [],
    counted: true,
    needs: ['age'],
    table: true,
  },
  chaDsVas: {
    path: '/calcolatricemedica/calcoloScores/chaDsVasScore',
    name: 'cha2-ds2-score',
    calculator: 'cha2ds2-vasc',
    output: 'score',
    additional: 'strokeTiaEmbolismRatePercent',
    companions: ['cha2ds2-va'],
    counted: true,
    needs: ['age', 'sex'],
    table: true,
  },
  framingham: {
    path: '/calcolatricemedica/calcoloScores/framinghamScore',
    name: 'framingham-score',
    calculator: 'framingham-hard-chd',
    output: 'riskPercent',
    companions: ['score2', 'score2-op'],
    counted: false,
    needs: ['age', 'sex'],
    fromAge: 31,
    usual: { totalCholesterol: [100, 400], hdl: [1, 95], systolicBpMmHg: [40, 130] },
    validated: true,
    table: false,
  },
  meld: {
    path: '/calcolatricemedica/calcoloScores/meldScore',
    name: 'meld-score',
    calculator: 'meld-na',
    output: 'meldNa',
    companions: ['meld', 'meld-3'],
    counted: false,
    needs: [],
    fromAge: 13,
    table: true,
  },
  cardiovascular: {
    path: '/calcolatricemedica/calcoloScores/cardiovascolareScore',
    name: 'cardiovascolare-score',
    calculator: 'pce-2013',
    output: 'riskPercent',
    companions: ['score2', 'score2-op'],
    counted: false,
    needs: ['age', 'sex'],
    validated: true,
    table: false,
  },
} as const satisfies Record<string, ScoreSetup>;

export const scoreSetup = (kind: ScoreKind): ScoreSetup => scoreKinds[kind];

/** For whom each equation holds, in whole years. Its definition says the same, and is not there yet on the list. */
export const agesOf: Readonly<Partial<Record<CalculatorId, Ages>>> = {
  'has-bled': { from: 18 },
  'cha2ds2-vasc': { from: 18 },
  'cha2ds2-va': { from: 18 },
  'framingham-hard-chd': { from: 30, to: 79 },
  'meld-na': { from: 12 },
  meld: { from: 12 },
  'meld-3': { from: 18 },
  'pce-2013': { from: 40, to: 79 },
  score2: { from: 40, to: 69 },
  'score2-op': { from: 70, to: 89 },
};

export interface Ages {
  from: number;
  /** Absent where they have no end. */
  to?: number | undefined;
}

const holdsAt = (id: CalculatorId, age: number) => {
  const { from = 0, to = Number.POSITIVE_INFINITY } = agesOf[id] ?? {};
  return age >= from && age <= to;
};

/** The equations of a page that say nothing of somebody of this age, while another one does. */
export function silentAt(setup: ScoreSetup, age: number | undefined): CalculatorId[] {
  if (age === undefined) return [];
  return [setup.calculator, ...companionsAt(setup, age)].filter((id) => !holdsAt(id, age));
}

/** From the youngest to the oldest that one of the equations holds for. */
function agesOfAll({ calculator, companions, fromAge = 0 }: ScoreSetup): Ages {
  const all = [calculator, ...companions].map((id) => agesOf[id] ?? { from: 0 });
  const to = Math.max(...all.map((ages) => ages.to ?? Number.POSITIVE_INFINITY));
  const from = Math.max(fromAge, Math.min(...all.map((ages) => ages.from)));
  return Number.isFinite(to) ? { from, to } : { from };
}

/** Why the score cannot be computed for this person; `ages` with the completed years that it holds for. */
export type Obstacle = { reason: 'birth' | 'sex' } | ({ reason: 'ages' } & Ages);

export function obstacleTo(setup: ScoreSetup, { age, sex }: Person): Obstacle | undefined {
  const { needs, fromAge, calculator } = setup;
  const asksAge = fromAge !== undefined || needs.includes('age');
  if (asksAge && age === undefined) return { reason: 'birth' };
  const asked = [calculator, ...companionsAt(setup, age)];
  const tooYoung = fromAge !== undefined && age !== undefined && age < fromAge;
  if (tooYoung || (age !== undefined && asked.every((id) => !holdsAt(id, age)))) {
    return { reason: 'ages', ...agesOfAll(setup) };
  }
  if (needs.includes('sex') && sex === undefined) return { reason: 'sex' };
  return undefined;
}

/** SCORE2 is for people up to 69, SCORE2-OP for those from 70. */
export function companionsAt({ companions }: ScoreSetup, age: number | undefined): CalculatorId[] {
  const other = age !== undefined && age >= 70 ? 'score2' : 'score2-op';
  return companions.filter((id) => id !== other);
}

/** Why an equation beside the first one says nothing of somebody, although it does not ask what would tell. */
export function unfit(id: string, answers: Inputs, age: number | undefined): 'diabetes' | 'minor' | undefined {
  if ((id === 'score2' || id === 'score2-op') && answers.diabetes === true) return 'diabetes';
  if (id === 'meld-3' && age !== undefined && age < 18) return 'minor';
  return undefined;
}

/** The highest total of a score that counts points; nothing of one that is computed. */
export function mostPoints({ inputs }: CalculatorDefinition): number | undefined {
  const most = Object.values(inputs).map((input) => {
    if (input.kind === 'boolean') return input.points ?? 0;
    const given = input.kind === 'choice' ? input.choices : (input.steps ?? []);
    return Math.max(0, ...given.map(({ points = 0 }) => points));
  });
  return most.reduce((sum, points) => sum + points, 0) || undefined;
}

export type Advice = 'rare' | 'invalid';

/** Up to a third below the range, or to half above it, a value is rare; further away it is most likely a slip. */
export function adviceOn(value: number, [min, max]: Range): Advice | undefined {
  if (value >= min && value <= max) return undefined;
  return value >= min - min / 3 && value <= max + max / 2 ? 'rare' : 'invalid';
}

/** What is usual both on this page and for the equation: outside of it something is said. */
export function usualIn({ usual = {} }: ScoreSetup, key: string, own: Range | undefined): Range | undefined {
  const range = usual[key];
  if (!range || !own) return range ?? own;
  return [Math.max(range[0], own[0]), Math.min(range[1], own[1])];
}
