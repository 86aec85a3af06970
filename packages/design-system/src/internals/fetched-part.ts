import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from './when-idle.ts';

interface State<Piece> {
  readonly piece?: Piece;
  /** It could not be fetched. The next that wants it asks again. */
  readonly failed?: boolean;
}

/** A piece of a component that is fetched when it is first wanted, once for the whole page. */
export interface FetchedPart<Piece> {
  state: () => State<Piece>;
  subscribe: (listener: () => void) => () => void;
  /** Fetches it ahead of its use. It never rejects: a failure is left to whoever uses it. */
  preload: () => Promise<void>;
  /** The same once the page has nothing better to do. What it answers calls that off. */
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
      // The browser reports what it could not fetch.
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

/** The piece, once it has come; it is fetched as soon as `wanted` is true. */
export function useFetchedPart<Piece>(part: FetchedPart<Piece>, wanted: boolean) {
  const { piece, failed = false } = useSyncExternalStore<State<Piece>>(part.subscribe, part.state, onServer);
  useEffect(() => {
    if (wanted) void part.preload();
  }, [part, wanted]);
  return { piece, failed, retry: part.preload };
}
