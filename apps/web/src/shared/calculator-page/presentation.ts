import type { ResultSource, ResultValue, WorkingStep } from '@libretto/design-system/result-panel';
import { figureAt, type Table } from '@libretto/medical-calc/tables';
import type { AnyOutput, Explanation, OutputDefinition, Reference, Result } from '@libretto/medical-calc/types';
import {
  type Book,
  explainParts,
  inOtherUnit,
  say,
  writeAmount,
  writeImplausible,
  writeIssue,
} from '@libretto/medical-calc/write';
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
export const valueId = ({ definition }: Pick<Book, 'definition'>, output: string) => `${definition.id}:${output}`;

export function blankValues(book: Book): ResultValue[] {
  return Object.entries(book.definition.outputs).map(([output, { labelKey }]) => ({
    id: valueId(book, output),
    label: say(book, labelKey),
    value: null,
  }));
}

export function present(result: Result, book: Book): Presented {
  const { definition } = book;
  const sources = definition.references.map(toSource);
  if (!result.ok) {
    const refusal = result.errors.map((issue) => writeIssue(issue, book)).join(' ');
    return { values: blankValues(book), refusal, warnings: [], working: [], sources };
  }
  const values = Object.entries(result.outputs).flatMap(([key, output]) => {
    const described = definition.outputs[key];
    return described ? [toResultValue(key, output, described, book)] : [];
  });
  return {
    values: [...values, ...tableValues(result.outputs, book)],
    warnings: [
      ...result.warnings
        // The form reports values outside the usual range in its own texts.
        .filter(({ code, params }) => code !== 'out-of-range' || 'used' in params)
        .map((issue) => writeIssue(issue, book, 'warning')),
      ...writeImplausible(result.outputs, book),
    ],
    working: result.explanation ? getWorkingSteps(result.explanation, book) : [],
    sources,
  };
}

function toResultValue(key: string, output: AnyOutput, described: OutputDefinition, book: Book): ResultValue {
  const { labelKey, bandsKey = '' } = described;
  const id = valueId(book, key);
  const label = say(book, labelKey);
  if (output.value === null) return { id, label, value: say(book, `gap.${output.reason}`) };
  const band = (code: string) => say(book, `${bandsKey}.${code}`);
  if (typeof output.value === 'string') return { id, label, value: band(output.value), note: say(book, bandsKey) };
  const other = inOtherUnit(output, described);
  return {
    id,
    label,
    value: output.rounded,
    decimals: output.decimals,
    unit: output.unit && say(book, `unit.${output.unit}`),
    ...(other && { note: `= ${writeAmount(other, book)}` }),
    ...(output.band !== undefined &&
      toBand(band(output.band), say(book, bandsKey), getTone(book.definition.id, output.band))),
  };
}

/** Longer texts go below the value, where they can wrap. */
const maxBadgeLength = 40;
const toBand = (label: string, source: string, tone: Tone): Pick<ResultValue, 'band' | 'note'> =>
  label.length > maxBadgeLength ? { note: `${label} (${source})` } : { band: { label, tone }, note: source };

function tableRows(book: Book) {
  const tables: readonly Table[] = book.definition.tables ?? [];
  return tables
    .filter(({ output }) => output === undefined)
    .map((table, index) => ({ table, id: valueId(book, `table-${index}`), label: say(book, table.labelKey) }));
}

export const blankTableValues = (book: Book): ResultValue[] =>
  tableRows(book).map(({ id, label }) => ({ id, label, value: null }));

function tableValues(outputs: Readonly<Record<string, AnyOutput>>, book: Book): ResultValue[] {
  return tableRows(book).map(({ table, ...row }) => {
    const score = outputs[table.by]?.value;
    const figure = typeof score === 'number' ? figureAt(table, score) : null;
    return {
      ...row,
      value: figure ?? say(book, 'gap.insufficient-data'),
      ...(figure !== null && { unit: say(book, `unit.${table.unit}`) }),
      note: `${table.source.citation}, ${table.source.year}`,
    };
  });
}

function getWorkingSteps(explanation: Explanation, book: Book): WorkingStep[] {
  const parts = explainParts(explanation, book.definition);
  const title = say(book, book.definition.titleKey);
  const step = (label: string, { formula, substituted }: Explanation, terms = ''): WorkingStep => {
    const written = readableFormula(substituted, book);
    return { label, formula: readableFormula(formula, book), substituted: terms ? `${written} (${terms})` : written };
  };
  return [
    ...parts.map((part) => step(`${title}: ${getTermName(part.term, book)}`, part)),
    step(title, explanation, readableTerms(explanation, book, parts)),
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
