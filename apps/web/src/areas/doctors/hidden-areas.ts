import { type CardId, cardOfArea, type SummaryArea, summaryAreas } from '../../shared/record-summary/summary.ts';
import type { Preview } from './doctors.queries.ts';

export type Hidden = Preview['nascosti'];
export type HiddenArea = Hidden[number]['area'];

export const findHidden = (hidden: Hidden, area: HiddenArea): Hidden => hidden.filter((one) => one.area === area);

/** Areas with hidden records whose card the doctor does not get, because it would have no rows. */
export function findUnseen(hidden: Hidden, cards: readonly { id: CardId }[]): SummaryArea[] {
  // The page always has alerts, even if it has none to show.
  const shown = new Set<CardId>(['alerts', ...cards.map(({ id }) => id)]);
  return summaryAreas.filter((area) => !shown.has(cardOfArea[area]) && findHidden(hidden, area).length > 0);
}
