'use client';

import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';
import { listKey, openListForNow } from '../../internals/open-lists.ts';
import { vars } from '../../theme/contract.css.ts';
import type { FilterValue } from './types.ts';

/** A row of a list on the page. */
export interface RowPlace {
  /** Prop `name` of the list. */
  name: string;
  /** Prop `filterValue` of the list, compared as text. */
  filterValue?: FilterValue | undefined;
  /** ID of the row as returned by `rowId`, compared as text. */
  id: string | number;
  /** Moves focus to the link of the row, or to its first button, when the user asked for this row. */
  focus?: boolean | undefined;
}

let pendingRow: RowPlace | undefined;
const listeners = new Set<() => void>();

function setPendingRow(place: RowPlace | undefined): void {
  pendingRow = place;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Opens a list until the page is loaded again, scrolls to a row and highlights it as soon as it is present. A later call
 * replaces a pending one.
 */
export function revealRow(place: RowPlace): void {
  openListForNow(listKey(place.name, place.filterValue));
  setPendingRow(place);
}

interface Rows {
  found: readonly { id: string }[];
  all: readonly string[];
  /** Called for a row that is in the list but not in `found`. */
  showRow: (id: string) => void;
  area: RefObject<HTMLElement | null>;
}

const highlightMs = 2500;

export function useRevealedRow(
  list: Pick<RowPlace, 'name' | 'filterValue'>,
  { found, all, showRow, area }: Rows,
): void {
  const place = useSyncExternalStore(
    subscribe,
    () => pendingRow,
    () => undefined,
  );
  useLayoutEffect(() => {
    if (place === undefined || place.name !== list.name) return;
    if (String(place.filterValue) !== String(list.filterValue)) return;
    const id = String(place.id);
    const at = found.findIndex((row) => row.id === id);
    if (at < 0) {
      if (all.includes(id)) showRow(id);
      return;
    }
    const scroller = area.current;
    const rendered = scroller?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
    const row = [...rendered].find((element) => element.dataset.row === id);
    if (!row) {
      // A long list renders only visible rows: an approximate position is enough to render this one.
      if (scroller) scroller.scrollTop = (scroller.scrollHeight * at) / found.length;
      const frame = requestAnimationFrame(() => setPendingRow({ ...place }));
      return () => cancelAnimationFrame(frame);
    }
    setPendingRow(undefined);
    row.scrollIntoView({ block: 'center' });
    if (place.focus) row.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
    // The card within its room, where a row is one; any other row as a whole, with its buttons.
    const highlighted = row.querySelector(':scope > [data-card]') ?? row;
    highlighted.animate?.([{ backgroundColor: vars.color.accentSoft }, {}], {
      duration: highlightMs,
      easing: 'ease-in',
    });
  }, [place, found, all, showRow, area, list.name, list.filterValue]);
}
