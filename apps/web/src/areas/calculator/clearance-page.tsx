import { Banner } from '@libretto/design-system/banner';
import { buttonClass } from '@libretto/design-system/button';
import { cockcroftGault } from '@libretto/medical-calc/cockcroft-gault';
import { cockcroftGaultDefinition } from '@libretto/medical-calc/cockcroft-gault/definition';
import { creatinineClearanceUrine } from '@libretto/medical-calc/creatinine-clearance-urine';
import { creatinineClearanceUrineDefinition } from '@libretto/medical-calc/creatinine-clearance-urine/definition';
import { say } from '@libretto/medical-calc/text';
import type { Calculator } from '@libretto/medical-calc/types';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buildQuestions, override } from '../../shared/calculator-page/build-questions.ts';
import { CalculatorPage } from '../../shared/calculator-page/calculator-page.tsx';
import { usePerson } from '../../shared/calculator-page/person.ts';
import { blankValues, present } from '../../shared/calculator-page/presentation.ts';
import { PlaceBack } from '../../shared/page/place-back.tsx';
import * as styles from './calculator.css.ts';
import { CalculatorForm } from './calculator-form.tsx';
import { CkdEpiCalculator } from './ckd-epi-calculator.tsx';
import { CollapsibleCard } from './collapsible-card.tsx';
import { useDocumentedRules } from './documented-rules.ts';
import { useKidneyPerson } from './kidney-person.ts';
import { useFormMessages, useLocalizedCalculator } from './use-localized-calculator.ts';

const cockcroftCalculator: Calculator = { calculate: cockcroftGault };
const urineCalculator: Calculator = { calculate: creatinineClearanceUrine };
const options = { outOfRange: 'warn', explain: true } as const;

export function ClearancePage() {
  const { t } = useTranslation('calculator');
  const { sex, age } = usePerson();
  return (
    <CalculatorPage
      title={t('clearance.title')}
      description={t('clearance.description')}
      back={<PlaceBack to="/Registro/Salute" />}
    >
      {sex === undefined && <IncompleteCard title={t('clearance.sexUnknown')}>{t('clearance.sexWhy')}</IncompleteCard>}
      {age === undefined && <IncompleteCard title={t('clearance.ageUnknown')}>{t('clearance.ageWhy')}</IncompleteCard>}
      <div className={styles.calculators}>
        <CockcroftGaultCalculator />
        <UrineCalculator />
        <CkdEpiCalculator />
      </div>
    </CalculatorPage>
  );
}

function IncompleteCard({ title, children }: { title: string; children: string }) {
  const { t } = useTranslation('calculator');
  const action = (
    <Link to="/Registro/SchedaPaziente" className={buttonClass({ size: 'sm' })}>
      {t('clearance.openCard')}
    </Link>
  );
  return (
    <Banner tone="warning" title={title} action={action} announce>
      {children}
    </Banner>
  );
}

function CockcroftGaultCalculator() {
  const { t } = useTranslation('calculator');
  const localized = useLocalizedCalculator('cockcroft-gault', cockcroftGaultDefinition);
  const messages = useFormMessages();
  const rules = useDocumentedRules();
  const { known, facts, disabledReason } = useKidneyPerson();
  const questions = buildQuestions(localized, messages).filter(({ key }) => key !== 'age' && key !== 'sex');
  return (
    <CollapsibleCard
      title={t('clearance.cockcroft-gault')}
      description={say(localized, cockcroftGaultDefinition.descriptionKey)}
      open
    >
      <p className={styles.note}>{say(localized, cockcroftGaultDefinition.population.noteKey)}</p>
      <CalculatorForm
        title={t('clearance.cockcroft-gault')}
        questions={override(questions, rules.kidneys)}
        calculate={(inputs) => {
          const shown = present(cockcroftCalculator.calculate({ ...inputs, ...known }, options), localized);
          return { ...shown, values: shown.values.map((value) => ({ ...value, note: t('clearance.cockcroftNote') })) };
        }}
        blank={blankValues(localized)}
        facts={facts}
        disabledReason={disabledReason}
      />
    </CollapsibleCard>
  );
}

function UrineCalculator() {
  const { t } = useTranslation('calculator');
  const localized = useLocalizedCalculator('creatinine-clearance-urine', creatinineClearanceUrineDefinition);
  const messages = useFormMessages();
  const rules = useDocumentedRules();
  return (
    <CollapsibleCard
      title={t('clearance.creatinine-clearance-urine')}
      description={say(localized, creatinineClearanceUrineDefinition.descriptionKey)}
    >
      <p className={styles.note}>{say(localized, creatinineClearanceUrineDefinition.population.noteKey)}</p>
      <CalculatorForm
        title={t('clearance.creatinine-clearance-urine')}
        questions={override(buildQuestions(localized, messages), rules.urine)}
        calculate={(inputs) => present(urineCalculator.calculate(inputs, options), localized)}
        blank={blankValues(localized)}
      />
    </CollapsibleCard>
  );
}
