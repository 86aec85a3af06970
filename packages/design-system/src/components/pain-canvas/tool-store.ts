import { useSyncExternalStore } from 'react';
import type { Ink } from './core/stroke-tool.ts';

/** The current tool. A store, so that sheets can read it at each stroke without re-rendering. */
export interface ToolStore {
  readonly ink: Ink;
  update(ink: Partial<Ink>): void;
  subscribe(listener: () => void): () => void;
}

export function createToolStore(): ToolStore {
  let ink: Ink = { tool: 'pen', level: 'moderate' };
  const listeners = new Set<() => void>();
  return {
    get ink() {
      return ink;
    },
    update(next) {
      ink = { ...ink, ...next };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useInk(toolStore: ToolStore): Ink {
  return useSyncExternalStore(
    toolStore.subscribe,
    () => toolStore.ink,
    () => toolStore.ink,
  );
}
