import { useMessages } from '../../messages/index.ts';
import { painLevels } from '../../theme/pain.ts';
import * as styles from './level-keys.css.ts';
import { LevelSwatch } from './level-swatch.tsx';
import { painMessages } from './pain.messages.ts';

/** What the colours of a drawing mean, from mild to very strong. */
export function LevelKeys() {
  const pain = useMessages(painMessages);
  return (
    <ul className={styles.keys} aria-label={pain.legend}>
      {painLevels.slice(1).map((level) => (
        <li key={level} className={styles.key}>
          <LevelSwatch level={level} />
          {pain[level]}
        </li>
      ))}
    </ul>
  );
}
