import { useId } from 'react';
import { useMessages } from '../../messages/index.ts';
import { painLevels } from '../../theme/pain.ts';
import { LevelSwatch } from './level-swatch.tsx';
import * as styles from './levels.css.ts';
import { painMessages } from './pain.messages.ts';
import { painCanvasMessages } from './pain-canvas.messages.ts';
import { type ToolStore, useInk } from './tool-store.ts';

export function Levels({ toolStore }: { toolStore: ToolStore }) {
  const messages = useMessages(painCanvasMessages);
  const pain = useMessages(painMessages);
  const ink = useInk(toolStore);
  const name = useId();
  return (
    <fieldset className={styles.levels} aria-label={messages.levels}>
      {painLevels.map((level, index) => (
        <label key={level} className={styles.level} data-idle={ink.tool === 'eraser' || undefined}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={level}
            checked={ink.level === level}
            aria-keyshortcuts={String(index + 1)}
            onChange={() => toolStore.update({ tool: 'pen', level })}
            // A click on the selected level also switches back from the eraser.
            onClick={() => toolStore.update({ tool: 'pen' })}
          />
          <LevelSwatch level={level} />
          <span className={styles.levelName}>{pain[level]}</span>
        </label>
      ))}
    </fieldset>
  );
}
