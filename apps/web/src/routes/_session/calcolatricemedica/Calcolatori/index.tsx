import { createFileRoute } from '@tanstack/react-router';
import { LibraryPage } from '../../../../areas/calculator/library-page.tsx';
import { loadTitles } from '../../../../shared/calculator-page/library.ts';
import { loadCalculatorPage } from '../../../../shared/calculator-page/load-calculator-page.ts';

export const Route = createFileRoute('/_session/calcolatricemedica/Calcolatori/')({
  loader: ({ context: { session } }) => Promise.all([loadCalculatorPage(session.userId, 'calculator'), loadTitles()]),
  component: LibraryPage,
});
