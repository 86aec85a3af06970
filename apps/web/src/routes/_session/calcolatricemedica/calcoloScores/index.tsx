import { createFileRoute } from '@tanstack/react-router';
import { ScoresPage } from '../../../../areas/scores/scores-page.tsx';
import { loadCalculatorPage } from '../../../../shared/calculator-page/load-calculator-page.ts';

export const Route = createFileRoute('/_session/calcolatricemedica/calcoloScores/')({
  loader: ({ context: { session } }) => loadCalculatorPage(session.userId, 'scores'),
  component: ScoresPage,
});
