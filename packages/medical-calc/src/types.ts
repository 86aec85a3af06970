// All of it is data that survives JSON.
import type { Analyte, Unit, UnitOf } from './units.ts';

export interface Options {
  /** Action for a value outside its usual range; outside the hard range it is always refused. Default: `refuse`. */
  outOfRange?: 'refuse' | 'warn';
  /** Adds the formula, the same with the numbers substituted, and the terms. */
  explain?: boolean;
}

export type IssueCode =
  | 'required'
  | 'not-finite'
  | 'out-of-range'
  | 'unit'
  | 'population'
  | 'conflict'
  | 'unknown-input';

export interface Issue {
  code: IssueCode;
  /** The key of the input, `creatinine.unit` for a part of it; for `unknown-input` the key as given. */
  path: string;
  /** Values for its message, such as `min`, `max` and `unit`. */
  params: Record<string, number | string>;
}

export interface Output<Band extends string = string> {
  /** Unrounded: compare and store this one. */
  value: number;
  /** UCUM. Absent for a bare number, such as a score. */
  unit?: Unit;
  /** For display: half-up, to `decimals`. */
  rounded: number;
  decimals: number;
  /** The band of the unrounded value. */
  band?: Band;
}

/** A number that the source does not give. Never filled in from an adjacent row. */
export interface Gap {
  value: null;
  unit?: Unit;
  rounded: null;
  decimals: number;
  /** Its message is `gap.<reason>`. */
  reason: GapReason;
}

export type GapReason = 'insufficient-data' | 'not-testable' | 'not-at-this-age';

/** A class instead of a number, such as Child-Pugh B. Its message is `<bandsKey>.<value>`. */
export interface ClassOutput<Code extends string = string> {
  value: Code;
}

export type AnyOutput = Output | Gap | ClassOutput;

export interface Explanation {
  /** `weightKg / (heightCm / 100)^2` */
  formula: string;
  /** `70 / (175 / 100)^2` */
  substituted: string;
  /** The inputs in the units of the formula, and intermediate results. */
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

export type Result<Id extends string = string, Outputs = Readonly<Record<string, AnyOutput>>> =
  | Success<Id, Outputs>
  | Refusal<Id>;

/** Both ends belong to the range. */
export type Range = readonly [min: number, max: number];

interface InputBase {
  labelKey: string;
  helpKey?: string;
  /** Replaces the common message for a value outside the population: the reason, and the alternative. */
  unfitKey?: string;
  /** Absent means "not applied", never "no" and never a default. */
  optional?: true;
  requiredWhen?: Condition;
  conflictsWith?: string;
}

/** Refers to another input by its key. */
export type Condition = { given: string } | { missing: string };

export interface Ranges {
  /** A value outside it is impossible: refused. */
  hard: Range;
  /** A value outside it is rare, or the equation was not validated for it: refused, or a warning when asked for. */
  usual: Range;
}

/** Points of a score from a value on: `from` belongs to the step, `above` does not. Below the first step: 0. */
export type Step = { from: number; points: number } | { above: number; points: number };

export interface NumberInput extends InputBase, Ranges {
  kind: 'number' | 'integer';
  unit?: Unit;
  /** Steps that depend on other answers: the first entry whose answers all match applies. */
  stepsWhen?: readonly { when: Readonly<Record<string, string | number | boolean>>; steps: readonly Step[] }[];
  /** People that the equation is valid for. A value outside it is refused as `population`, whatever the options. */
  population?: Range;
  /** Ascending, in the unit of the input. */
  steps?: readonly Step[];
}

export interface QuantityInput extends InputBase, Ranges {
  kind: 'quantity';
  analyte: Analyte;
  /** The first is the unit of the ranges and of the equation. */
  units: readonly [UnitOf<Analyte>, UnitOf<Analyte>];
  /** As for a number, in the first unit. */
  population?: Range;
  /** In the first unit: a value outside it is probably in the other unit. Not refused; forms show a hint. */
  plausible?: Range;
  /** The same amount in each unit: the ratios are the conversion factors. */
  amounts: Readonly<Partial<Record<UnitOf<Analyte>, number>>>;
  /** Ascending, in the first unit. */
  steps?: readonly Step[];
}

export interface Choice<Value extends string | number = string | number> {
  value: Value;
  labelKey: string;
  points?: number;
}

export interface ChoiceInput extends InputBase {
  kind: 'choice';
  choices: readonly Choice[];
}

export interface BooleanInput extends InputBase {
  kind: 'boolean';
  /** Examples that count as yes, and common misreadings that do not. */
  includesKeys: readonly string[];
  excludesKeys: readonly string[];
  /** Points for yes; no gives none. */
  points?: number;
}

export type InputDefinition = NumberInput | QuantityInput | ChoiceInput | BooleanInput;

export interface Band<Code extends string = string> {
  /** Its message is `<bandsKey>.<code>`. */
  code: Code;
  /** Inclusive; the band ends below the next `from`. */
  from: number;
}

export type OutputDefinition<Code extends string = string> = {
  labelKey: string;
  unit?: Unit;
  /** Ascending. They apply to the unrounded value. */
  bands?: readonly Band<Code>[];
  /** Bands whose cut-offs differ by age, ascending: the last one that the age has reached applies. */
  bandsByAge?: readonly { fromAge: number; bands: readonly Band<Code>[] }[];
  /** Bands that do not depend on the value; the message of `whenKey` explains them. */
  specialBands?: readonly { code: Code; whenKey: string }[];
  /** Message with the source of the cut-offs; also the prefix of each band's message. */
  bandsKey?: string;
  /** The other unit that laboratories use, and the same amount in both. */
  alsoIn?: { unit: Unit; decimals: number; amounts: Readonly<Partial<Record<Unit, number>>> };
  /** A value above it suggests an input in the wrong unit. Not refused. */
  plausibleMax?: number;
} & ({ decimals: number } | { significantDigits: number } | { classOf: string });

/** Published figures by score. */
export interface Table {
  labelKey: string;
  unit: Unit;
  /** The output that is filled from it; without one the table is only shown with the result. */
  output?: string;
  /** The output that is looked up. */
  by: string;
  /** Ascending; a row ends at the next one. `null` is a gap of the source. */
  rows: readonly TableRow[];
  source: Reference;
}

export interface TableRow {
  from: number;
  value: number | null;
}

export interface Reference {
  citation: string;
  year: number;
  doi?: string;
  isbn?: string;
  url?: string;
}

/** A term with its own equation, such as a sum with the coefficients of one group of people. */
export interface Part {
  term: string;
  /** Values of other terms that identify the group. */
  where: Readonly<Record<string, number>>;
  equation: string;
}

/** A shape with a call or a spread is built by a pure function, because bundlers keep unused calls and spreads. */
export interface Shape<Inputs = Record<string, unknown>, Outputs = Record<string, unknown>> {
  /** Written with the keys of inputs and terms. */
  equation: string;
  inputs: Readonly<Record<keyof Inputs, InputDefinition>>;
  outputs: Readonly<Record<keyof Outputs, OutputDefinition>>;
}

export interface CalculatorDefinition<Inputs = Record<string, unknown>, Outputs = Record<string, unknown>>
  extends Shape<Inputs, Outputs> {
  id: string;
  titleKey: string;
  descriptionKey: string;
  /** Whole years, both ends included. */
  population: { fromAge?: number; toAge?: number; noteKey: string };
  /** The first is the source of the equation. */
  references: readonly Reference[];
  /** Terms that are too long for the equation. */
  parts?: readonly Part[];
  tables?: readonly Table[];
  /** The calculator that has replaced this one, whose equation never changes. */
  supersededBy?: string;
  /** Calculators that fit better in Europe when this one was derived elsewhere. */
  inEurope?: readonly string[];
  /** Permission or acknowledgement that its use requires. */
  licenceKey?: string;
}

/** Accepts any object, because the checked function validates it. */
export interface Calculator {
  calculate(inputs: object, options?: Options): Result;
}
