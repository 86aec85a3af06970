import type { ResultSource, ResultValue, WorkingStep } from '@libretto/design-system/result-panel';
import { figureAt, type Table } from '@libretto/medical-calc/tables';
import {
  explainParts,
  inOtherUnit,
  type LocalizedCalculator,
  say,
  writeAmount,
  writeImplausible,
  writeIssue,
} from '@libretto/medical-calc/text';
import type { AnyOutput, Explanation, OutputDefinition, Reference, Result } from '@libretto/medical-calc/types';
import { getTone, type Tone } from './band-tones.ts';
import { getTermName, readableFormula, readableTerms } from './readable-formula.ts';

export interface Presented {
  values: readonly ResultValue[];
  refusal?: string;
  warnings: readonly string[];
  working: readonly WorkingStep[];
  sources: readonly ResultSource[];
  used?: readonly string[];
}

/** Qualified by calculator, because calculators shown together may share output names. */
export const valueId = ({ definition }: Pick<LocalizedCalculator, 'definition'>, output: string) =>
  `${definition.id}:${output}`;

export function blankValues(calculator: LocalizedCalculator): ResultValue[] {
  return Object.entries(calculator.definition.outputs).map(([output, { labelKey }]) => ({
    id: valueId(calculator, output),
    label: say(calculator, labelKey),
    value: null,
  }));
}

export function present(result: Result, calculator: LocalizedCalculator): Presented {
  const { definition } = calculator;
  const sources = definition.references.map(toSource);
  if (!result.ok) {
    const refusal = result.errors.map((issue) => writeIssue(issue, calculator)).join(' ');
    return { values: blankValues(calculator), refusal, warnings: [], working: [], sources };
  }
  const values = Object.entries(result.outputs).flatMap(([key, output]) => {
    const described = definition.outputs[key];
    return described ? [toResultValue(key, output, described, calculator)] : [];
  });
  return {
    values: [...values, ...tableValues(result.outputs, calculator)],
    warnings: [
      ...result.warnings
        // The form reports values outside the usual range in its own texts.
        .filter(({ code, params }) => code !== 'out-of-range' || 'used' in params)
        .map((issue) => writeIssue(issue, calculator, 'warning')),
      ...writeImplausible(result.outputs, calculator),
    ],
    working: result.explanation ? getWorkingSteps(result.explanation, calculator) : [],
    sources,
  };
}

function toResultValue(
  key: string,
  output: AnyOutput,
  described: OutputDefinition,
  calculator: LocalizedCalculator,
): ResultValue {
  const { labelKey, bandsKey = '' } = described;
  const id = valueId(calculator, key);
  const label = say(calculator, labelKey);
  if (output.value === null) return { id, label, value: say(calculator, `gap.${output.reason}`) };
  const band = (code: string) => say(calculator, `${bandsKey}.${code}`);
  if (typeof output.value === 'string')
    return { id, label, value: band(output.value), note: say(calculator, bandsKey) };
  const other = inOtherUnit(output, described);
  return {
    id,
    label,
    value: output.rounded,
    decimals: output.decimals,
    unit: output.unit && say(calculator, `unit.${output.unit}`),
    ...(other && { note: `= ${writeAmount(other, calculator)}` }),
    ...(output.band !== undefined &&
      toBand(band(output.band), say(calculator, bandsKey), getTone(calculator.definition.id, output.band))),
  };
}

/** Longer texts go below the value, where they can wrap. */
const maxBadgeLength = 40;
const toBand = (label: string, source: string, tone: Tone): Pick<ResultValue, 'band' | 'note'> =>
  label.length > maxBadgeLength ? { note: `${label} (${source})` } : { band: { label, tone }, note: source };

function tableRows(calculator: LocalizedCalculator) {
  const tables: readonly Table[] = calculator.definition.tables ?? [];
  return tables
    .filter(({ output }) => output === undefined)
    .map((table, index) => ({
      table,
      id: valueId(calculator, `table-${index}`),
      label: say(calculator, table.labelKey),
    }));
}

export const blankTableValues = (calculator: LocalizedCalculator): ResultValue[] =>
  tableRows(calculator).map(({ id, label }) => ({ id, label, value: null }));

function tableValues(outputs: Readonly<Record<string, AnyOutput>>, calculator: LocalizedCalculator): ResultValue[] {
  return tableRows(calculator).map(({ table, ...row }) => {
    const score = outputs[table.by]?.value;
    const figure = typeof score === 'number' ? figureAt(table, score) : null;
    return {
      ...row,
      value: figure ?? say(calculator, 'gap.insufficient-data'),
      ...(figure !== null && { unit: say(calculator, `unit.${table.unit}`) }),
      note: `${table.source.citation}, ${table.source.year}`,
    };
  });
}

function getWorkingSteps(explanation: Explanation, calculator: LocalizedCalculator): WorkingStep[] {
  const parts = explainParts(explanation, calculator.definition);
  const title = say(calculator, calculator.definition.titleKey);
  const step = (label: string, { formula, substituted }: Explanation, terms = ''): WorkingStep => {
    const written = readableFormula(substituted, calculator);
    return {
      label,
      formula: readableFormula(formula, calculator),
      substituted: terms ? `${written} (${terms})` : written,
    };
  };
  return [
    ...parts.map((part) => step(`${title}: ${getTermName(part.term, calculator)}`, part)),
    step(title, explanation, readableTerms(explanation, calculator, parts)),
  ];
}

export function toSource({ citation, year, doi, url, isbn }: Reference): ResultSource {
  const href = doi === undefined ? url : `https://doi.org/${doi}`;
  const code = doi === undefined ? (isbn === undefined ? '' : `, ISBN ${isbn}`) : `, doi:${doi}`;
  return { citation: `${citation}, ${year}${code}`, ...(href !== undefined && { href }) };
}

/** For notes after a full stop. */
export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function mergePresented(first: Presented, ...others: readonly Presented[]): Presented {
  const all = [first, ...others];
  return {
    values: all.flatMap(({ values }) => values),
    warnings: [...new Set(all.flatMap(({ warnings }) => warnings))],
    working: all.flatMap(({ working }) => working),
    sources: [...new Map(all.flatMap(({ sources }) => sources).map((source) => [source.citation, source])).values()],
    ...(first.refusal !== undefined && { refusal: first.refusal }),
  };
}
