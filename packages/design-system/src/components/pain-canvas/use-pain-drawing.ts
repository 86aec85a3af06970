import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { figures } from './body/figures.ts';
import { fromDraft } from './core/draft.ts';
import { createPainDrawing, type PainDrawing } from './core/drawing.ts';
import { type RegionMark, regionMarks } from './core/ink-map.ts';
import { views } from './core/space.ts';

/**
 * A drawing that lives as long as the component and never renders it: only what subscribes to the drawing follows it.
 * `draft` is what `draftOf` gave earlier; anything else starts blank.
 */
export function usePainDrawing(draft?: unknown): PainDrawing {
  const [drawing] = useState(() => createPainDrawing(fromDraft(draft, figures) ?? undefined));
  return drawing;
}

/** Renders again after every finished change of the drawing. */
export function useRevision(drawing: PainDrawing): number {
  return useSyncExternalStore(
    drawing.subscribe,
    () => drawing.revision,
    () => drawing.revision,
  );
}

/** The marked regions of both views. Follows the drawing after the pixels, so that a stroke never waits for it. */
export function useRegionMarks(drawing: PainDrawing): readonly RegionMark[] {
  const revision = useDeferredValue(useRevision(drawing));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawing is the same object with another content
  return useMemo(() => views.flatMap((view) => regionMarks(drawing, view, figures[view])), [drawing, revision]);
}
