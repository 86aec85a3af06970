// All of it is data that survives JSON.
import type { Analyte, Unit, UnitOf } from './units.ts';

/** Options of every calculator. */
export interface Options {
  /** Action for a value outside its usual range; outside the hard range it is always refused. Default: `refuse`. */
  outOfRange?: 'refuse' | 'warn';
  /** Adds the formula, the same with the numbers substituted, and the terms. */
  explain?: boolean;
}

/**
 * Reasons for a refusal or a warning. `required` is also the code of an unknown calculator; `conflict` means inputs
 * that exclude each other.
 */
export type IssueCode =
  | 'required'
  | 'not-finite'
  | 'out-of-range'
  | 'unit'
  | 'population'
  | 'conflict'
  | 'unknown-input';

/** A problem of one input. Its message is `issue.<code>`. */
export interface Issue {
  /** Stable, for programs. */
  code: IssueCode;
  /** The key of the input, `creatinine.unit` for a part of it; for `unknown-input` the key as given. */
  path: string;
  /** Values for its message, such as `min`, `max` and `unit`. */
  params: Record<string, number | string>;
}

/** One number of a result. */
export interface Output<Band extends string = string> {
  /** Unrounded: compare and store this one. */
  value: number;
  /** UCUM. Absent for a bare number, such as a score. */
  unit?: Unit;
  /** For display: half-up, to `decimals`. */
  rounded: number;
  /** Decimal digits of `rounded`. */
  decimals: number;
  /** The band of the unrounded value. */
  band?: Band;
}

/** A number that the source does not give. Never filled in from an adjacent row. */
export interface Gap {
  value: null;
  /** Unit that the number would have. */
  unit?: Unit;
  rounded: null;
  /** Decimal digits that the number would have. */
  decimals: number;
  /** Its message is `gap.<reason>`. */
  reason: GapReason;
}

/** The source has too few people, a component could not be tested, or the source ends at an earlier age. */
export type GapReason = 'insufficient-data' | 'not-testable' | 'not-at-this-age';

/** A class instead of a number, such as Child-Pugh B. Its message is `<bandsKey>.<value>`. */
export interface ClassOutput<Code extends string = string> {
  /** Code of the class. */
  value: Code;
}

/** Everything that a result can contain; `typeof value` tells the kinds apart. */
export type AnyOutput = Output | Gap | ClassOutput;

/** Derivation of a result, to be shown next to it. */
export interface Explanation {
  /** `weightKg / (heightCm / 100)^2` */
  formula: string;
  /** `70 / (175 / 100)^2` */
  substituted: string;
  /** The inputs in the units of the formula, and intermediate results. */
  terms: Readonly<Record<string, number>>;
}

/** A calculated result. */
export interface Success<Id extends string, Outputs> {
  ok: true;
  /** Id of the calculator. */
  id: Id;
  /** Each output of the definition that the inputs allow. */
  outputs: Outputs;
  /** Problems that did not prevent the calculation; show them with the result. */
  warnings: Issue[];
  /** Only with the option `explain`. */
  explanation?: Explanation;
}

/** No result: at least one input prevents it. */
export interface Refusal<Id extends string> {
  ok: false;
  /** Id of the calculator, or the unknown id as given. */
  id: Id;
  /** All problems, in the order of the inputs; at least one. */
  errors: Issue[];
}

/** What a calculator returns. It never throws; check `ok` first. */
export type Result<Id extends string = string, Outputs = Readonly<Record<string, AnyOutput>>> =
  | Success<Id, Outputs>
  | Refusal<Id>;

/** Both ends belong to the range. */
export type Range = readonly [min: number, max: number];

interface InputBase {
  /** Message with the name of the input. */
  labelKey: string;
  /** Message with help for people who fill in a form. */
  helpKey?: string;
  /** Replaces the common message for a value outside the population: the reason, and the alternative. */
  unfitKey?: string;
  /** Absent means "not applied", never "no" and never a default. */
  optional?: true;
  /** The input is required in this case although it is optional. */
  requiredWhen?: Condition;
  /** Key of the input that must not be given as well. */
  conflictsWith?: string;
}

/** Refers to another input by its key. */
export type Condition = { given: string } | { missing: string };

/** Limits in the unit of the input. */
export interface Ranges {
  /** A value outside it is impossible: refused. */
  hard: Range;
  /** A value outside it is rare, or the equation was not validated for it: refused, or a warning when asked for. */
  usual: Range;
}

/** Points of a score from a value on: `from` belongs to the step, `above` does not. Below the first step: 0. */
export type Step = { from: number; points: number } | { above: number; points: number };

/** An input with one unit or without any. */
export interface NumberInput extends InputBase, Ranges {
  /** `integer` refuses fractions. */
  kind: 'number' | 'integer';
  /** UCUM. Absent for a bare number. */
  unit?: Unit;
  /** Steps that depend on other answers: the first entry whose answers all match applies. */
  stepsWhen?: readonly { when: Readonly<Record<string, string | number | boolean>>; steps: readonly Step[] }[];
  /** People that the equation is valid for. A value outside it is refused as `population`, whatever the options. */
  population?: Range;
  /** Ascending, in the unit of the input. */
  steps?: readonly Step[];
}

/** An input that laboratories report in two units. */
export interface QuantityInput extends InputBase, Ranges {
  kind: 'quantity';
  /** Key of its conversion factors in `/units`. */
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

/** One of the answers. */
export interface Choice<Value extends string | number = string | number> {
  /** Value to pass to the calculator. */
  value: Value;
  /** Message with the answer. */
  labelKey: string;
  /** Points of a score for this answer. */
  points?: number;
}

/** An input with a fixed set of answers. None is a default. */
export interface ChoiceInput extends InputBase {
  kind: 'choice';
  /** In the order of the publication. */
  choices: readonly Choice[];
}

/** A question that is answered with yes or no. An absent answer is not a no. */
export interface BooleanInput extends InputBase {
  kind: 'boolean';
  /** Examples that count as yes, and common misreadings that do not. */
  includesKeys: readonly string[];
  /** Messages with misreadings that do not count as yes. */
  excludesKeys: readonly string[];
  /** Points for yes; no gives none. */
  points?: number;
}

/** Definition of one input; `kind` tells them apart. */
export type InputDefinition = NumberInput | QuantityInput | ChoiceInput | BooleanInput;

/** A range of values with a name, such as a class of the WHO. */
export interface Band<Code extends string = string> {
  /** Its message is `<bandsKey>.<code>`. */
  code: Code;
  /** Inclusive; the band ends below the next `from`. */
  from: number;
}

/** Definition of one output. */
export type OutputDefinition<Code extends string = string> = {
  /** Message with the name of the output. */
  labelKey: string;
  /** UCUM. Absent for a bare number, such as a score. */
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
  /** Message with the name of the figures. */
  labelKey: string;
  /** UCUM. */
  unit: Unit;
  /** The output that is filled from it; without one the table is only shown with the result. */
  output?: string;
  /** The output that is looked up. */
  by: string;
  /** Ascending; a row ends at the next one. `null` is a gap of the source. */
  rows: readonly TableRow[];
  /** Publication of the figures, which may differ from that of the equation. */
  source: Reference;
}

/** Figure from one score on. */
export interface TableRow {
  /** Lowest score of the row. */
  from: number;
  /** Figure in the unit of the table. */
  value: number | null;
}

/** A publication. */
export interface Reference {
  /** Authors, title, journal, volume and pages. */
  citation: string;
  /** Year of publication. */
  year: number;
  /** Without `https://doi.org/`. */
  doi?: string;
  /** Of a book that has no DOI. */
  isbn?: string;
  /** Of a publication without DOI and ISBN. */
  url?: string;
}

/** A term with its own equation, such as a sum with the coefficients of one group of people. */
export interface Part {
  /** Key of the term in the equation. */
  term: string;
  /** Values of other terms that identify the group. */
  where: Readonly<Record<string, number>>;
  /** Written with the keys of inputs and terms. */
  equation: string;
}

/** A shape with a call or a spread is built by a pure function, because bundlers keep unused calls and spreads. */
export interface Shape<Inputs = Record<string, unknown>, Outputs = Record<string, unknown>> {
  /** Written with the keys of inputs and terms. */
  equation: string;
  /** By key, in the order of a form. */
  inputs: Readonly<Record<keyof Inputs, InputDefinition>>;
  /** By key, most important first. */
  outputs: Readonly<Record<keyof Outputs, OutputDefinition>>;
}

/** A calculator as data: all that a form, a result and a list of sources need. */
export interface CalculatorDefinition<Inputs = Record<string, unknown>, Outputs = Record<string, unknown>>
  extends Shape<Inputs, Outputs> {
  /** Stable; also the name of its entry point. */
  id: string;
  /** Message with the name of the calculator. */
  titleKey: string;
  /** Message with its purpose in one or two sentences. */
  descriptionKey: string;
  /** Whole years, both ends included. */
  population: { fromAge?: number; toAge?: number; noteKey: string };
  /** The first is the source of the equation. */
  references: readonly Reference[];
  /** Terms that are too long for the equation. */
  parts?: readonly Part[];
  /** Published figures by score, such as event rates. */
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
  /** Validates the inputs and calculates. Never throws. */
  calculate(inputs: object, options?: Options): Result;
}
