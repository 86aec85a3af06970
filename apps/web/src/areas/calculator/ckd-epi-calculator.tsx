import { Checkbox } from '@libretto/design-system/checkbox';
import type { ResultValue } from '@libretto/design-system/result-panel';
import { ckdEpi2009 } from '@libretto/medical-calc/ckd-epi-2009';
import { ckdEpi2009Definition } from '@libretto/medical-calc/ckd-epi-2009/definition';
import { ckdEpi2021 } from '@libretto/medical-calc/ckd-epi-2021';
import { ckdEpi2021Definition } from '@libretto/medical-calc/ckd-epi-2021/definition';
import { schwartzBedside } from '@libretto/medical-calc/schwartz-bedside';
import { schwartzBedsideDefinition } from '@libretto/medical-calc/schwartz-bedside/definition';
import { say } from '@libretto/medical-calc/text';
import type { Calculator } from '@libretto/medical-calc/types';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buildQuestions, override } from '../../shared/calculator-page/build-questions.ts';
import {
  blankValues,
  mergePresented,
  type Presented,
  present,
  upperFirst,
} from '../../shared/calculator-page/presentation.ts';
import type { Inputs } from '../../shared/calculator-page/questions.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import * as styles from './calculator.css.ts';
import { CalculatorForm } from './calculator-form.tsx';
import { CollapsibleCard } from './collapsible-card.tsx';
import { useDocumentedRules } from './documented-rules.ts';
import { useKidneyPerson } from './kidney-person.ts';
import { useFormMessages, useLocalizedCalculator } from './use-localized-calculator.ts';

/** Years. The adult equations were derived from adults, the paediatric one from children from one year. */
const adultAge = 18;
const minChildAge = 1;

const ckdEpi2009Calculator: Calculator = { calculate: ckdEpi2009 };
const ckdEpi2021Calculator: Calculator = { calculate: ckdEpi2021 };
const children: Calculator = { calculate: schwartzBedside };
const options = { outOfRange: 'warn', explain: true } as const;

export function CkdEpiCalculator() {
  const { t } = useTranslation('calculator');
  const documented = useLocalizedCalculator('ckd-epi-2009', ckdEpi2009Definition);
  const { known } = useKidneyPerson();
  const child = known.age !== undefined && known.age < adultAge;
  return (
    <CollapsibleCard
      title={t('clearance.ckd-epi-2009')}
      description={say(documented, ckdEpi2009Definition.descriptionKey)}
    >
      {child ? <ChildCalculator /> : <AdultCalculator />}
    </CollapsibleCard>
  );
}

function AdultCalculator() {
  const { t } = useTranslation('calculator');
  const formats = useFormats();
  const first = useLocalizedCalculator('ckd-epi-2009', ckdEpi2009Definition);
  const newer = useLocalizedCalculator('ckd-epi-2021', ckdEpi2021Definition);
  const messages = useFormMessages();
  const rules = useDocumentedRules();
  const { known, facts, disabledReason } = useKidneyPerson();
  const [black, setBlack] = useState(false);
  const [changes, setChanges] = useState(0);
  const questions = buildQuestions(first, messages).filter(({ key }) => key === 'creatinine');
  const withLabel = (title: string) => (value: ResultValue) => ({ ...value, label: title });

  function calculate(inputs: Inputs): Presented {
    const given = { ...inputs, ...known };
    const documented = ckdEpi2009Calculator.calculate(black ? { ...given, black } : given, options);
    const exact = documented.ok ? documented.outputs.egfr?.value : undefined;
    const shown = present(documented, first);
    const values = shown.values.map((value) =>
      typeof exact === 'number'
        ? {
            ...value,
            label: t('clearance.2009'),
            // The requirements show truncated whole numbers; the category follows the exact value.
            value: Math.trunc(exact),
            decimals: 0,
            note: [
              t('clearance.exact', {
                value: formats.number(exact, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
              }),
              value.note && upperFirst(value.note),
            ]
              .filter(Boolean)
              .join(' '),
          }
        : value,
    );
    const companion = present(ckdEpi2021Calculator.calculate(given, options), newer);
    return mergePresented(
      { ...shown, values },
      {
        ...companion,
        values: companion.values.map((value) => ({
          ...value,
          label: t('clearance.2021'),
          note: t('clearance.difference'),
        })),
      },
    );
  }

  return (
    <>
      <p className={styles.note}>{say(first, ckdEpi2009Definition.population.noteKey)}</p>
      <Checkbox
        label={t('clearance.factor')}
        description={t('clearance.factorWhy')}
        name="black"
        value={black}
        onChange={(on) => {
          setBlack(on);
          setChanges(changes + 1);
        }}
      />
      <CalculatorForm
        key={changes}
        onClear={() => setBlack(false)}
        title={t('clearance.ckd-epi-2009')}
        questions={override(questions, rules.kidneys)}
        calculate={calculate}
        blank={[
          ...blankValues(first).map(withLabel(t('clearance.2009'))),
          ...blankValues(newer).map(withLabel(t('clearance.2021'))),
        ]}
        facts={[...facts, t(black ? 'clearance.factorOn' : 'clearance.factorOff')]}
        disabledReason={disabledReason}
      />
    </>
  );
}

function ChildCalculator() {
  const { t } = useTranslation('calculator');
  const localized = useLocalizedCalculator('schwartz-bedside', schwartzBedsideDefinition);
  const messages = useFormMessages();
  const rules = useDocumentedRules();
  const { known, facts } = useKidneyPerson();
  return (
    <>
      <p className={styles.note}>{t('clearance.child')}</p>
      <p className={styles.note}>{say(localized, schwartzBedsideDefinition.population.noteKey)}</p>
      <CalculatorForm
        title={t('clearance.schwartz')}
        questions={override(buildQuestions(localized, messages), rules.kidneys)}
        calculate={(inputs) => present(children.calculate(inputs, options), localized)}
        blank={blankValues(localized)}
        facts={facts}
        disabledReason={known.age !== undefined && known.age < minChildAge ? t('clearance.infant') : undefined}
      />
    </>
  );
}
