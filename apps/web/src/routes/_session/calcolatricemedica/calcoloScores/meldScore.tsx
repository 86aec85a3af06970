import { createFileRoute } from '@tanstack/react-router';
import { loadScorePage } from '../../../../areas/scores/load-score-page.ts';
import { ScorePage } from '../../../../areas/scores/score-page.tsx';

export const Route = createFileRoute('/_session/calcolatricemedica/calcoloScores/meldScore')({
  loader: ({ context: { session } }) => loadScorePage(session.userId, 'meld'),
  component: MeldScore,
});

function MeldScore() {
  return <ScorePage kind="meld" />;
}
