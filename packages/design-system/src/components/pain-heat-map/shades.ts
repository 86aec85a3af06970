import { type PainLevel, painColors, sheetColors } from '../../theme/pain.ts';
import { levelRank, type RegionTally } from '../pain-regions/tally.ts';

export type Measure = 'worst' | 'count';

export interface Shade {
  color: string;
  /** Level whose hatching is used: denser for higher values. */
  pattern: PainLevel;
  number: number;
}

export const steps: readonly { from: number; to: number | undefined; pattern: PainLevel }[] = [
  { from: 1, to: 1, pattern: 'mild' },
  { from: 2, to: 3, pattern: 'intense' },
  { from: 4, to: 7, pattern: 'strong' },
  { from: 8, to: undefined, pattern: 'very-strong' },
];

export function shadeForCount(count: number): Shade {
  const pattern = steps.findLast(({ from }) => count >= from)?.pattern ?? 'mild';
  return { color: sheetColors.highlight, pattern, number: count };
}

export function shadeFor({ worst, count }: RegionTally, by: Measure): Shade {
  return by === 'count'
    ? shadeForCount(count)
    : { color: painColors[worst], pattern: worst, number: levelRank(worst) + 1 };
}
