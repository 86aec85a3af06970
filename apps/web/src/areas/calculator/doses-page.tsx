import { dose } from '@libretto/medical-calc/dose';
import { doseDefinition } from '@libretto/medical-calc/dose/definition';
import { drops } from '@libretto/medical-calc/drops';
import { dropsDefinition } from '@libretto/medical-calc/drops/definition';
import { infusionRate } from '@libretto/medical-calc/infusion-rate';
import { infusionRateDefinition } from '@libretto/medical-calc/infusion-rate/definition';
import type { CalculatorId } from '@libretto/medical-calc/load';
import { say } from '@libretto/medical-calc/text';
import type { Calculator, CalculatorDefinition, Result } from '@libretto/medical-calc/types';
import { useTranslation } from 'react-i18next';
import { buildQuestions, type Overrides, override } from '../../shared/calculator-page/build-questions.ts';
import { CalculatorPage } from '../../shared/calculator-page/calculator-page.tsx';
import { blankValues, type Presented, present, valueId } from '../../shared/calculator-page/presentation.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { PlaceBack } from '../../shared/page/place-back.tsx';
import * as styles from './calculator.css.ts';
import { CalculatorForm } from './calculator-form.tsx';
import { CollapsibleCard } from './collapsible-card.tsx';
import { useDocumentedRules } from './documented-rules.ts';
import { useFormMessages, useLocalizedCalculator } from './use-localized-calculator.ts';

export function DosesPage() {
  const { t } = useTranslation('calculator');
  const rules = useDocumentedRules();
  return (
    <CalculatorPage
      title={t('doses.title')}
      description={t('doses.description')}
      back={<PlaceBack to="/Registro/Salute" />}
    >
      <div className={styles.calculators}>
        <DoseCalculator id="dose" definition={doseDefinition} calculate={dose} rules={rules.dose} open />
        <DoseCalculator
          id="infusion-rate"
          definition={infusionRateDefinition}
          calculate={infusionRate}
          rules={rules.infusion}
        />
        <DoseCalculator id="drops" definition={dropsDefinition} calculate={drops} rules={rules.drops} />
      </div>
    </CalculatorPage>
  );
}

interface DoseCalculatorProps extends Calculator {
  id: Extract<CalculatorId, 'dose' | 'infusion-rate' | 'drops'>;
  definition: CalculatorDefinition;
  rules: Overrides;
  open?: boolean;
}

function DoseCalculator({ id, definition, calculate, rules, open }: DoseCalculatorProps) {
  const { t } = useTranslation('calculator');
  const localized = useLocalizedCalculator(id, definition);
  const messages = useFormMessages();
  const addFacts = useExtraFacts();
  const title = t(`doses.${id}`);
  return (
    <CollapsibleCard title={title} description={say(localized, definition.descriptionKey)} open={open}>
      <p className={styles.note}>{say(localized, definition.population.noteKey)}</p>
      <CalculatorForm
        title={title}
        questions={override(buildQuestions(localized, messages), rules)}
        calculate={(inputs) => {
          const result = calculate(inputs, { outOfRange: 'warn', explain: true });
          return addFacts(result, present(result, localized));
        }}
        blank={blankValues(localized)}
      />
    </CollapsibleCard>
  );
}

function useExtraFacts(): (result: Result, presented: Presented) => Presented {
  const { t } = useTranslation('calculator');
  const formats = useFormats();
  return (result, presented) => {
    if (!result.ok) return presented;
    const surface = result.explanation?.terms.bsa;
    const drops = result.outputs.drops?.value;
    const digits = { minimumSignificantDigits: 3, maximumSignificantDigits: 3 };
    return {
      ...presented,
      used: surface === undefined ? [] : [t('used.surface', { amount: formats.number(surface, digits) })],
      values: presented.values.map((value) =>
        value.id === valueId({ definition: dropsDefinition }, 'drops') && typeof drops === 'number'
          ? { ...value, note: t('doses.wholeDrops', { count: Math.round(drops) }) }
          : value,
      ),
    };
  };
}
