import { useEffect, useState } from 'react';
import { bodyRegions } from './body/regions.ts';
import type { PainDrawing } from './core/drawing.ts';
import { type RegionMark, regionMarks } from './core/ink-map.ts';
import { views } from './core/space.ts';

// Words follow when the hand pauses: while it draws, nothing but the line is worked on.
const pause = 150;

function marksOf(drawing: PainDrawing): readonly RegionMark[] {
  return views.flatMap((view) => regionMarks(drawing, view, bodyRegions[view]));
}

const same = (a: readonly RegionMark[], b: readonly RegionMark[]) =>
  a.length === b.length &&
  a.every(({ region, level }, index) => region === b[index]?.region && level === b[index]?.level);

/** The marked regions of both views. */
export function useRegionMarks(drawing: PainDrawing): readonly RegionMark[] {
  const [marks, setMarks] = useState(() => marksOf(drawing));
  useEffect(() => {
    let timer = 0;
    const look = () => {
      const next = marksOf(drawing);
      setMarks((before) => (same(before, next) ? before : next));
    };
    const leave = drawing.subscribe(() => {
      clearTimeout(timer);
      timer = window.setTimeout(look, pause);
    });
    look();
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [drawing]);
  return marks;
}
