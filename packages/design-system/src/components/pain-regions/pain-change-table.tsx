// biome-ignore-all lint/a11y/noRedundantRoles: stacked, the rows are blocks, and then not every browser takes a table for one
'use client';

import { useMessages } from '../../messages/index.ts';
import type { PainMark } from '../pain-canvas/marks.ts';
import * as styles from './pain-regions.css.ts';
import { painRegionsMessages } from './pain-regions.messages.ts';
import { LevelCell, RegionName } from './region-cells.tsx';
import { levelRank, type RegionChange, regionChanges } from './tally.ts';

export interface PainChangeTableProps {
  /** Marked regions of the earlier drawing. */
  before: readonly PainMark[];
  /** Marked regions of the later drawing. */
  after: readonly PainMark[];
}

function getChange({ before, after }: RegionChange) {
  if (before === after) return 'same';
  if (before === 'unmarked') return 'unmarkedBefore';
  if (after === 'unmarked') return 'unmarkedAfter';
  if (before === 'none') return 'appeared';
  if (after === 'none') return 'gone';
  return levelRank(after) > levelRank(before) ? 'worse' : 'better';
}

/** Compares two drawings region by region: new, gone, better, worse, unchanged, or marked in one of them only. */
export function PainChangeTable({ before, after }: PainChangeTableProps) {
  const messages = useMessages(painRegionsMessages);
  const changes = regionChanges(before, after);
  if (changes.length === 0) return <p className={styles.none}>{messages.none}</p>;
  return (
    <div className={styles.frame}>
      <table role="table" className={styles.table}>
        <caption className={styles.caption}>{messages.changes}</caption>
        <thead role="rowgroup" className={styles.heads}>
          <tr role="row">
            {([messages.region, messages.before, messages.after] as const).map((head) => (
              <th key={head} role="columnheader" scope="col" className={styles.head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {changes.map((change) => (
            <tr role="row" key={change.region} className={styles.row}>
              <RegionName region={change.region} view={change.view}>
                <span className={styles.last}>{messages[getChange(change)]}</span>
              </RegionName>
              <LevelCell head={messages.before} level={change.before} />
              <LevelCell head={messages.after} level={change.after} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
