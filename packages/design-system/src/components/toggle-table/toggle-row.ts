import type { ReactNode } from 'react';

export interface ToggleRow {
  id: string;
  /** What is being agreed to. */
  subject: string;
  purpose?: ReactNode;
  /** The text to read before deciding; it opens in its place. */
  notice?: ReactNode;
  value: boolean;
  /** When it was last changed: a day or a moment in ISO form; absent when it never was. */
  changedOn?: string | null | undefined;
  /** Why it cannot be changed. Its stored value stays in view. */
  lockedReason?: string | undefined;
}
