// From answers to what the page shows and what is kept.
import type { ResultValue } from '@libretto/design-system/result-panel';
import type { CalculatorDefinition, Result } from '@libretto/medical-calc/types';
import { say } from '@libretto/medical-calc/write';
import type { Person } from '../../shared/calculator-page/person.ts';
import {
  blankTableValues,
  blankValues,
  type Presented,
  present,
  together,
  upperFirst,
  valueId,
} from '../../shared/calculator-page/presentation.ts';
import {
  convertUnit,
  type Inputs,
  type NumberQuestion,
  type Question,
} from '../../shared/calculator-page/questions.ts';
import { type FormWords, questionsOf } from '../../shared/calculator-page/questions-of.ts';
import { unfit } from './score-kinds.ts';
import type { CalculatorBook } from './use-calculators.ts';

/** What the record knows, and the region: people of this product live in Italy. */
const given = ['age', 'sex', 'region'];

/** What a calculator is given: the answers that it asks for, and what is known of the person. */
export function inputsOf({ definition }: CalculatorBook, answers: Inputs, { age, sex }: Person): Inputs {
  const all = { ...answers, age, sex, region: 'moderate' };
  return Object.fromEntries(
    Object.entries(all).filter(([key, value]) => value !== undefined && Object.hasOwn(definition.inputs, key)),
  );
}

/** The questions of all equations of a page, each once; what only those beside the first one ask may stay open. */
export function questionsOfAll(books: readonly CalculatorBook[], words: FormWords): Question[] {
  const found = new Map<string, Question>();
  books.forEach((book, index) => {
    for (const question of questionsOf(book, words)) {
      if (given.includes(question.key) || found.has(question.key)) continue;
      found.set(question.key, index === 0 ? demanded(question) : { ...question, required: 'never' });
    }
  });
  return [...found.values()];
}

/** The creatinine of a liver score is not the one that the kidney calculators share; and no answer is not a no. */
function demanded(question: Question): Question {
  return question.kind === 'number'
    ? { ...question, required: 'always', source: undefined }
    : { ...question, required: 'always' };
}

/** Whether a value, in the first unit of the question, is outside of what is usual for another equation that asks it. */
export function isUnusualFor({ inputs }: CalculatorDefinition, question: NumberQuestion, value: number): boolean {
  const input = inputs[question.key];
  if (!input || !('usual' in input) || !input.usual) return false;
  const [first] = question.units;
  const own = input.kind === 'quantity' ? input.units[0] : undefined;
  const { analyte } = question;
  const converted = analyte && first && own ? convertUnit(analyte, value, first.code, own) : value;
  return converted < input.usual[0] || converted > input.usual[1];
}

export interface PresentWords {
  notComputed: string;
  /** One sentence on what tells an equation from the first one. */
  difference: (id: string) => string | undefined;
  /** Why it says nothing of this person. */
  unfit: (id: string, answers: Inputs) => string | undefined;
}

/**
 * The first equation and those beside it, of the first the output that is kept before the others. An equation that does
 * not hold for the person says so in place of its number.
 */
export function presentAll(
  books: readonly CalculatorBook[],
  output: string,
  answers: Inputs,
  person: Person,
  words: PresentWords,
): Presented {
  const options = { outOfRange: 'warn', explain: true } as const;
  const [first, ...others] = books.map((book) => {
    const { id } = book.definition;
    const reason = words.unfit(id, answers);
    if (reason !== undefined) return presentOne(book, { ok: false, id, errors: [] }, words, reason);
    return presentOne(book, book.calculate(inputsOf(book, answers, person), options), words);
  });
  if (!first) throw new Error('A score without a calculator.');
  const values = books[0] ? keptFirst(first.values, valueId(books[0], output)) : first.values;
  // Limits differ from one equation to the next: what the first one does not say is said with a name.
  const told = others.map((other, index) => {
    const book = books[index + 1];
    const own = other.warnings.filter((warning) => !first.warnings.includes(warning));
    return {
      ...other,
      warnings: own.map((warning) => (book ? `${say(book, book.definition.titleKey)}. ${warning}` : warning)),
    };
  });
  return together({ ...first, values }, ...told);
}

/** What is there before anything is computed: the same rows as of a result, in the same order. */
export function blankAll(books: readonly CalculatorBook[], output: string): ResultValue[] {
  return books.flatMap((book, index) => {
    const values = [...blankValues(book), ...blankTableValues(book)];
    return named(index === 0 ? keptFirst(values, valueId(book, output)) : values, book);
  });
}

const keptFirst = (values: readonly ResultValue[], kept: string) => [
  ...values.filter(({ id }) => id === kept),
  ...values.filter(({ id }) => id !== kept),
];

/** The score of each equation that has one, by calculator. */
export type Scores = Readonly<Record<string, number | undefined>>;

export function scoresOf(books: readonly CalculatorBook[], answers: Inputs, person: Person): Scores {
  const found = books.map((book) => {
    const { id, tables } = book.definition;
    const [table] = tables ?? [];
    const fits = table && unfit(id, answers, person.age) === undefined;
    const result = book.calculate(inputsOf(book, answers, person), { outOfRange: 'warn' });
    return [id, fits ? keptValue(result, table.by) : undefined] as const;
  });
  return Object.fromEntries(found);
}

function presentOne(
  book: CalculatorBook,
  result: Result,
  { notComputed, difference }: PresentWords,
  reason?: string,
): Presented {
  const { refusal: refused, ...presented } = present(result, book);
  const refusal = reason ?? refused;
  const values = named(presented.values, book);
  const [head] = values;
  const sentence = difference(result.id);
  if (!head) return presented;
  if (refusal !== undefined) {
    // What tells an equation from the first one interests who could still have its number.
    const open = !result.ok && result.errors.every(({ code }) => code === 'required');
    const note = reason ?? [refusal, open && sentence].filter(Boolean).join(' ');
    return {
      ...presented,
      values: [{ ...head, label: say(book, book.definition.titleKey), value: notComputed, note }],
    };
  }
  // Of several numbers the one that the published figures belong to.
  const by = book.definition.tables?.[0]?.by;
  const main = values.find(({ id }) => by !== undefined && id === valueId(book, by)) ?? head;
  const note = [main.note && `${upperFirst(main.note)}.`, sentence].filter(Boolean).join(' ');
  return { ...presented, values: values.map((value) => (value === main && sentence ? { ...value, note } : value)) };
}

/** `Rischio a dieci anni` is what several equations call their result: the name of the equation goes before it. */
export function named(values: readonly ResultValue[], book: CalculatorBook): ResultValue[] {
  const title = say(book, book.definition.titleKey);
  const risk = valueId(book, 'riskPercent');
  return values.map((value) =>
    value.id === risk ? { ...value, label: `${title}: ${lowerFirst(value.label)}` } : value,
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The rounded value of an output, as it is kept; nothing where there is none. */
export function keptValue(result: Result, output: string): number | undefined {
  const found = result.ok ? result.outputs[output] : undefined;
  return found && 'rounded' in found && found.rounded !== null ? found.rounded : undefined;
}
