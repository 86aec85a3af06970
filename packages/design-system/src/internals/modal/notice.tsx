'use client';

import { createContext, type ReactNode } from 'react';

export const DialogNoticeContext = createContext<ReactNode>(undefined);

export interface DialogNoticeProps {
  /** Shown at the top of each dialog and read with its description; undefined for none. */
  notice: ReactNode;
  /** Part of the application whose dialogs show it. */
  children: ReactNode;
}

/**
 * Shows a line at the top of all dialogs and questions below it, which cover the page: whose record they concern, for
 * example. Outside of `ConfirmProvider`, so that its questions show the line too.
 */
export function DialogNotice({ notice, children }: DialogNoticeProps) {
  return <DialogNoticeContext value={notice}>{children}</DialogNoticeContext>;
}
