import * as styles from './level-scale.css.ts';
import { type LevelValue, levelIds, toLevelId } from './levels.ts';

/** Six steps, filled up to the level. Decorative: the name is next to it. */
export function LevelScale({ level }: { level: LevelValue }) {
  const filled = toLevelId(level) ?? 0;
  return (
    <svg className={styles.scale} viewBox="0 0 34 20" aria-hidden="true">
      {levelIds.map((id) => (
        <rect
          key={id}
          className={id <= filled ? styles.filled : styles.empty}
          x={(id - 1) * 6 + 0.5}
          y={15.5 - id * 2.5}
          width="3"
          height={4 + id * 2.5}
          rx="1"
        />
      ))}
    </svg>
  );
}
