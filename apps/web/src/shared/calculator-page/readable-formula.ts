import { type Locale, type LocalizedCalculator, say } from '@libretto/medical-calc/text';
import type { CalculatorDefinition, Explanation } from '@libretto/medical-calc/types';

/** Adds the names of the terms in formulas, which are of this app. */
export function withTerms(
  { language, messages }: Locale<string>,
  terms: Readonly<Record<string, string>>,
): Locale<string> {
  const named = Object.fromEntries(Object.entries(terms).map(([name, text]) => [`term.${name}`, text]));
  return { language, messages: { ...messages, ...named } };
}

/** Formats a formula for reading: field labels for keys, × for *, the decimal separator of the language. */
export function readableFormula(formula: string, calculator: LocalizedCalculator): string {
  return (
    roundNumbers(formula)
      .replaceAll(', ', '; ')
      .replace(/(\d)\.(\d)/g, calculator.locale.language === 'it' ? '$1,$2' : '$1.$2')
      .replaceAll(' * ', ' × ')
      .replaceAll('>=', '≥')
      .replaceAll('<=', '≤')
      .replace(/(^|[\s(^])-(?=[\w(])/g, '$1−')
      .replaceAll(' - ', ' − ')
      // Must run last, because labels may contain the characters replaced above.
      .replace(/\b[a-z]\w*\b/gi, (word) => (word === 'sqrt' ? '√' : getTermName(word, calculator)))
  );
}

/** Rounds intermediate results; typed and published numbers have fewer digits. */
const roundNumbers = (text: string) =>
  text.replace(/\d+\.\d{8,}/g, (digits) => String(Number(Number(digits).toPrecision(7))));

export function getTermName(word: string, calculator: LocalizedCalculator): string {
  const labelKey = findLabelKey(calculator.definition, word);
  return labelKey ? `“${say(calculator, labelKey)}”` : (calculator.locale.messages[`term.${word}`] ?? word);
}

const findLabelKey = ({ inputs, outputs }: CalculatorDefinition, word: string): string | undefined =>
  (Object.hasOwn(inputs, word) ? inputs[word] : Object.hasOwn(outputs, word) ? outputs[word] : undefined)?.labelKey;

export function readableTerms(
  { formula, terms }: Explanation,
  calculator: LocalizedCalculator,
  parts: readonly Explanation[] = [],
): string {
  const inParts = new Set(parts.flatMap((part) => getIdentifiers(part.formula)));
  const written = new Set(getIdentifiers(formula));
  return Object.entries(terms)
    .filter(([name]) => !inParts.has(name) && !(written.has(name) && findLabelKey(calculator.definition, name)))
    .map(([name, value]) => `${getTermName(name, calculator)} = ${readableFormula(String(value), calculator)}`)
    .join('; ');
}

const getIdentifiers = (formula: string): readonly string[] => formula.match(/\b[a-z]\w*\b/gi) ?? [];
