import { type FetchedPart, fetchedPart, useFetchedPart } from '@libretto/design-system/internals/fetched-part';
import { whenIdle } from '@libretto/design-system/internals/when-idle';
import { type ComponentType, type JSX, type ReactNode, useDeferredValue } from 'react';

type LaterPart<Props> = FetchedPart<ComponentType<Props>>;

const retryAfter = 10_000;
/** Milliseconds after which parts are fetched even if the first page has not been shown. */
const longestWait = 10_000;

/** Lets the later parts be fetched: until the first page is shown they would compete with its files and data. */
export let startLaterParts: () => void;
const firstPage = new Promise<void>((resolve) => {
  startLaterParts = resolve;
  setTimeout(resolve, longestWait);
});

/** Part of the shell that pages do not wait for: fetched when the browser is idle, retried after a failure. */
export function later<Props = object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  const part = fetchedPart(load);
  async function fetch() {
    await part.preload();
    if (part.state().failed) setTimeout(fetch, retryAfter);
  }
  void firstPage.then(() => whenIdle(fetch));
  return part;
}

interface LaterProps<Props> {
  part: LaterPart<Props>;
  props: Props & JSX.IntrinsicAttributes;
  /** Shown until it has loaded. */
  fallback?: ReactNode;
  /** Fetches at once instead of when idle. */
  now?: boolean;
}

export function Later<Props>({ part, props, fallback = null, now = false }: LaterProps<Props>) {
  const { piece } = useFetchedPart(part, now);
  // A store is rendered in one task. Deferred, a part that arrives is rendered in slices.
  const Part = useDeferredValue(piece);
  return Part ? <Part {...props} /> : fallback;
}
