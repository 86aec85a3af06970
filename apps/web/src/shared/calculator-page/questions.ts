import type { Condition, Range } from '@libretto/medical-calc/types';
import { type Analyte, convert, type UnitOf } from '@libretto/medical-calc/units';

interface QuestionBase {
  key: string;
  label: string;
  hint?: string | undefined;
  /** When a result needs it. */
  required: 'always' | 'never' | Condition;
  /** The question that must not be answered together with this one. */
  conflictsWith?: string | undefined;
}

export interface NumberQuestion extends QuestionBase {
  kind: 'number';
  /** The first one is the one that the ranges are in; a bare number has none. */
  units: readonly { code: string; label: string }[];
  /** What it is, where it can be given in several units. */
  analyte?: Analyte | undefined;
  integer?: boolean | undefined;
  /** Outside of it nothing is computed. */
  hard: Range;
  /** Outside of it the value is to be checked. */
  usual?: Range | undefined;
  /** What is said outside the hard range, in the first unit. */
  rangeMessage?: string | undefined;
  /** What is said of the usual range; the range itself where the form has no words of its own. */
  usualMessage?: string | undefined;
  /** What is said of a value outside the usual range, in the first unit; nothing where the common words do. */
  rareMessage?: ((value: number) => string | undefined) | undefined;
  /** Used when nothing is written, and said with the result. */
  fallback?: number | undefined;
  /** Kept beside the calculator, for all of them. */
  source?: 'weightKg' | 'heightCm' | 'creatinine' | undefined;
}

export interface ChoiceQuestion extends QuestionBase {
  kind: 'choice';
  /** A question of yes or no, not a list of choices. */
  yesNo: boolean;
  options: readonly { value: string; label: string; description?: string | undefined }[];
  /** What an option stands for. */
  values: Readonly<Record<string, string | number | boolean>>;
  includes: readonly string[];
  excludes: readonly string[];
}

export type Question = NumberQuestion | ChoiceQuestion;

export interface Answer {
  /** A number, an option, or the text while it is no number (yet). Empty: not answered. */
  value: number | string;
  unit?: string | undefined;
}

export type Answers = Readonly<Record<string, Answer>>;
export type Inputs = Readonly<Record<string, unknown>>;
export type Fault = 'required' | 'unreadable' | 'range' | 'whole';

export interface Collected {
  inputs: Inputs;
  faults: Readonly<Record<string, Fault>>;
  /** Not answered, and computed with the value that stands in for it. */
  defaults: readonly NumberQuestion[];
  rare: readonly NumberQuestion[];
}

export const isAnswered = (answer: Answer | undefined): boolean => answer !== undefined && answer.value !== '';

export function isRequired({ required }: Question, answers: Answers): boolean {
  if (typeof required === 'string') return required === 'always';
  return 'given' in required ? isAnswered(answers[required.given]) : !isAnswered(answers[required.missing]);
}

/** A range in another unit, without the dust of the multiplication: 0.1 mg/dL is 8.84 µmol/L, not 8.840000000000002. */
export function rangeIn({ analyte, units }: NumberQuestion, range: Range, unit: string | undefined): Range {
  const [first] = units;
  if (!analyte || !first || unit === undefined || unit === first.code) return range;
  const [min, max] = range.map((value) => Number(convertUnit(analyte, value, first.code, unit).toPrecision(10)));
  return [min ?? 0, max ?? 0];
}

export function convertUnit(analyte: Analyte, value: number, from: string, to: string): number {
  return convert(analyte, { value, unit: from as UnitOf<Analyte> }, to as UnitOf<Analyte>);
}

/** In the first unit, in which ranges are given. */
export function inFirstUnit({ analyte, units: [first] }: NumberQuestion, { value, unit }: Answer): number | undefined {
  if (typeof value !== 'number') return undefined;
  return analyte && first && unit !== undefined ? convertUnit(analyte, value, unit, first.code) : value;
}

/**
 * The other unit, when the number as it is written is usual in that one and not in its own: most likely the report has
 * it in that one.
 */
export function likelierUnit(question: NumberQuestion, { value, unit = question.units[0]?.code }: Answer) {
  const { analyte, units, usual = question.hard } = question;
  if (!analyte || typeof value !== 'number' || !outside(value, rangeIn(question, usual, unit))) return undefined;
  return units.find(({ code }) => code !== unit && !outside(value, rangeIn(question, usual, code)));
}

const outside = (value: number, [min, max]: Range) => value < min || value > max;

function examine(question: NumberQuestion, { value, unit }: Answer): Fault | undefined {
  if (typeof value !== 'number') return 'unreadable';
  if (outside(value, rangeIn(question, question.hard, unit))) return 'range';
  return question.integer && !Number.isInteger(value) ? 'whole' : undefined;
}

/** What a calculator is given, or what is wrong with it. What is not answered is left out, never taken for a no. */
export function collect(questions: readonly Question[], answers: Answers): Collected {
  const inputs: Record<string, unknown> = {};
  const faults: Record<string, Fault> = {};
  const defaults: NumberQuestion[] = [];
  const rare: NumberQuestion[] = [];
  for (const question of questions) {
    const { key } = question;
    const answer = answers[key];
    // What stands above the calculator is looked at when it is needed: a height may be there for another one.
    if (question.kind === 'number' && question.source && !isRequired(question, answers)) continue;
    if (answer === undefined || answer.value === '') {
      if (question.kind === 'number' && question.fallback !== undefined) {
        inputs[key] = inputOf(question, question.fallback, undefined);
        defaults.push(question);
      } else if (isRequired(question, answers)) faults[key] = 'required';
      continue;
    }
    if (question.kind === 'choice') {
      inputs[key] = question.values[answer.value];
      continue;
    }
    const fault = examine(question, answer);
    if (fault) faults[key] = fault;
    else if (typeof answer.value === 'number') {
      inputs[key] = inputOf(question, answer.value, answer.unit);
      if (question.usual && outside(answer.value, rangeIn(question, question.usual, answer.unit))) rare.push(question);
    }
  }
  return { inputs, faults, defaults, rare };
}

function inputOf({ analyte, units: [first] }: NumberQuestion, value: number, unit: string | undefined): unknown {
  return analyte ? { value, unit: unit ?? first?.code } : value;
}
