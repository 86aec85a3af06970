import { createFileRoute } from '@tanstack/react-router';
import { DosesPage } from '../../../areas/calculator/doses-page.tsx';
import { loadCalculatorLocales } from '../../../shared/calculator-page/library.ts';
import { loadCalculatorPage } from '../../../shared/calculator-page/load-calculator-page.ts';

export const Route = createFileRoute('/_session/calcolatricemedica/Dosi')({
  loader: ({ context: { session } }) =>
    Promise.all([
      loadCalculatorPage(session.userId, 'calculator'),
      loadCalculatorLocales(['dose', 'infusion-rate', 'drops']),
    ]),
  component: DosesPage,
});
