import { useEffect, useState } from 'react';
import { bodyRegions } from './body/regions.ts';
import type { PainDrawing } from './core/drawing.ts';
import { type RegionMark, regionMarks } from './core/ink-map.ts';
import { createPause } from './core/pause.ts';
import { views } from './core/space.ts';

// Texts update after a pause, so that nothing else runs during a stroke.
const pause = 150;

function marksOf(drawing: PainDrawing): readonly RegionMark[] {
  return views.flatMap((view) => regionMarks(drawing, view, bodyRegions[view]));
}

const same = (a: readonly RegionMark[], b: readonly RegionMark[]) =>
  a.length === b.length &&
  a.every(({ region, level }, index) => region === b[index]?.region && level === b[index]?.level);

export function useRegionMarks(drawing: PainDrawing): readonly RegionMark[] {
  const [marks, setMarks] = useState(() => marksOf(drawing));
  useEffect(() => {
    const look = () => {
      const next = marksOf(drawing);
      setMarks((before) => (same(before, next) ? before : next));
    };
    const soon = createPause(pause, look);
    const leave = drawing.subscribe(soon.begin);
    look();
    return () => {
      leave();
      soon.end();
    };
  }, [drawing]);
  return marks;
}
