import { queryClient } from '../../shared/api/api.ts';
import { calculatorQuery, loadCalculatorLocales } from '../../shared/calculator-page/library.ts';
import { loadCalculatorPage } from '../../shared/calculator-page/load-calculator-page.ts';
import { type ScoreKind, scoreSetup } from './score-kinds.ts';
import { combinationsQuery, historyQuery } from './scores.queries.ts';

export function loadScorePage(userId: number, kind: ScoreKind): Promise<unknown> {
  const { name, calculator, companions, table } = scoreSetup(kind);
  const ids = [calculator, ...companions];
  void queryClient.prefetchQuery(historyQuery(name, userId));
  if (table) void queryClient.prefetchQuery(combinationsQuery(name));
  return Promise.all([
    loadCalculatorPage(userId, 'scores'),
    loadCalculatorLocales(ids),
    ...ids.map((id) => queryClient.ensureQueryData(calculatorQuery(id))),
  ]);
}
