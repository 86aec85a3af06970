import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../internals/when-idle.ts';

/** More than a list shows at once. */
export const firstRows = 20;
/** Few enough to render between two frames on a slow phone. */
const moreRows = 40;

/** Renders the first rows at once and the others when the browser is idle. */
export function useRowsSoFar<Row>(rows: readonly Row[], all: boolean): readonly Row[] {
  const [drawn, setDrawn] = useState(firstRows);
  const done = all || drawn >= rows.length;
  useEffect(() => {
    if (done) return;
    return whenIdle(() => startTransition(() => setDrawn(drawn + moreRows)), 500);
  }, [done, drawn]);
  return done ? rows : rows.slice(0, drawn);
}
