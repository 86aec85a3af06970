import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../internals/when-idle.ts';

export const initialRows = 20;
/** Few enough to render between two frames on a slow phone. */
const rowsPerBatch = 40;

export function useProgressiveRows<Row>(rows: readonly Row[], all: boolean): readonly Row[] {
  const [renderedCount, setRenderedCount] = useState(initialRows);
  const done = all || renderedCount >= rows.length;
  useEffect(() => {
    if (done) return;
    return whenIdle(() => startTransition(() => setRenderedCount(renderedCount + rowsPerBatch)), 500);
  }, [done, renderedCount]);
  return done ? rows : rows.slice(0, renderedCount);
}
