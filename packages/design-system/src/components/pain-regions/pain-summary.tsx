'use client';

import type { PainMark } from '../pain-canvas/marks.ts';
import * as styles from './pain-regions.css.ts';
import { usePainLabels } from './use-pain-labels.ts';

export interface PainSummaryProps {
  marks: readonly PainMark[];
  most?: number | undefined;
}

export function PainSummary({ marks, most = 3 }: PainSummaryProps) {
  return <p className={styles.summary}>{usePainLabels().summary(marks, most)}</p>;
}
