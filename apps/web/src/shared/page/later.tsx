import { type FetchedPart, fetchedPart, useFetchedPart, whenIdle } from '@libretto/design-system/fetched-part';
import type { ComponentType, JSX, ReactNode } from 'react';

type LaterPart<Props> = FetchedPart<ComponentType<Props>>;

const retryAfter = 10_000;

/** Loads a non-critical part of the shell when the browser is idle, with retries. */
export function later<Props = object>(load: () => Promise<{ default: ComponentType<Props> }>): LaterPart<Props> {
  const part = fetchedPart(async () => (await load()).default);
  async function fetch() {
    await part.preload();
    if (part.state().failed) setTimeout(fetch, retryAfter);
  }
  const begin = () => whenIdle(fetch);
  // Waits for the first page.
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return part;
}

interface LaterProps<Props> {
  part: LaterPart<Props>;
  props: Props & JSX.IntrinsicAttributes;
  /** Placeholder until the part is loaded. */
  meanwhile?: ReactNode;
  /** Loads the part at once. */
  now?: boolean;
}

export function Later<Props>({ part, props, meanwhile = null, now = false }: LaterProps<Props>) {
  const { piece: Part } = useFetchedPart(part, now);
  return Part ? <Part {...props} /> : meanwhile;
}
