import { useId } from 'react';
import { useMessages } from '../../messages/index.ts';
import { painLevels } from '../../theme/pain.ts';
import * as styles from './level-keys.css.ts';
import { LevelSwatch } from './level-swatch.tsx';
import { painMessages } from './pain.messages.ts';

/** What the colours and numbers of a drawing mean, from mild to very strong, and that they are no scores of 0 to 10. */
export function LevelKeys() {
  const pain = useMessages(painMessages);
  const scale = useId();
  return (
    <>
      <p id={scale} className={styles.scale}>
        {pain.scale}
      </p>
      <ul className={styles.keys} aria-label={pain.legend} aria-describedby={scale}>
        {painLevels.slice(1).map((level) => (
          <li key={level} className={styles.key}>
            <LevelSwatch level={level} />
            {pain[level]}
          </li>
        ))}
      </ul>
    </>
  );
}
