import { useLocale, useMessages } from '../../messages/index.ts';
import { painMessages } from '../pain-canvas/pain.messages.ts';
import type { RegionTally } from '../pain-regions/tally.ts';
import { usePainLabels } from '../pain-regions/use-pain-labels.ts';
import * as styles from './pain-heat-map.css.ts';
import { painHeatMapMessages } from './pain-heat-map.messages.ts';

export function MoreRegions({ tallies }: { tallies: readonly RegionTally[] }) {
  const messages = useMessages(painHeatMapMessages);
  return (
    <details className={styles.wholeLine}>
      <summary className={styles.moreRegions}>{messages.moreRegions(tallies.length)}</summary>
      <DatedRegions tallies={tallies} />
    </details>
  );
}

/** Regions in words, with their last day. */
export function DatedRegions({ tallies }: { tallies: readonly RegionTally[] }) {
  const messages = useMessages(painHeatMapMessages);
  const pain = useMessages(painMessages);
  const labels = usePainLabels();
  const { formats } = useLocale();
  return (
    <ul className={styles.dated}>
      {tallies.map(({ view, region, worst, count, last }) => (
        <li key={region}>
          <strong>
            {labels.region(region)}, {labels.where(view)}
          </strong>
          <span className={styles.topFact}>{messages.datedFact(pain[worst], count, formats.date(last))}</span>
        </li>
      ))}
    </ul>
  );
}
