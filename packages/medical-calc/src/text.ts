import { explain } from './checks/explain.ts';
import { roundTo } from './checks/output.ts';
import type { Locale, LocaleFor } from './locales/locale.ts';
import { writeNumber } from './numbers.ts';
import { figureAt } from './tables.ts';
import type { AnyOutput, CalculatorDefinition, Explanation, Issue, Output, OutputDefinition, Result } from './types.ts';

export type { Locale, LocaleFor } from './locales/locale.ts';

/** A calculator in a language: its definition, and a locale that has its messages. */
export interface LocalizedCalculator<Definition extends CalculatorDefinition = CalculatorDefinition> {
  /** Definition of the calculator that returned the result. */
  definition: Definition;
  /** Language of the text. */
  locale: LocaleFor<Definition>;
}

/**
 * Returns a result as text to copy: title, outputs with unit and band, published figures, warnings, source. A refusal
 * becomes a list of errors. A locale without a message that the definition needs does not compile.
 */
export function toText<const Definition extends CalculatorDefinition>(
  result: Result<Definition['id']>,
  calculator: LocalizedCalculator<Definition>,
): string;
export function toText(result: Result, calculator: LocalizedCalculator): string {
  const { definition } = calculator;
  const title = say(calculator, definition.titleKey);
  if (!result.ok) return [title, ...result.errors.map((error) => writeIssue(error, calculator))].join('\n');
  return [
    title,
    ...Object.entries(result.outputs).flatMap(([key, output]) => writeOutput(key, output, calculator)),
    ...figures(result.outputs, calculator),
    ...result.warnings.map((warning) => writeIssue(warning, calculator, 'warning')),
    ...writeImplausible(result.outputs, calculator),
    ...definition.references.slice(0, 1).map(({ citation, year }) => {
      return say(calculator, 'text.source', { source: `${citation}, ${year}` });
    }),
  ].join('\n');
}

/** Returns the explanations of the terms with their own equation, for the group of the result. */
export const explainParts = (
  { terms }: Explanation,
  { parts = [] }: CalculatorDefinition,
): (Explanation & { term: string })[] =>
  parts
    .filter(({ where }) => Object.entries(where).every(([term, value]) => terms[term] === value))
    .map(({ term, equation }) => ({ term, ...explain(equation, terms) }));

/** Returns the message of an issue; as a warning, the milder one for a value outside its usual range. */
export function writeIssue(issue: Issue, calculator: LocalizedCalculator, as: 'error' | 'warning' = 'error'): string {
  const [key = ''] = issue.path.split('.');
  const { unit, ...params } = issue.params;
  const input = calculator.definition.inputs[key];
  const label = say(calculator, input?.labelKey ?? key);
  const separator = say(calculator, 'text.separator');
  const named = {
    ...params,
    label,
    ...(unit !== undefined && { unit: say(calculator, `unit.${unit}`) }),
    ...(input?.kind === 'quantity' && {
      units: input.units.map((one) => say(calculator, `unit.${one}`)).join(separator),
    }),
    ...(input?.kind === 'choice' && {
      choices: input.choices.map(({ labelKey }) => say(calculator, labelKey)).join(separator),
    }),
  };
  if (issue.code === 'conflict')
    return say(calculator, 'issue.conflict', { label, others: labels(issue.params.with, calculator) });
  if (issue.code === 'population' && input?.unfitKey !== undefined) return say(calculator, input.unfitKey, named);
  // A maximum at the end of the hard range is no limit: "from 18" is clearer than "between 18 and 130".
  const upwards = !('max' in params) || (input && 'hard' in input && input.hard[1] === params.max);
  if (issue.code === 'population' && upwards) return say(calculator, 'issue.population-from', named);
  if (issue.code !== 'out-of-range') return say(calculator, `issue.${issue.code}`, named);
  const kind = ['choices', 'step', 'used'].find((param) => param in params);
  return say(calculator, `issue.${kind ?? (as === 'warning' ? 'rare' : 'out-of-range')}`, named);
}

/** Returns one sentence for each implausible output. */
export const writeImplausible = (
  outputs: Readonly<Record<string, AnyOutput>>,
  calculator: LocalizedCalculator,
): string[] =>
  Object.entries(outputs).flatMap(([key, { value }]) => {
    const {
      labelKey = key,
      unit,
      plausibleMax: max = Number.POSITIVE_INFINITY,
    } = calculator.definition.outputs[key] ?? {};
    if (typeof value !== 'number' || value <= max) return [];
    return [
      say(calculator, 'issue.implausible', {
        label: say(calculator, labelKey),
        max,
        unit: say(calculator, `unit.${unit}`),
      }),
    ];
  });

/** Returns the same amount in the other unit that laboratories use, if there is one. */
export function inOtherUnit({ value, unit }: Output, { alsoIn }: OutputDefinition): Output | undefined {
  const own = unit && alsoIn?.amounts[unit];
  const other = alsoIn?.amounts[alsoIn.unit];
  if (!alsoIn || !own || !other) return undefined;
  const converted = (value * other) / own;
  return {
    value: converted,
    unit: alsoIn.unit,
    rounded: roundTo(converted, alsoIn.decimals),
    decimals: alsoIn.decimals,
  };
}

const labels = (keys: string | number = '', calculator: LocalizedCalculator): string =>
  String(keys)
    .split(', ')
    .map((key) => {
      const label = say(calculator, calculator.definition.inputs[key]?.labelKey ?? key);
      return say(calculator, 'text.quote', { label });
    })
    .join(say(calculator, 'text.separator'));

/**
 * Returns the message of a key; the key itself if the locale does not have it. A slot without a value also removes the
 * space before it.
 */
export function say(
  { locale: { messages, language } }: { locale: Locale<string> },
  key: string,
  params: Issue['params'] = {},
): string {
  // An unknown input may have any key, such as `constructor`.
  return (Object.hasOwn(messages, key) ? (messages[key] ?? key) : key).replace(
    /( ?)\{(\w+)\}/g,
    (_slot, space: string, name: string) => {
      const value = params[name];
      if (value === undefined) return '';
      return space + (typeof value === 'number' ? writeNumber(value, language) : value);
    },
  );
}

function writeOutput(key: string, output: AnyOutput, calculator: LocalizedCalculator): string[] {
  const described = calculator.definition.outputs[key];
  const { labelKey = key, bandsKey = '' } = described ?? {};
  const label = say(calculator, labelKey);
  const line = (value: string) => say(calculator, 'text.output', { label, value });
  const worded = (code: string) =>
    say(calculator, 'text.note', { text: say(calculator, `${bandsKey}.${code}`), note: say(calculator, bandsKey) });
  // A gap has its own line: an omitted number would look unimportant.
  if (output.value === null) return [line(say(calculator, `gap.${output.reason}`))];
  if (typeof output.value === 'string') return [line(worded(output.value))];
  const other = described && inOtherUnit(output, described);
  const amount = writeAmount(output, calculator);
  const value = line(
    other ? say(calculator, 'text.note', { text: amount, note: writeAmount(other, calculator) }) : amount,
  );
  return output.band === undefined ? [value] : [value, worded(output.band)];
}

/** Returns a number with its unit, formatted for the locale. */
export function writeAmount({ rounded, decimals, unit }: Output, calculator: LocalizedCalculator): string {
  const number = writeNumber(rounded, calculator.locale.language, decimals);
  return unit === undefined ? number : `${number} ${say(calculator, `unit.${unit}`)}`;
}

function figures(outputs: Readonly<Record<string, AnyOutput>>, calculator: LocalizedCalculator): string[] {
  return (calculator.definition.tables ?? []).flatMap((table) => {
    if (table.output !== undefined) return [];
    const { labelKey, unit, source } = table;
    const score = outputs[table.by]?.value;
    const figure = typeof score === 'number' ? figureAt(table, score) : null;
    const written =
      figure === null
        ? say(calculator, 'gap.insufficient-data')
        : `${writeNumber(figure, calculator.locale.language)} ${say(calculator, `unit.${unit}`)}`;
    const value = say(calculator, 'text.note', { text: written, note: `${source.citation}, ${source.year}` });
    return [say(calculator, 'text.output', { label: say(calculator, labelKey), value })];
  });
}
