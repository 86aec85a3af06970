import { useSyncExternalStore } from 'react';
import type { Ink } from './core/stroke-tool.ts';

/** The current tool. A store, so that sheets can read it at each stroke without re-rendering. */
export interface Hand {
  readonly ink: Ink;
  take(ink: Partial<Ink>): void;
  subscribe(listener: () => void): () => void;
}

export function createHand(): Hand {
  let ink: Ink = { tool: 'pen', level: 'moderate' };
  const listeners = new Set<() => void>();
  return {
    get ink() {
      return ink;
    },
    take(next) {
      ink = { ...ink, ...next };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useInk(hand: Hand): Ink {
  return useSyncExternalStore(
    hand.subscribe,
    () => hand.ink,
    () => hand.ink,
  );
}
