import { useState, useSyncExternalStore } from 'react';
import { bodyRegions } from './body/regions.ts';
import { fromDraft } from './core/draft.ts';
import { createPainDrawing, type PainDrawing } from './core/drawing.ts';

/**
 * A drawing that lives as long as the component and never renders it: only what subscribes to the drawing follows it.
 * `draft` is what `draftOf` gave earlier; anything else starts blank.
 */
export function usePainDrawing(draft?: unknown): PainDrawing {
  const [drawing] = useState(() => createPainDrawing(fromDraft(draft, bodyRegions) ?? undefined));
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
