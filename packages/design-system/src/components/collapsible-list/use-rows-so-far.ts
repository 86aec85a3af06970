import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../internals/when-idle.ts';

/** More than a list shows at once. */
export const firstRows = 20;
/** Few enough that a slow phone draws them between two frames. */
const moreRows = 40;

/** The first rows at once, so that a list is there at once; the others, out of sight, when the machine has time. */
export function useRowsSoFar<Row>(rows: readonly Row[], all: boolean): readonly Row[] {
  const [drawn, setDrawn] = useState(firstRows);
  const done = all || drawn >= rows.length;
  useEffect(() => {
    if (done) return;
    return whenIdle(() => startTransition(() => setDrawn(drawn + moreRows)), 500);
  }, [done, drawn]);
  return done ? rows : rows.slice(0, drawn);
}
