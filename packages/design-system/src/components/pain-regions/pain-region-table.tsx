// biome-ignore-all lint/a11y/noRedundantRoles: stacked, the rows are blocks, and then not every browser takes a table for one
'use client';

import { useLocale, useMessages } from '../../messages/index.ts';
import type { BodyRegion } from '../pain-canvas/regions.messages.ts';
import * as styles from './pain-regions.css.ts';
import { painRegionsMessages } from './pain-regions.messages.ts';
import { LevelCell, RegionName } from './region-cells.tsx';
import { type PainEntry, tallyRegions } from './tally.ts';

export interface PainRegionTableProps {
  entries: readonly PainEntry[];
  highlightedRegion?: BodyRegion | null | undefined;
  onHighlightRegion?: ((region: BodyRegion | null) => void) | undefined;
}

/** Summarises several drawings: how often each region hurt, its maximum level and its last date. */
export function PainRegionTable({ entries, highlightedRegion, onHighlightRegion }: PainRegionTableProps) {
  const messages = useMessages(painRegionsMessages);
  const { formats } = useLocale();
  const tallies = tallyRegions(entries);
  if (tallies.length === 0) return <p className={styles.none}>{messages.none}</p>;
  return (
    <div className={styles.frame}>
      <table role="table" className={styles.table}>
        <caption className={styles.caption}>{messages.caption}</caption>
        <thead role="rowgroup" className={styles.heads}>
          <tr role="row">
            <th role="columnheader" scope="col" className={styles.head}>
              {messages.region}
            </th>
            <th role="columnheader" scope="col" className={styles.head} data-number>
              {messages.count}
            </th>
            <th role="columnheader" scope="col" className={styles.head}>
              {messages.worst}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {tallies.map(({ view, region, count, worst, last }) => (
            <tr
              role="row"
              key={region}
              className={styles.row}
              data-looked-at={highlightedRegion === region || undefined}
              onPointerEnter={() => onHighlightRegion?.(region)}
              onPointerLeave={() => onHighlightRegion?.(null)}
            >
              <RegionName region={region} view={view}>
                <span className={styles.last}>
                  {messages.last}: {formats.date(last)}
                </span>
              </RegionName>
              <td role="cell" className={styles.cell} data-head={messages.count} data-number>
                {formats.number(count)}
              </td>
              <LevelCell head={messages.worst} level={worst} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
