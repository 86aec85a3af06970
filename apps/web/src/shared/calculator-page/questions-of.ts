import type { CalculatorDefinition, InputDefinition, Range } from '@libretto/medical-calc/types';
import { type Book, say } from '@libretto/medical-calc/write';
import { ranges } from './body.ts';
import type { ChoiceQuestion, NumberQuestion, Question } from './questions.ts';

/** Words that only a form needs. */
export interface FormWords {
  yes: string;
  no: string;
  points: (points: number) => string;
}

/** What the calculators share is known by its label, which they share as well. */
const sources: Readonly<Record<string, NumberQuestion['source']>> = {
  'input.weightKg': 'weightKg',
  'input.heightCm': 'heightCm',
  'input.creatinine': 'creatinine',
};

/** The questions that a definition asks, in its order. */
export function questionsOf(book: Book, words: FormWords): Question[] {
  return Object.entries(book.definition.inputs).map(([key, input]) => questionOf(key, input, book, words));
}

function questionOf(key: string, input: InputDefinition, book: Book, words: FormWords): Question {
  const base = {
    key,
    label: say(book, input.labelKey),
    hint: input.helpKey && say(book, input.helpKey),
    required: input.requiredWhen ?? (input.optional ? ('never' as const) : ('always' as const)),
    conflictsWith: input.conflictsWith,
  };
  const unit = (code: string) => ({ code, label: say(book, `unit.${code}`) });
  switch (input.kind) {
    case 'number':
    case 'integer': {
      const population = 'population' in input ? input.population : undefined;
      return {
        ...base,
        kind: 'number',
        integer: input.kind === 'integer',
        units: input.unit === undefined ? [] : [unit(input.unit)],
        hard: input.hard,
        // Whom the equation does not hold for is told so with the reason, not asked to check a number that is right.
        usual: population ? undefined : input.usual,
        source: sources[input.labelKey],
      };
    }
    case 'quantity':
      return {
        ...base,
        kind: 'number',
        units: input.units.map(unit),
        analyte: input.analyte,
        hard: input.hard,
        usual: input.plausible ?? input.usual,
        source: sources[input.labelKey],
      };
    case 'choice':
      return {
        ...base,
        kind: 'choice',
        yesNo: false,
        options: input.choices.map(({ value, labelKey, points }) => ({
          value: String(value),
          label: say(book, labelKey),
          description: points === undefined ? undefined : words.points(points),
        })),
        values: Object.fromEntries(input.choices.map(({ value }) => [String(value), value])),
        includes: [],
        excludes: [],
      };
    case 'boolean':
      return {
        ...base,
        kind: 'choice',
        yesNo: true,
        options: [
          { value: 'yes', label: words.yes, description: input.points && words.points(input.points) },
          { value: 'no', label: words.no, description: input.points && words.points(0) },
        ].map((option) => ({ ...option, description: option.description || undefined })),
        values: { yes: true, no: false },
        includes: input.includesKeys.map((line) => say(book, line)),
        excludes: input.excludesKeys.map((line) => say(book, line)),
      } satisfies ChoiceQuestion;
  }
}

/** What the calculators share is refused alike on all of them, wherever the library would take more of it. */
export const withinShared = (questions: readonly Question[]): Question[] =>
  questions.map((question) => {
    if (question.kind !== 'number' || !question.source) return question;
    const [min, max] = ranges[question.source];
    const within = (range: Range): Range => [Math.max(range[0], min), Math.min(range[1], max)];
    return { ...question, hard: within(question.hard), usual: question.usual && within(question.usual) };
  });

/** Changes that the documented pages make to questions of the library. */
export type Overrides = Readonly<Record<string, Partial<Omit<NumberQuestion, 'kind' | 'key'>>>>;

export function override(questions: readonly Question[], overrides: Overrides): Question[] {
  return questions.map((question) =>
    question.kind === 'number' ? { ...question, ...overrides[question.key] } : question,
  );
}

export const keysOf = ({ inputs }: CalculatorDefinition): string[] => Object.keys(inputs);
