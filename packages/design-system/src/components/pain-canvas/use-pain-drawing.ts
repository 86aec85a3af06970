'use client';

import { useState, useSyncExternalStore } from 'react';
import { fromDraft } from './core/draft.ts';
import { createPainDrawing, type PainDrawing } from './core/drawing.ts';

/** Returns a drawing for the life of the component. `draft` is a result of `toPainDraft`; else it starts blank. */
export function usePainDrawing(draft?: unknown): PainDrawing {
  const [drawing] = useState(() => createPainDrawing(fromDraft(draft) ?? undefined));
  return drawing;
}

/** Re-renders only when one of its flags changes, so ordinary strokes cause no render. */
export function useHistoryState(drawing: PainDrawing): { canUndo: boolean; canRedo: boolean; blank: boolean } {
  const getSnapshot = () => {
    const { position, commands } = drawing;
    const blank = !position || commands[position - 1]?.kind === 'reset';
    return (position ? 1 : 0) + (position < commands.length ? 2 : 0) + (blank ? 4 : 0);
  };
  const step = useSyncExternalStore(drawing.subscribe, getSnapshot, getSnapshot);
  return { canUndo: Boolean(step & 1), canRedo: Boolean(step & 2), blank: Boolean(step & 4) };
}
