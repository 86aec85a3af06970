import type { ReactNode } from 'react';

export interface ToggleRow {
  id: string;
  subject: string;
  purpose?: ReactNode;
  /** Text to read before deciding; expands in place. */
  notice?: ReactNode;
  value: boolean;
  /** ISO date or timestamp of the last change; absent if never changed. */
  changedOn?: string | null | undefined;
  /** Reason why it is locked. The stored value stays visible. */
  lockedReason?: string | undefined;
}
