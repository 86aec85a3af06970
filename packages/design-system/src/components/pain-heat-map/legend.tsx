import { useMessages } from '../../messages/index.ts';
import { painLevels } from '../../theme/pain.ts';
import { LevelSwatch } from '../pain-canvas/level-swatch.tsx';
import { painMessages } from '../pain-canvas/pain.messages.ts';
import * as styles from './pain-heat-map.css.ts';
import { painHeatMapMessages } from './pain-heat-map.messages.ts';
import { Shaded } from './shaded.tsx';
import { type Measure, shadeForCount, steps } from './shades.ts';

const box = { left: 0, top: 0, right: 28, bottom: 28 };

export function Legend({ by }: { by: Measure }) {
  const messages = useMessages(painHeatMapMessages);
  const pain = useMessages(painMessages);
  return (
    <div className={styles.legend}>
      <p className={styles.legendName}>{messages.legend}</p>
      <ul className={styles.keys}>
        {by === 'worst'
          ? painLevels.slice(1).map((level) => (
              <li key={level} className={styles.key}>
                <LevelSwatch level={level} />
                {pain[level]}
              </li>
            ))
          : steps.map(({ from, to }) => (
              <li key={from} className={styles.key}>
                <svg className={styles.patch} viewBox="0 0 28 28" aria-hidden="true">
                  <Shaded shade={shadeForCount(from)} box={box} />
                </svg>
                {messages.times(from, to)}
              </li>
            ))}
      </ul>
      <p className={styles.note}>{by === 'worst' ? messages.badgeWorst : messages.badgeCount}</p>
    </div>
  );
}
