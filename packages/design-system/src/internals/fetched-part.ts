'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from './when-idle.ts';

interface State<Piece> {
  /** The loaded part; absent before. */
  readonly piece?: Piece;
  /** Fetching failed; the next use retries. */
  readonly failed?: boolean;
}

/** A part of the page that is loaded once and shared by its consumers. */
export interface FetchedPart<Piece> {
  /** Returns the current state; the object changes with the state. */
  state: () => State<Piece>;
  /** Calls the listener after each change. Returns a function that removes it. */
  subscribe: (listener: () => void) => () => void;
  /** Fetches it in advance. Never rejects: the consumer handles a failure. */
  preload: () => Promise<void>;
  /** Fetches it when the browser is idle. Returns a function that calls it off. */
  preloadWhenIdle: () => () => void;
}

const absent: State<never> = {};
const onServer = () => absent;

/** Returns a part that `load` fetches, usually with `import()`. A failed attempt is repeated on the next use. */
export function fetchedPart<Piece>(load: () => Promise<Piece>): FetchedPart<Piece> {
  let state: State<Piece> = absent;
  let fetching: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function become(next: State<Piece>) {
    state = next;
    for (const listener of listeners) listener();
  }

  async function fetchPiece(): Promise<void> {
    if (state.failed) become(absent);
    try {
      become({ piece: await load() });
    } catch {
      // The browser already logs the failed request.
      fetching = undefined;
      become({ failed: true });
    }
  }

  async function preload(): Promise<void> {
    fetching ??= fetchPiece();
    await fetching;
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    preload,
    preloadWhenIdle: () => whenIdle(preload),
  };
}

/** Returns the part, fetched once `wanted` is true, or its failure with a function to retry. */
export function useFetchedPart<Piece>(part: FetchedPart<Piece>, wanted: boolean) {
  const { piece, failed = false } = useSyncExternalStore<State<Piece>>(part.subscribe, part.state, onServer);
  useEffect(() => {
    if (wanted) void part.preload();
  }, [part, wanted]);
  return { piece, failed, retry: part.preload };
}
