import { type RefObject, useLayoutEffect, useState } from 'react';

/** What a list does for room, in order: `main` has fewer columns, and its actions in a menu as on a tablet. */
export type TableFit = 'whole' | 'main' | 'cards';

interface Measured {
  /** Width of the place of the table. */
  room: number;
  /** Width that a table of this fit had where it did not fit. */
  needs: Partial<Record<TableFit, number>>;
}

/** By list. A page that is shown again has its height at once, so that the browser can return to its place. */
const remembered = new Map<string, Measured>();

/**
 * Returns how much of a table fits in its place. Measured, because fonts, text sizes and languages differ by more than a
 * width of the window can foresee, and because what sticks out is cut: the actions of the rows.
 */
export function useTableFit(
  name: string,
  area: RefObject<HTMLElement | null>,
  fits: readonly TableFit[],
  active: boolean,
): TableFit {
  const [measured, setMeasured] = useState<Measured>(
    () => remembered.get(name) ?? { room: Number.POSITIVE_INFINITY, needs: {} },
  );
  const { room, needs } = measured;
  const fit = fits.find((one) => (needs[one] ?? 0) <= room) ?? 'cards';

  useLayoutEffect(() => void remembered.set(name, measured), [name, measured]);
  useLayoutEffect(() => {
    const place = area.current;
    if (!active || !place || typeof ResizeObserver === 'undefined') return;
    const table = place.querySelector('table');
    const measure = () => {
      const width = place.clientWidth;
      const needed = table?.offsetWidth ?? 0;
      const isCut = needed > width + 1;
      setMeasured((before) => {
        if (before.room === width && (!isCut || before.needs[fit] === needed)) return before;
        return { room: width, needs: isCut ? { ...before.needs, [fit]: needed } : before.needs };
      });
    };
    // Before the first frame, so that nothing moves.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    if (table) observer.observe(table);
    return () => observer.disconnect();
  }, [area, fit, active]);

  return fit;
}
