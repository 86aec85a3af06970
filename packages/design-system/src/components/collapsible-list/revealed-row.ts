import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';
import { vars } from '../../theme/contract.css.ts';
import { openList } from './open-memory.ts';
import type { FilterValue } from './types.ts';

export interface RowPlace {
  /** `name` and `filterValue` of the list. */
  name: string;
  filterValue?: FilterValue | undefined;
  /** As `rowId` gives it. */
  id: string | number;
  /** Moves the focus to the first button of the row: after a press that asked for this row. */
  focus?: boolean | undefined;
}

let wanted: RowPlace | undefined;
const listeners = new Set<() => void>();

function want(place: RowPlace | undefined): void {
  wanted = place;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Opens a list, scrolls to one of its rows and marks it for a moment, as soon as the list holds it: a record that was
 * just saved, or a result of a search. A later call takes the place of one whose row never came.
 */
export function revealRow(place: RowPlace): void {
  openList(place.name, place.filterValue);
  want(place);
}

interface Rows {
  /** Ids of the rows that are drawn or, in a long list, could be. */
  found: readonly { id: string }[];
  /** Ids of all rows, those that a search hides too. */
  all: readonly string[];
  showAll: () => void;
  area: RefObject<HTMLElement | null>;
}

/** Milliseconds of the mark behind a row. */
const markMs = 2500;

/** Shows the row that {@link revealRow} asked for once it is there. */
export function useRevealedRow(
  list: Pick<RowPlace, 'name' | 'filterValue'>,
  { found, all, showAll, area }: Rows,
): void {
  const place = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => undefined,
  );
  useLayoutEffect(() => {
    if (place === undefined || place.name !== list.name) return;
    if (String(place.filterValue) !== String(list.filterValue)) return;
    const id = String(place.id);
    const at = found.findIndex((row) => row.id === id);
    if (at < 0) {
      if (all.includes(id)) showAll();
      return;
    }
    const scroller = area.current;
    const drawn = scroller?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
    const row = [...drawn].find((element) => element.dataset.row === id);
    if (!row) {
      // A long list draws the rows in sight only: an approximate place is enough for it to draw this one.
      if (scroller) scroller.scrollTop = (scroller.scrollHeight * at) / found.length;
      const frame = requestAnimationFrame(() => want({ ...place }));
      return () => cancelAnimationFrame(frame);
    }
    want(undefined);
    row.scrollIntoView({ block: 'center' });
    if (place.focus) row.querySelector('button')?.focus({ preventScroll: true });
    const face = row instanceof HTMLTableRowElement ? row : row.firstElementChild;
    face?.animate?.([{ backgroundColor: vars.color.accentSoft }, {}], { duration: markMs, easing: 'ease-in' });
  }, [place, found, all, showAll, area, list.name, list.filterValue]);
}
