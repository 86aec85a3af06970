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
  calculator: CalculatorId;
  output: string;
  additional?: string;
  companions: readonly CalculatorId[];
  counted: boolean;
  needs: readonly ('age' | 'sex')[];
  fromAge?: number;
  /** Usual range on this page, in the first unit of each field; plausible values outside it are accepted. */
  usual?: Readonly<Record<string, Range>>;
  /** The usual range of the definition is the validated range of the equation. */
  validated?: boolean;
  table: boolean;
}

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

/** Whole years. Duplicates the definitions, which are not loaded on the list page. */
export const agesByCalculator: Readonly<Partial<Record<CalculatorId, Ages>>> = {
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
  to?: number | undefined;
}

const holdsAt = (id: CalculatorId, age: number) => {
  const { from = 0, to = Number.POSITIVE_INFINITY } = agesByCalculator[id] ?? {};
  return age >= from && age <= to;
};

export function notApplicableAt(setup: ScoreSetup, age: number | undefined): CalculatorId[] {
  if (age === undefined) return [];
  return [setup.calculator, ...companionsAt(setup, age)].filter((id) => !holdsAt(id, age));
}

function combinedAges({ calculator, companions, fromAge = 0 }: ScoreSetup): Ages {
  const all = [calculator, ...companions].map((id) => agesByCalculator[id] ?? { from: 0 });
  const to = Math.max(...all.map((ages) => ages.to ?? Number.POSITIVE_INFINITY));
  const from = Math.max(fromAge, Math.min(...all.map((ages) => ages.from)));
  return Number.isFinite(to) ? { from, to } : { from };
}

export type Obstacle = { reason: 'birth' | 'sex' } | ({ reason: 'ages' } & Ages);

export function obstacleTo(setup: ScoreSetup, { age, sex }: Person): Obstacle | undefined {
  const { needs, fromAge, calculator } = setup;
  const asksAge = fromAge !== undefined || needs.includes('age');
  if (asksAge && age === undefined) return { reason: 'birth' };
  const equations = [calculator, ...companionsAt(setup, age)];
  const tooYoung = fromAge !== undefined && age !== undefined && age < fromAge;
  if (tooYoung || (age !== undefined && equations.every((id) => !holdsAt(id, age)))) {
    return { reason: 'ages', ...combinedAges(setup) };
  }
  if (needs.includes('sex') && sex === undefined) return { reason: 'sex' };
  return undefined;
}

/** SCORE2 is for people up to 69, SCORE2-OP for those from 70. */
export function companionsAt({ companions }: ScoreSetup, age: number | undefined): CalculatorId[] {
  const other = age !== undefined && age >= 70 ? 'score2' : 'score2-op';
  return companions.filter((id) => id !== other);
}

export function notApplicableReason(
  id: string,
  answers: Inputs,
  age: number | undefined,
): 'diabetes' | 'minor' | undefined {
  if ((id === 'score2' || id === 'score2-op') && answers.diabetes === true) return 'diabetes';
  if (id === 'meld-3' && age !== undefined && age < 18) return 'minor';
  return undefined;
}

export function maxPoints({ inputs }: CalculatorDefinition): number | undefined {
  const maxima = Object.values(inputs).map((input) => {
    if (input.kind === 'boolean') return input.points ?? 0;
    const given = input.kind === 'choice' ? input.choices : (input.steps ?? []);
    return Math.max(0, ...given.map(({ points = 0 }) => points));
  });
  return maxima.reduce((sum, points) => sum + points, 0) || undefined;
}

export type Advice = 'rare' | 'invalid';

/** Up to a third below or half above the range a value is rare; beyond that it is probably a typing error. */
export function rateValue(value: number, [min, max]: Range): Advice | undefined {
  if (value >= min && value <= max) return undefined;
  return value >= min - min / 3 && value <= max + max / 2 ? 'rare' : 'invalid';
}

export function usualRange({ usual = {} }: ScoreSetup, key: string, own: Range | undefined): Range | undefined {
  const range = usual[key];
  if (!range || !own) return range ?? own;
  return [Math.max(range[0], own[0]), Math.min(range[1], own[1])];
}
