import type { CalculatorDefinition, Explanation } from '@libretto/medical-calc/types';
import { type Book, say, type Words } from '@libretto/medical-calc/write';

export function termWords(terms: Readonly<Record<string, string>>): Words {
  return Object.fromEntries(Object.entries(terms).map(([name, words]) => [`term.${name}`, words]));
}

/** Formats a formula for reading: field labels for keys, × for *, the decimal separator of the language. */
export function readableFormula(formula: string, book: Book): string {
  return (
    roundNumbers(formula)
      .replaceAll(', ', '; ')
      .replace(/(\d)\.(\d)/g, book.locale === 'it' ? '$1,$2' : '$1.$2')
      .replaceAll(' * ', ' × ')
      .replaceAll('>=', '≥')
      .replaceAll('<=', '≤')
      .replace(/(^|[\s(^])-(?=[\w(])/g, '$1−')
      .replaceAll(' - ', ' − ')
      // Must run last, because labels may contain the characters replaced above.
      .replace(/\b[a-z]\w*\b/gi, (word) => (word === 'sqrt' ? '√' : getTermName(word, book)))
  );
}

/** Rounds intermediate results; typed and published numbers have fewer digits. */
const roundNumbers = (text: string) =>
  text.replace(/\d+\.\d{8,}/g, (digits) => String(Number(Number(digits).toPrecision(7))));

export function getTermName(word: string, book: Book): string {
  const labelKey = findLabelKey(book.definition, word);
  return labelKey ? `“${say(book, labelKey)}”` : (book.words[`term.${word}`] ?? word);
}

const findLabelKey = ({ inputs, outputs }: CalculatorDefinition, word: string): string | undefined =>
  (Object.hasOwn(inputs, word) ? inputs[word] : Object.hasOwn(outputs, word) ? outputs[word] : undefined)?.labelKey;

export function readableTerms({ formula, terms }: Explanation, book: Book, parts: readonly Explanation[] = []): string {
  const inParts = new Set(parts.flatMap((part) => getIdentifiers(part.formula)));
  const written = new Set(getIdentifiers(formula));
  return Object.entries(terms)
    .filter(([name]) => !inParts.has(name) && !(written.has(name) && findLabelKey(book.definition, name)))
    .map(([name, value]) => `${getTermName(name, book)} = ${readableFormula(String(value), book)}`)
    .join('; ');
}

const getIdentifiers = (formula: string): readonly string[] => formula.match(/\b[a-z]\w*\b/gi) ?? [];
