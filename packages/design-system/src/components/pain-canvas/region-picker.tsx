import { useMessages } from '../../messages/index.ts';
import type { PainLevel } from '../../theme/pain.ts';
import { bodyRegions } from './body/regions.ts';
import { fill, type RegionId } from './core/commands.ts';
import type { PainDrawing } from './core/drawing.ts';
import type { RegionMark } from './core/ink-map.ts';
import { type View, views } from './core/space.ts';
import { LevelSwatch } from './level-swatch.tsx';
import { Levels } from './levels.tsx';
import { painMessages } from './pain.messages.ts';
import { regionListMessages } from './region-list.messages.ts';
import * as styles from './region-picker.css.ts';
import { regionMessages } from './regions.messages.ts';
import { type ToolStore, useInk } from './tool-store.ts';
import { useRegionMarks } from './use-region-marks.ts';

export interface RegionPickerProps {
  drawing: PainDrawing;
  toolStore: ToolStore;
  onHighlight: (view: View, region: RegionId | null) => void;
  onMark: (text: string) => void;
}

/** Keyboard and screen reader alternative to the pen. */
export function RegionPicker({ drawing, onMark, ...rest }: RegionPickerProps) {
  const pain = useMessages(painMessages);
  const names: Readonly<Record<string, string>> = useMessages(regionMessages);
  const { level } = useInk(rest.toolStore);

  function mark(view: View, region: RegionId) {
    drawing.run(fill(view, region, level));
    onMark(pain.regionLevel(names[region] ?? region, pain[level]));
  }

  return <RegionList {...rest} marks={useRegionMarks(drawing)} onPress={mark} />;
}

export interface RegionListProps extends Pick<RegionPickerProps, 'toolStore' | 'onHighlight'> {
  marks: readonly RegionMark[];
  onPress: (view: View, region: RegionId) => void;
}

export function RegionList({ toolStore, marks, onHighlight, onPress }: RegionListProps) {
  const messages = useMessages(regionListMessages);
  const pain = useMessages(painMessages);
  const names: Readonly<Record<string, string>> = useMessages(regionMessages);
  const { level } = useInk(toolStore);
  const levels = new Map<RegionId, PainLevel>(marks.map((mark) => [mark.region, mark.level]));

  return (
    <>
      <p className={styles.hint}>{messages.hint(pain[level])}</p>
      <div className={styles.levels}>
        <Levels toolStore={toolStore} />
      </div>
      <div className={styles.views}>
        {views.map((view) => (
          <section key={view} aria-label={pain[view]}>
            <p className={styles.heading}>{pain[view]}</p>
            <ul className={styles.list}>
              {Object.keys(bodyRegions[view]).map((region) => {
                const marked = levels.get(region) ?? 'none';
                return (
                  <li key={region}>
                    <button
                      type="button"
                      className={styles.region}
                      data-marked={marked !== 'none' || undefined}
                      onClick={() => onPress(view, region)}
                      onFocus={() => onHighlight(view, region)}
                      onBlur={() => onHighlight(view, null)}
                      onPointerEnter={() => onHighlight(view, region)}
                      onPointerLeave={() => onHighlight(view, null)}
                    >
                      <LevelSwatch level={marked} />
                      <span className={styles.name}>{names[region]}</span>
                      <span className={styles.level}>{pain[marked]}</span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
