import { type LocalizedCalculator, say } from '@libretto/medical-calc/text';
import type { CalculatorDefinition, InputDefinition, Range } from '@libretto/medical-calc/types';
import { ranges } from './body.ts';
import type { ChoiceQuestion, NumberQuestion, Question } from './questions.ts';

export interface FormWords {
  yes: string;
  no: string;
  points: (points: number) => string;
}

/** Shared inputs are identified by their label key. */
const sharedInputs: Readonly<Record<string, NumberQuestion['source']>> = {
  'input.weightKg': 'weightKg',
  'input.heightCm': 'heightCm',
  'input.creatinine': 'creatinine',
};

export function buildQuestions(calculator: LocalizedCalculator, words: FormWords): Question[] {
  return Object.entries(calculator.definition.inputs).map(([key, input]) =>
    buildQuestion(key, input, calculator, words),
  );
}

function buildQuestion(
  key: string,
  input: InputDefinition,
  calculator: LocalizedCalculator,
  words: FormWords,
): Question {
  const base = {
    key,
    label: say(calculator, input.labelKey),
    hint: input.helpKey && say(calculator, input.helpKey),
    required: input.requiredWhen ?? (input.optional ? ('never' as const) : ('always' as const)),
    conflictsWith: input.conflictsWith,
  };
  const unit = (code: string) => ({ code, label: say(calculator, `unit.${code}`) });
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
        // Outside the population of the equation the reason is shown; the number itself is right.
        usual: population ? undefined : input.usual,
        source: sharedInputs[input.labelKey],
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
        source: sharedInputs[input.labelKey],
      };
    case 'choice':
      return {
        ...base,
        kind: 'choice',
        yesNo: false,
        options: input.choices.map(({ value, labelKey, points }) => ({
          value: String(value),
          label: say(calculator, labelKey),
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
        includes: input.includesKeys.map((line) => say(calculator, line)),
        excludes: input.excludesKeys.map((line) => say(calculator, line)),
      } satisfies ChoiceQuestion;
  }
}

export const limitSharedInputs = (questions: readonly Question[]): Question[] =>
  questions.map((question) => {
    if (question.kind !== 'number' || !question.source) return question;
    const [min, max] = ranges[question.source];
    const within = (range: Range): Range => [Math.max(range[0], min), Math.min(range[1], max)];
    return { ...question, hard: within(question.hard), usual: question.usual && within(question.usual) };
  });

export type Overrides = Readonly<Record<string, Partial<Omit<NumberQuestion, 'kind' | 'key'>>>>;

export function override(questions: readonly Question[], overrides: Overrides): Question[] {
  return questions.map((question) =>
    question.kind === 'number' ? { ...question, ...overrides[question.key] } : question,
  );
}

export const inputKeys = ({ inputs }: CalculatorDefinition): string[] => Object.keys(inputs);
