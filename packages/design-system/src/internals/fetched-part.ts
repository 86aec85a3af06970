'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from './when-idle.ts';

interface State<Piece> {
  readonly piece?: Piece;
  /** Fetching failed; the next use retries. */
  readonly failed?: boolean;
}

export interface FetchedPart<Piece> {
  state: () => State<Piece>;
  subscribe: (listener: () => void) => () => void;
  /** Fetches it in advance. Never rejects: the consumer handles a failure. */
  preload: () => Promise<void>;
  preloadWhenIdle: () => () => void;
}

const absent: State<never> = {};
const onServer = () => absent;

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

export function useFetchedPart<Piece>(part: FetchedPart<Piece>, wanted: boolean) {
  const { piece, failed = false } = useSyncExternalStore<State<Piece>>(part.subscribe, part.state, onServer);
  useEffect(() => {
    if (wanted) void part.preload();
  }, [part, wanted]);
  return { piece, failed, retry: part.preload };
}
