'use client';

import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import * as styles from './column-head.css.ts';

export interface ColumnHeadProps {
  header: ReactNode;
  kind?: string | undefined;
  style?: CSSProperties;
  /** Absent for a column that rows cannot be sorted by. */
  column?:
    | { getCanSort: () => boolean; getIsSorted: () => 'asc' | 'desc' | false; toggleSorting: () => void }
    | undefined;
}

const arrows = { asc: ArrowUp, desc: ArrowDown };
const directions = { asc: 'ascending', desc: 'descending' } as const;

/** Heads a column of a table of records: with a button if rows can be sorted by it. */
export function ColumnHead({ header, kind, style, column }: ColumnHeadProps) {
  if (!column?.getCanSort()) {
    return (
      <th scope="col" className={styles.columnHead} style={style} data-kind={kind}>
        <span className={styles.headText}>{header}</span>
      </th>
    );
  }
  const sorted = column.getIsSorted() || undefined;
  const Arrow = sorted ? arrows[sorted] : ArrowUpDown;
  return (
    <th
      scope="col"
      className={styles.columnHead}
      style={style}
      data-kind={kind}
      aria-sort={sorted ? directions[sorted] : 'none'}
    >
      <button type="button" className={styles.sortButton} onClick={() => column.toggleSorting()}>
        {header}
        <Arrow className={styles.sortArrow} data-sorted={sorted} aria-hidden="true" />
      </button>
    </th>
  );
}
