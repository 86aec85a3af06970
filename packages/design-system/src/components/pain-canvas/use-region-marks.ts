import { useEffect, useState } from 'react';
import { bodyRegions } from './body/regions.ts';
import { createDebounce } from './core/debounce.ts';
import type { PainDrawing } from './core/drawing.ts';
import { type RegionMark, regionMarks } from './core/ink-map.ts';
import { views } from './core/space.ts';

// Texts update after a pause, so that nothing else runs during a stroke.
const updateDelayMs = 150;

function getMarks(drawing: PainDrawing): readonly RegionMark[] {
  return views.flatMap((view) => regionMarks(drawing, view, bodyRegions[view]));
}

const areEqual = (a: readonly RegionMark[], b: readonly RegionMark[]) =>
  a.length === b.length &&
  a.every(({ region, level }, index) => region === b[index]?.region && level === b[index]?.level);

export function useRegionMarks(drawing: PainDrawing): readonly RegionMark[] {
  const [marks, setMarks] = useState(() => getMarks(drawing));
  useEffect(() => {
    const getSnapshot = () => {
      const next = getMarks(drawing);
      setMarks((before) => (areEqual(before, next) ? before : next));
    };
    const updateLater = createDebounce(updateDelayMs, getSnapshot);
    const leave = drawing.subscribe(updateLater.schedule);
    getSnapshot();
    return () => {
      leave();
      updateLater.cancel();
    };
  }, [drawing]);
  return marks;
}
