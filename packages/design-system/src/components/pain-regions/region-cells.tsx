// biome-ignore-all lint/a11y/noRedundantRoles: stacked, the rows are blocks, and then not every browser takes a table for one
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import type { View } from '../pain-canvas/core/space.ts';
import { LevelSwatch } from '../pain-canvas/level-swatch.tsx';
import { painMessages } from '../pain-canvas/pain.messages.ts';
import type { BodyRegion } from '../pain-canvas/regions.messages.ts';
import * as styles from './pain-regions.css.ts';
import { painRegionsMessages } from './pain-regions.messages.ts';
import type { ComparedLevel } from './tally.ts';
import { usePainLabels } from './use-pain-labels.ts';

interface RegionNameProps {
  region: BodyRegion;
  view: View;
  children?: ReactNode;
}

export function RegionName({ region, view, children }: RegionNameProps) {
  const labels = usePainLabels();
  return (
    <th role="rowheader" scope="row" className={styles.region}>
      {labels.region(region)}, {labels.where(view)}
      {children}
    </th>
  );
}

interface LevelCellProps {
  head: string;
  level: ComparedLevel;
}

export function LevelCell({ head, level }: LevelCellProps) {
  const pain = useMessages(painMessages);
  const messages = useMessages(painRegionsMessages);
  return (
    <td role="cell" className={styles.cell} data-head={head}>
      <span className={styles.level}>
        {level !== 'unmarked' && <LevelSwatch level={level} />}
        <span>{level === 'unmarked' ? messages.unmarked : pain[level]}</span>
      </span>
    </td>
  );
}
