import { Banner } from '@libretto/design-system/banner';
import { buttonClass } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { type CalculatorId, isCalculatorId } from '@libretto/medical-calc/load';
import { say } from '@libretto/medical-calc/text';
import type { Calculator, CalculatorDefinition } from '@libretto/medical-calc/types';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { buildQuestions } from '../../shared/calculator-page/build-questions.ts';
import { CalculatorPage } from '../../shared/calculator-page/calculator-page.tsx';
import { calculatorLocaleQuery, calculatorQuery } from '../../shared/calculator-page/library.ts';
import { usePerson } from '../../shared/calculator-page/person.ts';
import { blankValues, present } from '../../shared/calculator-page/presentation.ts';
import type { Answer, Answers, Question } from '../../shared/calculator-page/questions.ts';
import { BackLink } from '../../shared/page/back-link.tsx';
import * as styles from './calculator.css.ts';
import { CalculatorForm } from './calculator-form.tsx';
import { useCalculatorLanguage, useFormMessages, useLocalizedCalculator } from './use-localized-calculator.ts';

export function GeneratedPage({ id }: { id: CalculatorId }) {
  const { t } = useTranslation('calculator');
  const { data: calculator } = useSuspenseQuery(calculatorQuery(id));
  const { definition } = calculator;
  const localized = useLocalizedCalculator(id, definition);
  const title = say(localized, definition.titleKey);
  const ageWarning = useAgeWarning(definition);
  const back = <BackLink to="/calcolatricemedica/Calcolatori">{t('library.back')}</BackLink>;
  return (
    <CalculatorPage title={title} description={say(localized, definition.descriptionKey)} back={back}>
      {definition.supersededBy !== undefined && isCalculatorId(definition.supersededBy) && (
        <NewerEquation id={definition.supersededBy} />
      )}
      {definition.inEurope !== undefined && <EuropeanEquations ids={definition.inEurope.filter(isCalculatorId)} />}
      <Card>
        <div className={styles.notes}>
          <p className={styles.note}>{say(localized, definition.population.noteKey)}</p>
          {definition.licenceKey !== undefined && (
            <p className={styles.note}>{say(localized, definition.licenceKey)}</p>
          )}
          {ageWarning !== undefined && (
            <Banner tone="warning" title={t('library.otherAge.title')}>
              {ageWarning}
            </Banner>
          )}
          <GeneratedForm title={title} calculate={calculator.calculate} {...{ id, definition, ageWarning }} />
        </div>
      </Card>
    </CalculatorPage>
  );
}

interface GeneratedFormProps extends Calculator {
  id: CalculatorId;
  title: string;
  definition: CalculatorDefinition;
  ageWarning: string | undefined;
}

function GeneratedForm({ id, title, definition, calculate, ageWarning }: GeneratedFormProps) {
  const { t } = useTranslation('calculator');
  const localized = useLocalizedCalculator(id, definition);
  const messages = useFormMessages();
  const start = useDefaults(definition);
  const questions = buildQuestions(localized, messages).map(
    (question): Question =>
      Object.hasOwn(start, question.key)
        ? { ...question, hint: [t('library.fromCard'), question.hint].filter(Boolean).join(' ') }
        : question,
  );
  return (
    <CalculatorForm
      title={title}
      headingLevel={2}
      questions={questions}
      start={start}
      calculate={(inputs) => {
        const presented = present(calculate(inputs, { outOfRange: 'warn', explain: true }), localized);
        return { ...presented, warnings: [...(ageWarning === undefined ? [] : [ageWarning]), ...presented.warnings] };
      }}
      blank={blankValues(localized)}
    />
  );
}

/** Warns about an age outside the population of an equation that does not ask for the age itself. */
function useAgeWarning({ inputs, population: { fromAge, toAge } }: CalculatorDefinition): string | undefined {
  const { t } = useTranslation('calculator');
  const { age } = usePerson();
  // No patient who reads this page is a newborn, so these equations are always used for another person.
  if (age === undefined || 'age' in inputs || toAge === 0) return undefined;
  if (age >= (fromAge ?? 0) && age <= (toAge ?? Number.POSITIVE_INFINITY)) return undefined;
  if (toAge === undefined) return t('library.otherAge.from', { count: age, from: fromAge });
  return t('library.otherAge.between', { count: age, from: fromAge ?? 0, to: toAge });
}

function useDefaults({ inputs }: CalculatorDefinition): Answers {
  const { age, sex } = usePerson();
  return useMemo(() => {
    const known: Record<string, Answer> = {};
    for (const [key, { labelKey }] of Object.entries(inputs)) {
      if (labelKey === 'input.age' && age !== undefined) known[key] = { value: age };
      if (labelKey === 'input.sex' && sex !== undefined) known[key] = { value: sex };
    }
    return known;
  }, [inputs, age, sex]);
}

function NewerEquation({ id }: { id: CalculatorId }) {
  const { t } = useTranslation('calculator');
  return (
    <Banner title={t('library.superseded')} action={<CalculatorLink id={id} />}>
      {t('library.supersededText')}
    </Banner>
  );
}

function EuropeanEquations({ ids }: { ids: readonly CalculatorId[] }) {
  const { t } = useTranslation('calculator');
  const links = ids.map((id) => <CalculatorLink key={id} id={id} />);
  return (
    <Banner title={t('library.inEurope')} action={links}>
      {t('library.inEuropeText')}
    </Banner>
  );
}

function CalculatorLink({ id }: { id: CalculatorId }) {
  const { t } = useTranslation('calculator');
  const language = useCalculatorLanguage();
  const { data: locale } = useSuspenseQuery(calculatorLocaleQuery(id, language));
  const title = say({ locale }, `${id}.title`);
  return (
    <Link to="/calcolatricemedica/Calcolatori/$id" params={{ id }} className={buttonClass({ size: 'sm' })}>
      {t('library.open', { title })}
    </Link>
  );
}
