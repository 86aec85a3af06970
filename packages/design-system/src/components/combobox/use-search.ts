import { useEffect, useEffectEvent, useState } from 'react';

/** One suggestion. */
export interface ComboboxItem {
  /** Unique among the suggestions; identifies the selected item. */
  id: string;
  /** Text of the option, and of the input after selection. */
  label: string;
  /** Second line of the option that tells equal labels apart. */
  description?: string | undefined;
  /** Reason against choosing it, before the description. */
  warning?: string | undefined;
}

/** Returns suggestions for the typed text, best first. The signal aborts when the text changes. */
export type LoadItems = (query: string, signal: AbortSignal) => Promise<readonly ComboboxItem[]>;

export type Search =
  | { status: 'idle' }
  | { status: 'loading'; query: string }
  | { status: 'ready'; query: string; items: readonly ComboboxItem[] }
  | { status: 'error'; query: string };

async function callLoader(load: () => ReturnType<LoadItems>): Promise<readonly ComboboxItem[]> {
  const items = await load();
  if (!Array.isArray(items)) throw new TypeError('`loadItems` must return an array of items.');
  return items;
}

interface SearchOptions {
  query: string | undefined;
  loadItems: LoadItems;
  debounceMs: number;
  maxItems: number;
}

export function useSearch({ query, loadItems, debounceMs, maxItems }: SearchOptions) {
  const [search, setSearch] = useState<Search>({ status: 'idle' });
  const [attempt, setAttempt] = useState(0);
  const load = useEffectEvent(loadItems);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same question again
  useEffect(() => {
    if (query === undefined) {
      setSearch({ status: 'idle' });
      return;
    }
    setSearch({ status: 'loading', query });
    const controller = new AbortController();
    const timer = setTimeout(() => {
      callLoader(() => load(query, controller.signal)).then(
        (items) => !controller.signal.aborted && setSearch({ status: 'ready', query, items: items.slice(0, maxItems) }),
        (reason: unknown) => {
          if (controller.signal.aborted) return;
          console.warn('Combobox: failed to load items.', reason);
          setSearch({ status: 'error', query });
        },
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, debounceMs, maxItems, attempt]);

  return { search, retry: () => setAttempt((before) => before + 1) };
}
