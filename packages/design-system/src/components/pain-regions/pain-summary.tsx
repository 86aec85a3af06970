'use client';

import type { PainMark } from '../pain-canvas/marks.ts';
import * as styles from './pain-regions.css.ts';
import { usePainLabels } from './use-pain-labels.ts';

export interface PainSummaryProps {
  /** Regions in any order; the strongest are named first. */
  marks: readonly PainMark[];
  /** Number of regions that are named; the others are counted. Default 3. */
  most?: number | undefined;
}

/** A drawing in one sentence. */
export function PainSummary({ marks, most = 3 }: PainSummaryProps) {
  return <p className={styles.summary}>{usePainLabels().summary(marks, most)}</p>;
}
