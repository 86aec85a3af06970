import { useLocale, useMessages } from '../../messages/index.ts';
import { painMessages } from '../pain-canvas/pain.messages.ts';
import type { RegionTally } from '../pain-regions/tally.ts';
import { usePainLabels } from '../pain-regions/use-pain-labels.ts';
import * as styles from './pain-heat-map.css.ts';
import { painHeatMapMessages } from './pain-heat-map.messages.ts';

/** Returns the first few regions and the others: the latest first, and of one day the strongest. */
export function splitRecent(
  tallies: readonly RegionTally[],
  most: number,
): [first: RegionTally[], others: RegionTally[]] {
  // The sort is stable, and tallies are sorted by strength.
  const sorted = tallies.toSorted((one, other) => other.last.localeCompare(one.last));
  // Naming one more is as short as counting it.
  const count = sorted.length === most + 1 ? most + 1 : most;
  return [sorted.slice(0, count), sorted.slice(count)];
}

export function MoreRegions({ tallies }: { tallies: readonly RegionTally[] }) {
  const messages = useMessages(painHeatMapMessages);
  return (
    <details className={styles.wholeLine}>
      <summary className={styles.moreRegions}>{messages.moreRegions(tallies.length)}</summary>
      <RecentRegions tallies={tallies} />
    </details>
  );
}

/** Regions in words, with their last day. */
export function RecentRegions({ tallies }: { tallies: readonly RegionTally[] }) {
  const messages = useMessages(painHeatMapMessages);
  const pain = useMessages(painMessages);
  const labels = usePainLabels();
  const { formats } = useLocale();
  return (
    <ul className={styles.recent}>
      {tallies.map(({ view, region, worst, count, last }) => (
        <li key={region}>
          <strong>
            {labels.region(region)}, {labels.where(view)}
          </strong>
          <span className={styles.topFact}>{messages.recentFact(pain[worst], count, formats.date(last))}</span>
        </li>
      ))}
    </ul>
  );
}
