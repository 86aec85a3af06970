import { useEffect, useState } from 'react';

/** Milliseconds without typing before a search. */
export const pauseMs = 250;

/** Returns the text once it has not changed for some milliseconds. */
export function useDebounced(text: string, pauseMs: number): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return debounced;
}
