// What every calculator takes, answers and says of itself. Everything here is data: it survives JSON.
import type { Analyte, Unit, UnitOf } from './units.ts';

export interface Options {
  /** What a value outside its usual range does. Outside the hard range it is always refused. Default: `refuse`. */
  outOfRange?: 'refuse' | 'warn';
  /** Adds the formula, the same with the numbers put in, and the terms. */
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
  /** The key of the input, `creatinine.unit` for a part of it; for `unknown-input` the key as it was given. */
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

/** A number that the source does not give: said as such, never filled in from a neighbour. */
export interface Gap {
  value: null;
  unit?: Unit;
  rounded: null;
  decimals: number;
  /** Its words are under `gap.<reason>`. */
  reason: GapReason;
}

export type GapReason = 'insufficient-data' | 'not-testable' | 'not-at-this-age';

/** A class instead of a number, such as Child-Pugh B. Its words are under `<bandsKey>.<value>`. */
export interface ClassOutput<Code extends string = string> {
  value: Code;
}

export type AnyOutput = Output | Gap | ClassOutput;

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

export type Result<Id extends string = string, Outputs = Readonly<Record<string, AnyOutput>>> =
  | Success<Id, Outputs>
  | Refusal<Id>;

/** Both ends belong to the range. */
export type Range = readonly [min: number, max: number];

interface InputBase {
  labelKey: string;
  helpKey?: string;
  /** What is said instead of the common words when the equation does not hold for a value: why, and what to do then. */
  unfitKey?: string;
  /** Absent means "not applied", never "no" and never a default. */
  optional?: true;
  /** When an optional input is required after all. */
  requiredWhen?: Condition;
  /** The input that must not be given together with this one. */
  conflictsWith?: string;
}

/** Of another input, by its key. */
export type Condition = { given: string } | { missing: string };

export interface Ranges {
  /** Outside it the value cannot be true: refused. */
  hard: Range;
  /** Outside it the value is rare or the equation was not validated: refused, or a warning when asked for. */
  usual: Range;
}

/** What a score gives from a value on: `from` belongs to the step, `above` does not. Below the first step: `points` 0. */
export type Step = { from: number; points: number } | { above: number; points: number };

export interface NumberInput extends InputBase, Ranges {
  kind: 'number' | 'integer';
  unit?: Unit;
  /** The same where they depend on other answers: the first one whose answers were all given applies. */
  stepsWhen?: readonly { when: Readonly<Record<string, string | number | boolean>>; steps: readonly Step[] }[];
  /** For whom the equation holds. A possible value outside it is refused as `population`, whatever was asked for. */
  population?: Range;
  /** Ascending, in the unit of the input. */
  steps?: readonly Step[];
}

export interface QuantityInput extends InputBase, Ranges {
  kind: 'quantity';
  analyte: Analyte;
  /** The first is the one that the ranges and the equation are in. */
  units: readonly [UnitOf<Analyte>, UnitOf<Analyte>];
  /** For whom the equation holds, in the first unit. As for a number. */
  population?: Range;
  /**
   * In the first unit, and within the hard range: outside it a value is possible, and more likely one of the other unit.
   * Nothing is refused for it; whoever asks for the value says so.
   */
  plausible?: Range;
  /** One amount in each of the units: their ratios are the factors of conversion. */
  amounts: Readonly<Partial<Record<UnitOf<Analyte>, number>>>;
  /** Ascending, in the first unit. */
  steps?: readonly Step[];
}

export interface Choice<Value extends string | number = string | number> {
  value: Value;
  labelKey: string;
  /** What a score gives for it. */
  points?: number;
}

export interface ChoiceInput extends InputBase {
  kind: 'choice';
  choices: readonly Choice[];
}

export interface BooleanInput extends InputBase {
  kind: 'boolean';
  /** What counts as yes, and what does not although one might think so. */
  includesKeys: readonly string[];
  excludesKeys: readonly string[];
  /** What a score gives for yes; no gives nothing. */
  points?: number;
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
  /** The same where the cut-offs differ by age; ascending, the last one that the age has reached applies. */
  bandsByAge?: readonly { fromAge: number; bands: readonly Band<Code>[] }[];
  /** Bands that something else than the value leads to; the words of `whenKey` say what. */
  specialBands?: readonly { code: Code; whenKey: string }[];
  /** Whose cut-offs they are, and for whom; also the prefix of the words of each band. */
  bandsKey?: string;
  /** The other unit that laboratories print it in, and one amount in both. */
  alsoIn?: { unit: Unit; decimals: number; amounts: Readonly<Partial<Record<Unit, number>>> };
  /** Above it the value is more likely an input in the wrong unit than true. Nothing is refused for it. */
  plausibleMax?: number;
} & ({ decimals: number } | { significantDigits: number } | { classOf: string });

/** Published figures by score. */
export interface Table {
  labelKey: string;
  unit: Unit;
  /** The output that the calculator fills from it; without one it is there to be shown beside the result. */
  output?: string;
  /** The output that it is looked up by. */
  by: string;
  /** Ascending; a row reaches to the next one. `null` is a gap of the source. */
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

/** A term of an equation with an equation of its own: a sum with the coefficients of one group of people. */
export interface Part {
  term: string;
  /** The values of other terms that tell the group. */
  where: Readonly<Record<string, number>>;
  equation: string;
}

/** The part of a definition that the checked function works with. */
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
  /** How a term of the equation is made that is too long to stand in it. */
  parts?: readonly Part[];
  /** The figures that an output is looked up in. */
  tables?: readonly Table[];
  /** The calculator that has replaced this one; this one keeps its equation for ever. */
  supersededBy?: string;
  /** The calculators that fit better in Europe, where this one was derived elsewhere and reads too high or too low. */
  inEurope?: readonly string[];
  /** Whose permission or acknowledgement its use asks for. */
  licenceKey?: string;
}

/** A checked function as the registry sees it. It checks whatever it is given, so any object may go in. */
export interface Calculator {
  calculate(inputs: object, options?: Options): Result;
}
