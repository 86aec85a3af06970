import { useMessages } from '../../messages/index.ts';
import * as keyStyles from '../pain-canvas/level-keys.css.ts';
import { LevelKeys } from '../pain-canvas/level-keys.tsx';
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
      <p className={styles.legendName}>{pain.legend}</p>
      {by === 'worst' ? (
        <LevelKeys />
      ) : (
        <ul className={keyStyles.keys} aria-label={pain.legend}>
          {steps.map(({ from, to }) => (
            <li key={from} className={keyStyles.key}>
              <svg className={styles.patch} viewBox="0 0 28 28" aria-hidden="true">
                <Shaded shade={shadeForCount(from)} box={box} />
              </svg>
              {messages.times(from, to)}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>{by === 'worst' ? messages.badgeWorst : messages.badgeCount}</p>
    </div>
  );
}
