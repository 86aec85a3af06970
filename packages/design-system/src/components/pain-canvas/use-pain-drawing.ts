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

/**
 * Where in its history the drawing stands. Renders again only when one of the three answers changes: between the first
 * stroke and the last, drawing renders nothing.
 */
export function useStep(drawing: PainDrawing): { canUndo: boolean; canRedo: boolean; blank: boolean } {
  const { subscribe } = drawing;
  const canUndo = () => drawing.position > 0;
  const canRedo = () => drawing.position < drawing.commands.length;
  const blank = () => !canUndo() || drawing.commands[drawing.position - 1]?.kind === 'reset';
  return {
    canUndo: useSyncExternalStore(subscribe, canUndo, canUndo),
    canRedo: useSyncExternalStore(subscribe, canRedo, canRedo),
    blank: useSyncExternalStore(subscribe, blank, blank),
  };
}
