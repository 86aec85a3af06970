'use client';

import { createContext, type ReactNode } from 'react';

/** What a reader other than the owner does not see of a row. */
export interface RowMark {
  /** Reason, in words. */
  text: string;
  /** Button that changes it. Its name is the label with the name of the row. */
  action?: { label: string; onSelect: () => void } | undefined;
}

/**
 * Returns, for the prop `name` of a list, the mark of each of its rows by the ID that `rowId` gives, as text; undefined
 * for a list that is shown as usual.
 */
export type ListMarks = (list: string) => ((id: string) => RowMark | undefined) | undefined;

export const ListMarksContext = createContext<ListMarks | undefined>(undefined);

export interface ListMarksProviderProps {
  /** Memoise it: every list renders again with a new one. Undefined leaves all lists as usual. */
  marks: ListMarks | undefined;
  /** Part of the page whose lists are marked. */
  children: ReactNode;
}

/**
 * Shows the `CollapsibleList`s below as another reader sees them: rows with a mark stay in place, dimmed, with the reason.
 * A list with marks can only be read: its actions, its selection and its button to add are left out.
 */
export function ListMarksProvider({ marks, children }: ListMarksProviderProps) {
  return <ListMarksContext value={marks}>{children}</ListMarksContext>;
}
