// What the server knows of a result before it keeps it: the calculators themselves, given the same answers.
import { cha2ds2Vasc } from '@libretto/medical-calc/cha2ds2-vasc';
import { cha2ds2VascDefinition } from '@libretto/medical-calc/cha2ds2-vasc/definition';
import { framinghamHardChd } from '@libretto/medical-calc/framingham-hard-chd';
import { framinghamHardChdDefinition } from '@libretto/medical-calc/framingham-hard-chd/definition';
import { hasBled } from '@libretto/medical-calc/has-bled';
import { hasBledDefinition } from '@libretto/medical-calc/has-bled/definition';
import { meldNa } from '@libretto/medical-calc/meld-na';
import { meldNaDefinition } from '@libretto/medical-calc/meld-na/definition';
import { pce2013 } from '@libretto/medical-calc/pce-2013';
import { pce2013Definition } from '@libretto/medical-calc/pce-2013/definition';
import { figureAt } from '@libretto/medical-calc/tables';
import type { Calculator, CalculatorDefinition, Issue } from '@libretto/medical-calc/types';
import type { FieldError } from '../../problem.ts';
import type { ScoreName } from './scores.repository.ts';

interface Kind extends Calculator {
  definition: CalculatorDefinition;
  /** The output that is kept. */
  output: string;
  lowest: number;
  highest: number;
}

const kinds: Record<ScoreName, Kind> = {
  'has-bled-score': { calculate: hasBled, definition: hasBledDefinition, output: 'score', lowest: 0, highest: 9 },
  'cha2-ds2-score': {
    calculate: cha2ds2Vasc,
    definition: cha2ds2VascDefinition,
    output: 'score',
    lowest: 0,
    highest: 9,
  },
  'meld-score': { calculate: meldNa, definition: meldNaDefinition, output: 'meldNa', lowest: 6, highest: 40 },
  'framingham-score': {
    calculate: framinghamHardChd,
    definition: framinghamHardChdDefinition,
    output: 'riskPercent',
    lowest: 0,
    highest: 100,
  },
  'cardiovascolare-score': {
    calculate: pce2013,
    definition: pce2013Definition,
    output: 'riskPercent',
    lowest: 0,
    highest: 100,
  },
};

const words: Record<Issue['code'], string> = {
  required: 'is missing',
  'not-finite': 'must be a number',
  'out-of-range': 'is outside its range',
  unit: 'must have one of its units',
  population: 'is outside the population of the equation',
  conflict: 'contradicts another answer',
  'unknown-input': 'is not an answer of this score',
};

const fieldOf = ({ path, code }: Issue): FieldError => {
  // The key of an unknown answer is whatever was sent; in others a dot leads to a part.
  const pointer =
    code === 'unknown-input' ? path.replaceAll('~', '~0').replaceAll('/', '~1') : path.replaceAll('.', '/');
  return {
    path: `/risposte/${pointer}`,
    // As for every field that the contract does not know.
    code: code === 'unknown-input' ? 'additionalProperties' : code,
    message: words[code],
  };
};

const differs: FieldError = {
  path: '/valore_score',
  code: 'mismatch',
  message: 'is not what the calculator gives for these answers',
};

/** A value of the kind that the score has at all: whole points, percentages with one decimal. */
function checkValue({ definition, output, lowest, highest }: Kind, value: number): FieldError[] {
  const shown = definition.outputs[output];
  const scale = shown !== undefined && 'decimals' in shown ? 10 ** shown.decimals : 1;
  const possible = value >= lowest && value <= highest && Math.round(value * scale) / scale === value;
  return possible ? [] : [{ path: '/valore_score', code: 'out-of-range', message: 'is no value of this score' }];
}

/** Why this value of a score cannot be kept; nothing when it can. Messages hold no value of anybody's health. */
export function checkScore(name: ScoreName, value: number, answers?: object): FieldError[] {
  const kind = kinds[name];
  const errors = checkValue(kind, value);
  if (errors.length > 0 || answers === undefined) return errors;

  // A rare value is a warning on the page and never keeps anybody from saving.
  const result = kind.calculate(answers, { outOfRange: 'warn' });
  if (!result.ok) return result.errors.map(fieldOf);
  const counted = result.outputs[kind.output];
  return counted !== undefined && 'rounded' in counted && counted.rounded === value ? [] : [differs];
}

/** The second figure of CHA2DS2-VASc: stroke, TIA or embolism per year. No other score has one. */
export function additionalOf(name: ScoreName, value: number): number | null {
  if (name !== 'cha2-ds2-score') return null;
  const table = cha2ds2VascDefinition.tables.find(({ output }) => output === 'strokeTiaEmbolismRatePercent');
  return table ? figureAt(table, value) : null;
}
