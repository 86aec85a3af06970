import { useState, useSyncExternalStore } from 'react';
import { fromDraft } from './core/draft.ts';
import { createPainDrawing, type PainDrawing } from './core/drawing.ts';

/**
 * A drawing that lives as long as the component and never renders it: only what subscribes to the drawing follows it.
 * `draft` is what `draftOf` gave earlier; anything else starts blank.
 */
export function usePainDrawing(draft?: unknown): PainDrawing {
  const [drawing] = useState(() => createPainDrawing(fromDraft(draft) ?? undefined));
  return drawing;
}

/**
 * Where in its history the drawing stands. Renders again only when one of the three answers changes: between the first
 * stroke and the last, drawing renders nothing.
 */
export function useStep(drawing: PainDrawing): { canUndo: boolean; canRedo: boolean; blank: boolean } {
  // One number for the three: a store is asked after every stroke.
  const look = () => {
    const { position, commands } = drawing;
    const blank = !position || commands[position - 1]?.kind === 'reset';
    return (position ? 1 : 0) + (position < commands.length ? 2 : 0) + (blank ? 4 : 0);
  };
  const step = useSyncExternalStore(drawing.subscribe, look, look);
  return { canUndo: Boolean(step & 1), canRedo: Boolean(step & 2), blank: Boolean(step & 4) };
}
