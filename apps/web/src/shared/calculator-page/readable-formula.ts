import type { CalculatorDefinition, Explanation } from '@libretto/medical-calc/types';
import { type Book, say, type Words } from '@libretto/medical-calc/write';

/** What a formula calls by names of its own, as words beside those of the calculator. */
export function termWords(terms: Readonly<Record<string, string>>): Words {
  return Object.fromEntries(Object.entries(terms).map(([name, words]) => [`term.${name}`, words]));
}

/** A formula for reading: the names of the fields in place of keys, × for *, the decimal sign of the language. */
export function readableFormula(formula: string, book: Book): string {
  return (
    shortNumbers(formula)
      .replaceAll(', ', '; ')
      .replace(/(\d)\.(\d)/g, book.locale === 'it' ? '$1,$2' : '$1.$2')
      .replaceAll(' * ', ' × ')
      .replaceAll('>=', '≥')
      .replaceAll('<=', '≤')
      .replace(/(^|[\s(^])-(?=[\w(])/g, '$1−')
      .replaceAll(' - ', ' − ')
      // Last: the signs in a name are nobody's to change.
      .replace(/\b[a-z]\w*\b/gi, (word) => (word === 'sqrt' ? '√' : nameOf(word, book)))
  );
}

/** What was computed on the way has more digits than anybody reads; what people type and what is published has not. */
const shortNumbers = (text: string) =>
  text.replace(/\d+\.\d{8,}/g, (digits) => String(Number(Number(digits).toPrecision(7))));

/** What stands in a formula for reading in the place of a key. */
export function nameOf(word: string, book: Book): string {
  const labelKey = labelKeyOf(book.definition, word);
  return labelKey ? `“${say(book, labelKey)}”` : (book.words[`term.${word}`] ?? word);
}

const labelKeyOf = ({ inputs, outputs }: CalculatorDefinition, word: string): string | undefined =>
  (Object.hasOwn(inputs, word) ? inputs[word] : Object.hasOwn(outputs, word) ? outputs[word] : undefined)?.labelKey;

/**
 * What the formula is read with: what it calls by names of its own, and the answers that went into those, unless one of
 * its parts has them.
 */
export function readableTerms({ formula, terms }: Explanation, book: Book, parts: readonly Explanation[] = []): string {
  const inParts = new Set(parts.flatMap((part) => wordsOf(part.formula)));
  const written = new Set(wordsOf(formula));
  return Object.entries(terms)
    .filter(([name]) => !inParts.has(name) && !(written.has(name) && labelKeyOf(book.definition, name)))
    .map(([name, value]) => `${nameOf(name, book)} = ${readableFormula(String(value), book)}`)
    .join('; ');
}

const wordsOf = (formula: string): readonly string[] => formula.match(/\b[a-z]\w*\b/gi) ?? [];
