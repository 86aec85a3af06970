import type { TableRow } from '../../types.ts';

/** Deaths within three months in %, of adults who wait for a liver, by original MELD: Wiesner 2003. Not for a later version. */
export const mortalityByMeld = [
  { from: 6, value: 1.9 },
  { from: 10, value: 6 },
  { from: 20, value: 19.6 },
  { from: 30, value: 52.6 },
  { from: 40, value: 71.3 },
] as const satisfies readonly TableRow[];
