import type { ResultValue } from '@libretto/design-system/result-panel';
import { say } from '@libretto/medical-calc/text';
import type { CalculatorDefinition, Result } from '@libretto/medical-calc/types';
import { buildQuestions, type FormWords } from '../../shared/calculator-page/build-questions.ts';
import type { Person } from '../../shared/calculator-page/person.ts';
import {
  blankTableValues,
  blankValues,
  mergePresented,
  type Presented,
  present,
  upperFirst,
  valueId,
} from '../../shared/calculator-page/presentation.ts';
import {
  convertUnit,
  type Inputs,
  type NumberQuestion,
  type Question,
} from '../../shared/calculator-page/questions.ts';
import { notApplicableReason } from './score-kinds.ts';
import type { ScoreCalculator } from './use-calculators.ts';

const recordInputs = ['age', 'sex', 'region'];

export function toInputs({ definition }: ScoreCalculator, answers: Inputs, { age, sex }: Person): Inputs {
  const all = { ...answers, age, sex, region: 'moderate' };
  return Object.fromEntries(
    Object.entries(all).filter(([key, value]) => value !== undefined && Object.hasOwn(definition.inputs, key)),
  );
}

export function mergeQuestions(calculators: readonly ScoreCalculator[], messages: FormWords): Question[] {
  const found = new Map<string, Question>();
  calculators.forEach((calculator, index) => {
    for (const question of buildQuestions(calculator, messages)) {
      if (recordInputs.includes(question.key) || found.has(question.key)) continue;
      found.set(question.key, index === 0 ? toRequired(question) : { ...question, required: 'never' });
    }
  });
  return [...found.values()];
}

/** Liver scores do not share the creatinine of the kidney calculators, and a missing answer is not a "no". */
function toRequired(question: Question): Question {
  return question.kind === 'number'
    ? { ...question, required: 'always', source: undefined }
    : { ...question, required: 'always' };
}

export function isUnusualFor({ inputs }: CalculatorDefinition, question: NumberQuestion, value: number): boolean {
  const input = inputs[question.key];
  if (!input || !('usual' in input) || !input.usual) return false;
  const [first] = question.units;
  const own = input.kind === 'quantity' ? input.units[0] : undefined;
  const { analyte } = question;
  const converted = analyte && first && own ? convertUnit(analyte, value, first.code, own) : value;
  return converted < input.usual[0] || converted > input.usual[1];
}

export interface ResultMessages {
  notComputed: string;
  difference: (id: string) => string | undefined;
  notApplicable: (id: string, answers: Inputs) => string | undefined;
}

/** The saved output comes first. An equation that does not apply shows its reason instead of a value. */
export function presentAll(
  calculators: readonly ScoreCalculator[],
  output: string,
  answers: Inputs,
  person: Person,
  messages: ResultMessages,
): Presented {
  const options = { outOfRange: 'warn', explain: true } as const;
  const [first, ...others] = calculators.map((calculator) => {
    const { id } = calculator.definition;
    const reason = messages.notApplicable(id, answers);
    if (reason !== undefined) return presentOne(calculator, { ok: false, id, errors: [] }, messages, reason);
    return presentOne(calculator, calculator.calculate(toInputs(calculator, answers, person), options), messages);
  });
  if (!first) throw new Error('The score has no calculator.');
  const values = calculators[0] ? withSavedFirst(first.values, valueId(calculators[0], output)) : first.values;
  const companions = others.map((other, index) => {
    const calculator = calculators[index + 1];
    const own = other.warnings.filter((warning) => !first.warnings.includes(warning));
    return {
      ...other,
      warnings: own.map((warning) =>
        calculator ? `${say(calculator, calculator.definition.titleKey)}. ${warning}` : warning,
      ),
    };
  });
  return mergePresented({ ...first, values }, ...companions);
}

export function blankAll(calculators: readonly ScoreCalculator[], output: string): ResultValue[] {
  return calculators.flatMap((calculator, index) => {
    const values = [...blankValues(calculator), ...blankTableValues(calculator)];
    return withEquationName(index === 0 ? withSavedFirst(values, valueId(calculator, output)) : values, calculator);
  });
}

const withSavedFirst = (values: readonly ResultValue[], kept: string) => [
  ...values.filter(({ id }) => id === kept),
  ...values.filter(({ id }) => id !== kept),
];

export type Scores = Readonly<Record<string, number | undefined>>;

export function toScores(calculators: readonly ScoreCalculator[], answers: Inputs, person: Person): Scores {
  const found = calculators.map((calculator) => {
    const { id, tables } = calculator.definition;
    const [table] = tables ?? [];
    const isApplicable = table && notApplicableReason(id, answers, person.age) === undefined;
    const result = calculator.calculate(toInputs(calculator, answers, person), { outOfRange: 'warn' });
    return [id, isApplicable ? savedValue(result, table.by) : undefined] as const;
  });
  return Object.fromEntries(found);
}

function presentOne(
  calculator: ScoreCalculator,
  result: Result,
  { notComputed, difference }: ResultMessages,
  reason?: string,
): Presented {
  const { refusal: refused, ...presented } = present(result, calculator);
  const refusal = reason ?? refused;
  const values = withEquationName(presented.values, calculator);
  const [head] = values;
  const sentence = difference(result.id);
  if (!head) return presented;
  if (refusal !== undefined) {
    const open = !result.ok && result.errors.every(({ code }) => code === 'required');
    const note = reason ?? [refusal, open && sentence].filter(Boolean).join(' ');
    return {
      ...presented,
      values: [{ ...head, label: say(calculator, calculator.definition.titleKey), value: notComputed, note }],
    };
  }
  // With several values, the one that the published table refers to.
  const by = calculator.definition.tables?.[0]?.by;
  const main = values.find(({ id }) => by !== undefined && id === valueId(calculator, by)) ?? head;
  const note = [main.note && `${upperFirst(main.note)}.`, sentence].filter(Boolean).join(' ');
  return { ...presented, values: values.map((value) => (value === main && sentence ? { ...value, note } : value)) };
}

/** Several equations call their result `Rischio a dieci anni`, so their name precedes it. */
export function withEquationName(values: readonly ResultValue[], calculator: ScoreCalculator): ResultValue[] {
  const title = say(calculator, calculator.definition.titleKey);
  const risk = valueId(calculator, 'riskPercent');
  return values.map((value) =>
    value.id === risk ? { ...value, label: `${title}: ${lowerFirst(value.label)}` } : value,
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export function savedValue(result: Result, output: string): number | undefined {
  const found = result.ok ? result.outputs[output] : undefined;
  return found && 'rounded' in found && found.rounded !== null ? found.rounded : undefined;
}
