import { type RefObject, useEffect, useRef } from 'react';

export function useFocusFallback(stage: unknown, next: RefObject<HTMLElement | null>): void {
  const last = useRef(stage);
  useEffect(() => {
    if (last.current === stage) return;
    last.current = stage;
    if (document.activeElement === null || document.activeElement === document.body) next.current?.focus();
  }, [stage, next]);
}
