import { Page, type PageProps } from '../page/page.tsx';
import { FeatureGate } from '../permissions/feature-gate.tsx';
import { BodyHeader } from './body-header.tsx';
import * as styles from './calculator-page.css.ts';
import { Disclaimer } from './disclaimer.tsx';

interface CalculatorPageProps extends PageProps {
  /** A page that only leads to calculators has nothing to weigh. */
  measures?: boolean;
}

/** What every calculator page has: the gate, weight and height above, the disclaimer below. */
export function CalculatorPage({ measures = true, children, ...page }: CalculatorPageProps) {
  return (
    <Page {...page}>
      <FeatureGate feature="calcolatrice">
        <div className={styles.content}>
          {measures && <BodyHeader />}
          {children}
          <Disclaimer />
        </div>
      </FeatureGate>
    </Page>
  );
}
