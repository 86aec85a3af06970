import { dose } from '@libretto/medical-calc/dose';
import { doseDefinition } from '@libretto/medical-calc/dose/definition';
import { drops } from '@libretto/medical-calc/drops';
import { dropsDefinition } from '@libretto/medical-calc/drops/definition';
import { infusionRate } from '@libretto/medical-calc/infusion-rate';
import { infusionRateDefinition } from '@libretto/medical-calc/infusion-rate/definition';
import type { CalculatorId } from '@libretto/medical-calc/load';
import type { Calculator, CalculatorDefinition } from '@libretto/medical-calc/types';
import { say } from '@libretto/medical-calc/write';
import { useTranslation } from 'react-i18next';
import { CalculatorPage } from '../../shared/calculator-page/calculator-page.tsx';
import { blankValues, present } from '../../shared/calculator-page/presentation.ts';
import { type Overrides, override, questionsOf } from '../../shared/calculator-page/questions-of.ts';
import * as styles from './calculator.css.ts';
import { CalculatorForm } from './calculator-form.tsx';
import { CollapsibleCard } from './collapsible-card.tsx';
import { useDocumentedRules } from './documented-rules.ts';
import { useBook, useFormWords } from './use-book.ts';

export function DosesPage() {
  const { t } = useTranslation('calculator');
  const rules = useDocumentedRules();
  return (
    <CalculatorPage title={t('doses.title')} description={t('doses.description')}>
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
  const book = useBook(id, definition);
  const words = useFormWords();
  const title = t(`doses.${id}`);
  return (
    <CollapsibleCard title={title} description={say(book, definition.descriptionKey)} open={open}>
      <p className={styles.note}>{say(book, definition.population.noteKey)}</p>
      <CalculatorForm
        title={title}
        questions={override(questionsOf(book, words), rules)}
        calculate={(inputs) => present(calculate(inputs, { outOfRange: 'warn', explain: true }), book)}
        blank={blankValues(book)}
      />
    </CollapsibleCard>
  );
}
