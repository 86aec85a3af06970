import { createFileRoute } from '@tanstack/react-router';
import { ClearancePage } from '../../../areas/calculator/clearance-page.tsx';
import { loadCalculatorLocales } from '../../../shared/calculator-page/library.ts';
import { loadCalculatorPage } from '../../../shared/calculator-page/load-calculator-page.ts';

export const Route = createFileRoute('/_session/calcolatricemedica/Clearance')({
  loader: ({ context: { session } }) =>
    Promise.all([
      loadCalculatorPage(session.userId, 'calculator'),
      loadCalculatorLocales([
        'cockcroft-gault',
        'creatinine-clearance-urine',
        'ckd-epi-2009',
        'ckd-epi-2021',
        'schwartz-bedside',
      ]),
    ]),
  component: ClearancePage,
});
