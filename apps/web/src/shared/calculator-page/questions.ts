import type { Condition, Range } from '@libretto/medical-calc/types';
import { type Analyte, convert, type UnitOf } from '@libretto/medical-calc/units';

interface QuestionBase {
  key: string;
  label: string;
  hint?: string | undefined;
  required: 'always' | 'never' | Condition;
  conflictsWith?: string | undefined;
}

export interface NumberQuestion extends QuestionBase {
  kind: 'number';
  /** The ranges are in the first unit; a plain number has none. */
  units: readonly { code: string; label: string }[];
  analyte?: Analyte | undefined;
  integer?: boolean | undefined;
  hard: Range;
  /** Values outside of it are to be checked. */
  usual?: Range | undefined;
  rangeMessage?: string | undefined;
  usualMessage?: string | undefined;
  rareMessage?: ((value: number) => string | undefined) | undefined;
  /** Used, and mentioned with the result, when the answer is empty. */
  fallback?: number | undefined;
  source?: 'weightKg' | 'heightCm' | 'creatinine' | undefined;
}

export interface ChoiceQuestion extends QuestionBase {
  kind: 'choice';
  yesNo: boolean;
  options: readonly { value: string; label: string; description?: string | undefined }[];
  values: Readonly<Record<string, string | number | boolean>>;
  includes: readonly string[];
  excludes: readonly string[];
}

export type Question = NumberQuestion | ChoiceQuestion;

export interface Answer {
  /** A number, an option, or the text while it is not (yet) a number. Empty if not answered. */
  value: number | string;
  unit?: string | undefined;
}

export type Answers = Readonly<Record<string, Answer>>;
export type Inputs = Readonly<Record<string, unknown>>;
export type Fault = 'required' | 'unreadable' | 'range' | 'whole';

export interface Collected {
  inputs: Inputs;
  faults: Readonly<Record<string, Fault>>;
  /** Unanswered questions that were computed with their fallback. */
  defaults: readonly NumberQuestion[];
  rare: readonly NumberQuestion[];
}

export const isAnswered = (answer: Answer | undefined): boolean => answer !== undefined && answer.value !== '';

export function isRequired({ required }: Question, answers: Answers): boolean {
  if (typeof required === 'string') return required === 'always';
  return 'given' in required ? isAnswered(answers[required.given]) : !isAnswered(answers[required.missing]);
}

/** Converts a range to another unit, rounded to 10 digits: 0.1 mg/dL is 8.84 µmol/L, not 8.840000000000002. */
export function convertRange({ analyte, units }: NumberQuestion, range: Range, unit: string | undefined): Range {
  const [first] = units;
  if (!analyte || !first || unit === undefined || unit === first.code) return range;
  const [min, max] = range.map((value) => Number(convertUnit(analyte, value, first.code, unit).toPrecision(10)));
  return [min ?? 0, max ?? 0];
}

export function convertUnit(analyte: Analyte, value: number, from: string, to: string): number {
  return convert(analyte, { value, unit: from as UnitOf<Analyte> }, to as UnitOf<Analyte>);
}

export function inFirstUnit({ analyte, units: [first] }: NumberQuestion, { value, unit }: Answer): number | undefined {
  if (typeof value !== 'number') return undefined;
  return analyte && first && unit !== undefined ? convertUnit(analyte, value, unit, first.code) : value;
}

/** Returns the other unit if the number is usual in it but not in its own, which suggests a mistaken unit. */
export function findLikelierUnit(question: NumberQuestion, { value, unit = question.units[0]?.code }: Answer) {
  const { analyte, units, usual = question.hard } = question;
  if (!analyte || typeof value !== 'number' || !isOutside(value, convertRange(question, usual, unit))) return undefined;
  return units.find(({ code }) => code !== unit && !isOutside(value, convertRange(question, usual, code)));
}

const isOutside = (value: number, [min, max]: Range) => value < min || value > max;

function findFault(question: NumberQuestion, { value, unit }: Answer): Fault | undefined {
  if (typeof value !== 'number') return 'unreadable';
  if (isOutside(value, convertRange(question, question.hard, unit))) return 'range';
  return question.integer && !Number.isInteger(value) ? 'whole' : undefined;
}

/** Returns the inputs of a calculator and the faults. Unanswered questions are left out and never count as a no. */
export function collectInputs(questions: readonly Question[], answers: Answers): Collected {
  const inputs: Record<string, unknown> = {};
  const faults: Record<string, Fault> = {};
  const defaults: NumberQuestion[] = [];
  const rare: NumberQuestion[] = [];
  for (const question of questions) {
    const { key } = question;
    const answer = answers[key];
    // Shared inputs are validated only when required, because they may be meant for another calculator.
    if (question.kind === 'number' && question.source && !isRequired(question, answers)) continue;
    if (answer === undefined || answer.value === '') {
      if (question.kind === 'number' && question.fallback !== undefined) {
        inputs[key] = toInput(question, question.fallback, undefined);
        defaults.push(question);
      } else if (isRequired(question, answers)) faults[key] = 'required';
      continue;
    }
    if (question.kind === 'choice') {
      inputs[key] = question.values[answer.value];
      continue;
    }
    const fault = findFault(question, answer);
    if (fault) faults[key] = fault;
    else if (typeof answer.value === 'number') {
      inputs[key] = toInput(question, answer.value, answer.unit);
      if (question.usual && isOutside(answer.value, convertRange(question, question.usual, answer.unit)))
        rare.push(question);
    }
  }
  return { inputs, faults, defaults, rare };
}

function toInput({ analyte, units: [first] }: NumberQuestion, value: number, unit: string | undefined): unknown {
  return analyte ? { value, unit: unit ?? first?.code } : value;
}
