// Validates results by running the calculators on the submitted answers.
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

const messages: Record<Issue['code'], string> = {
  required: 'is missing',
  'not-finite': 'must be a number',
  'out-of-range': 'is outside its range',
  unit: 'must have one of its units',
  population: 'is outside the population of the equation',
  conflict: 'contradicts another answer',
  'unknown-input': 'is not an answer of this score',
};

const toFieldError = ({ path, code }: Issue): FieldError => {
  const pointer =
    code === 'unknown-input' ? path.replaceAll('~', '~0').replaceAll('/', '~1') : path.replaceAll('.', '/');
  return {
    path: `/risposte/${pointer}`,
    code: code === 'unknown-input' ? 'additionalProperties' : code,
    message: messages[code],
  };
};

const mismatch: FieldError = {
  path: '/valore_score',
  code: 'mismatch',
  message: 'does not match the result for these answers',
};

function checkValue({ definition, output, lowest, highest }: Kind, value: number): FieldError[] {
  const shown = definition.outputs[output];
  const scale = shown !== undefined && 'decimals' in shown ? 10 ** shown.decimals : 1;
  const possible = value >= lowest && value <= highest && Math.round(value * scale) / scale === value;
  return possible
    ? []
    : [{ path: '/valore_score', code: 'out-of-range', message: 'is not a possible value of this score' }];
}

/** Returns the errors of a score value. Messages contain no health data. */
export function checkScore(name: ScoreName, value: number, answers?: object): FieldError[] {
  const kind = kinds[name];
  const errors = checkValue(kind, value);
  if (errors.length > 0 || answers === undefined) return errors;

  // Unusual values are warnings in the app and do not prevent saving.
  const result = kind.calculate(answers, { outOfRange: 'warn' });
  if (!result.ok) return result.errors.map(toFieldError);
  const counted = result.outputs[kind.output];
  return counted !== undefined && 'rounded' in counted && counted.rounded === value ? [] : [mismatch];
}

export function additionalScore(name: ScoreName, value: number): number | null {
  if (name !== 'cha2-ds2-score') return null;
  const table = cha2ds2VascDefinition.tables.find(({ output }) => output === 'strokeTiaEmbolismRatePercent');
  return table ? figureAt(table, value) : null;
}
