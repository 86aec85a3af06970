import type { ReactNode } from 'react';

/** One setting or consent. */
export interface ToggleRow {
  /** Unique within the table; passed to `onToggle`. */
  id: string;
  /** Name of the setting, and accessible name of its switch. */
  subject: string;
  /** Explanation of the setting. */
  purpose?: ReactNode;
  /** Text to read before deciding; expands in place. */
  notice?: ReactNode;
  /** Stored state. */
  value: boolean;
  /** ISO date or timestamp of the last change; absent if never changed. */
  changedOn?: string | null | undefined;
  /** Reason why it is locked. The stored value stays visible. */
  lockedReason?: string | undefined;
}
