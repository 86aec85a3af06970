import { useLayoutEffect } from 'react';

/**
 * Gives the root element a class while a component is mounted, for what only the scrolling root can have. A selector
 * such as `html:has(…)` would do without script, but is matched anew after every change of the document.
 */
export function useRootClass(name: string | undefined): void {
  useLayoutEffect(() => {
    if (name === undefined) return;
    const { classList } = document.documentElement;
    classList.add(name);
    return () => classList.remove(name);
  }, [name]);
}
