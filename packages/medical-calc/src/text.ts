import { en } from './messages/en.ts';
import { it, type MessageKey } from './messages/it.ts';
import type { Locale } from './parse.ts';
import { calculators } from './registry.ts';
import type { CalculatorDefinition, Issue, Output, Result } from './types.ts';

const catalogs: Readonly<Record<Locale, Readonly<Record<MessageKey, string>>>> = { it, en };

/** A result as text to copy: what was computed, the warnings, the source. A refusal as the list of what is wrong. */
export function toText(result: Result, locale: Locale): string {
  const writer = writeIn(locale);
  const definition = calculators.find(({ id }) => id === result.id);
  if (!definition) return writer.say('issue.unknown', { id: result.id });

  const title = writer.say(definition.titleKey);
  if (!result.ok) return [title, ...result.errors.map((error) => sentence(error, definition, writer))].join('\n');
  return [
    title,
    ...Object.entries(result.outputs).flatMap(([key, output]) => describe(key, output, definition, writer)),
    ...result.warnings.map((warning) => sentence(warning, definition, writer, 'rare')),
    ...definition.references.slice(0, 1).map(({ citation, year }) => {
      return writer.say('text.source', { source: `${citation}, ${writer.number(year, 0)}` });
    }),
  ].join('\n');
}

interface Writer {
  number(value: number, decimals?: number): string;
  say(key: string, params?: Issue['params']): string;
}

function writeIn(locale: Locale): Writer {
  const words: Readonly<Record<string, string>> = catalogs[locale];
  const number = (value: number, decimals?: number) => {
    const digits = decimals === undefined ? String(value) : value.toFixed(decimals);
    return locale === 'it' ? digits.replace('.', ',') : digits;
  };
  // A slot without a value takes the space before it away, so that a number without a unit leaves no gap.
  const say = (key: string, params: Issue['params'] = {}) =>
    (words[key] ?? key).replace(/( ?)\{(\w+)\}/g, (_slot, space: string, name: string) => {
      const value = params[name];
      if (value === undefined) return '';
      return space + (typeof value === 'number' ? number(value) : value);
    });
  return { number, say };
}

function describe(key: string, output: Output, { outputs }: CalculatorDefinition, { say, number }: Writer): string[] {
  const definition = outputs[key];
  const unit = output.unit === undefined ? '' : ` ${say(`unit.${output.unit}`)}`;
  const value = `${say(definition?.labelKey ?? key)}: ${number(output.rounded, output.decimals)}${unit}`;
  if (output.band === undefined || definition?.bandsKey === undefined) return [value];
  return [value, `${say(`${definition.bandsKey}.${output.band}`)} (${say(definition.bandsKey)})`];
}

/** What is wrong with an input, by its label; `rare` says the milder thing about a value outside its usual range. */
function sentence(issue: Issue, { inputs }: CalculatorDefinition, { say }: Writer, rare?: 'rare'): string {
  const [key = ''] = issue.path.split('.');
  const { unit, ...params } = issue.params;
  const label = say(inputs[key]?.labelKey ?? key);
  const named = { ...params, label, ...(unit === undefined ? {} : { unit: say(`unit.${unit}`) }) };
  if (issue.code !== 'out-of-range') return say(`issue.${issue.code}`, named);
  return say('choices' in params ? 'issue.choice' : `issue.${rare ?? 'out-of-range'}`, named);
}
