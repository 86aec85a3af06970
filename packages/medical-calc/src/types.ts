// What every calculator takes, answers and says of itself. Everything here is data: it survives JSON.
import type { Analyte, Unit, UnitOf } from './units.ts';

export interface Options {
  /** What a value outside its usual range does. Outside the hard range it is always refused. Default: `refuse`. */
  outOfRange?: 'refuse' | 'warn';
  /** Adds the formula, the same with the numbers put in, and the terms. */
  explain?: boolean;
}

export type IssueCode = 'required' | 'not-finite' | 'out-of-range' | 'unit' | 'population' | 'conflict';

export interface Issue {
  code: IssueCode;
  /** The key of the input, `creatinine.unit` for a part of it. */
  path: string;
  /** What a message about it needs, such as `min`, `max` and `unit`. */
  params: Record<string, number | string>;
}

export interface Output<Band extends string = string> {
  /** As computed. Compare and store this one. */
  value: number;
  /** UCUM. Absent for a bare number, such as a score. */
  unit?: Unit;
  /** For display: half-up, to `decimals`. */
  rounded: number;
  decimals: number;
  /** Where the unrounded value falls, if the calculator has bands. */
  band?: Band;
}

export interface Explanation {
  /** `weightKg / (heightCm / 100)^2` */
  formula: string;
  /** `70 / (175 / 100)^2` */
  substituted: string;
  /** The inputs in the units of the formula, and what was computed on the way. */
  terms: Readonly<Record<string, number>>;
}

export interface Success<Id extends string, Outputs> {
  ok: true;
  id: Id;
  outputs: Outputs;
  warnings: Issue[];
  explanation?: Explanation;
}

export interface Refusal<Id extends string> {
  ok: false;
  id: Id;
  errors: Issue[];
}

export type Result<Id extends string = string, Outputs = Readonly<Record<string, Output>>> =
  | Success<Id, Outputs>
  | Refusal<Id>;

/** Both ends belong to the range. */
export type Range = readonly [min: number, max: number];

interface InputBase {
  labelKey: string;
  helpKey?: string;
  /** Absent means "not applied", never "no" and never a default. */
  optional?: true;
}

export interface Ranges {
  /** Outside it the value cannot be true: refused. */
  hard: Range;
  /** Outside it the value is rare or the equation was not validated: refused, or a warning when asked for. */
  usual: Range;
}

export interface NumberInput extends InputBase, Ranges {
  kind: 'number' | 'integer';
  unit?: Unit;
}

export interface QuantityInput extends InputBase, Ranges {
  kind: 'quantity';
  analyte: Analyte;
  /** The first is the one that the ranges and the equation are in. */
  units: readonly [UnitOf<Analyte>, ...UnitOf<Analyte>[]];
}

export interface ChoiceInput extends InputBase {
  kind: 'choice';
  choices: readonly { value: string; labelKey: string }[];
}

export interface BooleanInput extends InputBase {
  kind: 'boolean';
  /** What counts as yes, and what does not although one might think so. */
  includesKeys: readonly string[];
  excludesKeys: readonly string[];
}

export type InputDefinition = NumberInput | QuantityInput | ChoiceInput | BooleanInput;

export interface Band<Code extends string = string> {
  /** Its words are under `<bandsKey>.<code>`. */
  code: Code;
  /** Belongs to the band; the next band's `from` does not. */
  from: number;
}

export type OutputDefinition<Code extends string = string> = {
  labelKey: string;
  unit?: Unit;
  /** Ascending. They apply to the unrounded value. */
  bands?: readonly Band<Code>[];
  /** Whose cut-offs they are, and for whom; also the prefix of the words of each band. */
  bandsKey?: string;
} & ({ decimals: number } | { significantDigits: number });

export interface Reference {
  citation: string;
  year: number;
  doi?: string;
  isbn?: string;
  url?: string;
}

/** The part of a definition that a checked function works with. */
export interface Shape<Inputs = Record<string, unknown>, Outputs = Record<string, unknown>> {
  /** In the keys of inputs and terms. */
  equation: string;
  inputs: Readonly<Record<keyof Inputs, InputDefinition>>;
  outputs: Readonly<Record<keyof Outputs, OutputDefinition>>;
}

export interface CalculatorDefinition<Inputs = Record<string, unknown>, Outputs = Record<string, unknown>>
  extends Shape<Inputs, Outputs> {
  id: string;
  titleKey: string;
  descriptionKey: string;
  /** For whom the equation holds; whole years, both ends included. */
  population: { fromAge?: number; toAge?: number; noteKey: string };
  /** Where the equation comes from, the first one before all. */
  references: readonly Reference[];
  /** The calculator that has replaced this one; this one keeps its equation for ever. */
  supersededBy?: string;
}

/** A checked function as the registry sees it. It checks whatever it is given, so any object may go in. */
export interface Calculator {
  calculate(inputs: object, options?: Options): Result;
}
