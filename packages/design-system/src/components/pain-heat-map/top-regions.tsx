import { useMessages } from '../../messages/index.ts';
import { painMessages } from '../pain-canvas/pain.messages.ts';
import type { RegionTally } from '../pain-regions/tally.ts';
import { usePainLabels } from '../pain-regions/use-pain-labels.ts';
import * as styles from './pain-heat-map.css.ts';
import { painHeatMapMessages } from './pain-heat-map.messages.ts';

const most = 2;

/** The strongest regions in words. */
export function TopRegions({ tallies }: { tallies: readonly RegionTally[] }) {
  const messages = useMessages(painHeatMapMessages);
  const pain = useMessages(painMessages);
  const labels = usePainLabels();
  // Naming one more is as short as counting it.
  const shown = tallies.length === most + 1 ? tallies : tallies.slice(0, most);
  const others = tallies.length - shown.length;
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
      {others > 0 && <p className={styles.topOthers}>{messages.others(others)}</p>}
    </>
  );
}
