import { useMessages } from '../../messages/index.ts';
import { painMessages } from '../pain-canvas/pain.messages.ts';
import type { RegionTally } from '../pain-regions/tally.ts';
import { usePainLabels } from '../pain-regions/use-pain-labels.ts';
import * as styles from './pain-heat-map.css.ts';
import { painHeatMapMessages } from './pain-heat-map.messages.ts';

const most = 2;

/** Returns the strongest few regions and the others. Tallies are sorted by strength. */
export function splitStrongest(
  tallies: readonly RegionTally[],
  named: number,
): [first: readonly RegionTally[], others: readonly RegionTally[]] {
  // Naming one more is as short as counting it.
  const count = tallies.length === named + 1 ? named + 1 : named;
  return [tallies.slice(0, count), tallies.slice(count)];
}

/** The strongest regions in words. */
export function TopRegions({ tallies }: { tallies: readonly RegionTally[] }) {
  const messages = useMessages(painHeatMapMessages);
  const pain = useMessages(painMessages);
  const labels = usePainLabels();
  const [shown, others] = splitStrongest(tallies, most);
  return (
    <>
      <ul className={styles.top}>
        {shown.map(({ view, region, worst, count }) => (
          <li key={region}>
            <strong>
              {labels.region(region)}, {labels.where(view)}
            </strong>
            <span className={styles.topFact}>{messages.topFact(pain[worst], count)}</span>
          </li>
        ))}
      </ul>
      {others.length > 0 && <p className={styles.topOthers}>{messages.others(others.length)}</p>}
    </>
  );
}
