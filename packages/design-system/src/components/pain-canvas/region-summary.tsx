import { useMessages } from '../../messages/index.ts';
import type { PainDrawing } from './core/drawing.ts';
import type { RegionMark } from './core/ink-map.ts';
import { views } from './core/space.ts';
import { LevelSwatch } from './level-swatch.tsx';
import { painMessages } from './pain.messages.ts';
import { regionListMessages } from './region-list.messages.ts';
import * as styles from './region-summary.css.ts';
import { regionMessages } from './regions.messages.ts';
import { useRegionMarks } from './use-region-marks.ts';

export function RegionSummary({ drawing }: { drawing: PainDrawing }) {
  return <MarkList marks={useRegionMarks(drawing)} />;
}

export function MarkList({ marks }: { marks: readonly RegionMark[] }) {
  const messages = useMessages(regionListMessages);
  const pain = useMessages(painMessages);
  const names: Readonly<Record<string, string>> = useMessages(regionMessages);
  return (
    <>
      {marks.length === 0 && <p className={styles.empty}>{messages.empty}</p>}
      {views.map((view) => {
        const marked = marks.filter((mark) => mark.view === view);
        return (
          marked.length > 0 && (
            <div key={view} className={styles.view}>
              <p className={styles.viewName}>{pain[view]}</p>
              <ul className={styles.list} aria-label={pain[view]}>
                {marked.map(({ region, level }) => (
                  <li key={region} className={styles.mark}>
                    <LevelSwatch level={level} />
                    <span>{pain.regionLevel(names[region] ?? region, pain[level])}</span>
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </>
  );
}
