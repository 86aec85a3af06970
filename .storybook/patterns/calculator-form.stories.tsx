// Every calculator as the form that the app generates from its definition.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useId, useLayoutEffect, useState } from 'react';
import { expect } from 'storybook/test';
import { type Group, groupByCalculator } from '../../apps/web/src/areas/calculator/groups.ts';
import { buildQuestions } from '../../apps/web/src/shared/calculator-page/build-questions.ts';
import { present } from '../../apps/web/src/shared/calculator-page/presentation.ts';
import { findConflict, QuestionField } from '../../apps/web/src/shared/calculator-page/question-field.tsx';
import { type Answers, collectInputs, isRequired } from '../../apps/web/src/shared/calculator-page/questions.ts';
import { i18n, startI18n } from '../../apps/web/src/shared/i18n/i18n.ts';
import { Button } from '../../packages/design-system/src/components/button/index.ts';
import { Card } from '../../packages/design-system/src/components/card/index.ts';
import { ResultPanel } from '../../packages/design-system/src/components/result-panel/index.ts';
import { type Locale, locales } from '../../packages/design-system/src/messages/index.ts';
import { documentation } from '../../packages/design-system/src/testing/documentation.ts';
import { vars } from '../../packages/design-system/src/theme/index.ts';
import { en } from '../../packages/medical-calc/src/locales/en.ts';
import { it } from '../../packages/medical-calc/src/locales/it.ts';
import { type CalculatorId, calculate, calculators } from '../../packages/medical-calc/src/registry.ts';
import { say } from '../../packages/medical-calc/src/text.ts';
import type { CalculatorDefinition } from '../../packages/medical-calc/src/types.ts';

const calculatorLocales = { it, en };
const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] } as const;

const calculatorsIn = (group: Group) => calculators.filter(({ id }) => groupByCalculator[id as CalculatorId] === group);

function Form({ definition, locale }: { definition: CalculatorDefinition; locale: Locale }) {
  const t = i18n.getFixedT(locale, 'calculator');
  const headingId = useId();
  const [answers, setAnswers] = useState<Answers>({});
  const [tried, setTried] = useState(false);
  const localized = { definition, locale: calculatorLocales[locale] };
  const questions = buildQuestions(localized, {
    yes: t('yes'),
    no: t('no'),
    points: (count) => t('points', { count }),
  });
  const { inputs, faults } = collectInputs(questions, answers);
  const shown = present(calculate(definition.id, inputs, { outOfRange: 'warn' }), localized);
  const complete = tried && Object.keys(faults).length === 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
  }

  return (
    <Card>
      <form id={definition.id} onSubmit={submit} noValidate aria-labelledby={headingId} style={stack}>
        <h2 id={headingId} style={{ margin: 0 }}>
          {say(localized, definition.titleKey)}
        </h2>
        {questions.map((question) => {
          const closing = findConflict(question, questions, answers);
          return (
            <QuestionField
              key={question.key}
              id={`${definition.id}-${question.key}`}
              question={question}
              answers={answers}
              onAnswer={(answer) =>
                setAnswers((before) => ({
                  ...before,
                  [question.key]: { ...(before[question.key] ?? { value: '' }), ...answer },
                }))
              }
              disabledReason={closing && t('findConflict', { other: closing.label })}
              fault={tried ? faults[question.key] : undefined}
            />
          );
        })}
        <div>
          <Button type="submit">{t('calculate')}</Button>
        </div>
      </form>
      {complete && <ResultPanel title={t('result', { title: say(localized, definition.titleKey) })} {...shown} />}
    </Card>
  );
}

interface CalculatorFormsProps {
  group: Group;
  locale: Locale;
}

function CalculatorForms({ group, locale }: CalculatorFormsProps) {
  useLayoutEffect(() => void i18n.changeLanguage(locale), [locale]);
  return (
    <main style={stack}>
      {calculatorsIn(group).map((definition) => (
        <Form key={definition.id} definition={definition} locale={locale} />
      ))}
    </main>
  );
}

let started: Promise<unknown> | undefined;

/** Loads both languages, so that the toolbar switches without waiting. */
async function loadPatternMessages(): Promise<void> {
  started ??= startI18n().then(async () => {
    await i18n.loadNamespaces(['calculator', 'calculator-page']);
    await i18n.loadLanguages([...locales]);
  });
  await started;
}

const meta = {
  title: 'Patterns/Calculator form',
  component: CalculatorForms,
  args: { group: 'kidneys', locale: 'it' },
  argTypes: { locale: { control: false } },
  loaders: [loadPatternMessages],
  render: ({ group }, { globals }) => (
    <CalculatorForms group={group} locale={locales.find((one) => one === globals.locale) ?? 'it'} />
  ),
  play: async ({ args, canvasElement, userEvent }) => {
    const field = (id: string) => canvasElement.querySelector(`[id="${id}"]`);
    const definitions = calculatorsIn(args.group);
    await expect(definitions.length).toBeGreaterThan(0);
    for (const { id, inputs } of definitions) {
      const send = canvasElement.querySelector<HTMLElement>(`form[id="${id}"] button[type="submit"]`);
      await expect(send).not.toBeNull();
      if (send) await userEvent.click(send);
      const localized = { definition: { inputs } as CalculatorDefinition, locale: it };
      // Required fields are marked as missing, and no other.
      for (const question of buildQuestions(localized, { yes: '', no: '', points: String })) {
        const found = field(`${id}-${question.key}`);
        await expect(found, `${id}: ${question.key}`).toBeVisible();
        if (isRequired(question, {})) await expect(found).toHaveAttribute('aria-invalid', 'true');
        else await expect(found).not.toHaveAttribute('aria-invalid', 'true');
      }
    }
  },
  parameters: documentation({
    what: 'Forms generated from the definitions of `@libretto/medical-calc`: a field per input, with units, ranges and the criteria for yes.',
    when: ['A calculator without a page of its own. New calculators of the library appear here automatically.'],
    whenNot: ['The page shows more than the definition contains, such as documented hints or the age of the patient.'],
    notes: ['Submitting an empty form marks the missing answers and computes nothing.'],
  }),
} satisfies Meta<typeof CalculatorForms>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Kidneys: Story = { args: { group: 'kidneys' } };
export const Heart: Story = { args: { group: 'heart' } };
export const Medicines: Story = { args: { group: 'medicines' } };
export const Body: Story = { args: { group: 'body' } };
export const Blood: Story = { args: { group: 'blood' } };
export const Liver: Story = { args: { group: 'liver' } };
export const Emergency: Story = { args: { group: 'emergency' } };
