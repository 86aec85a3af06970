import type { ReactNode } from 'react';

export interface StepItem {
  id: string;
  label: string;
  /** Everything it asks for has been answered. */
  complete?: boolean | undefined;
  /** How many of its fields need attention. */
  errors?: number | undefined;
  /** How many of its fields hold something, and of how many. */
  filled?: { count: number; of: number } | undefined;
  content: ReactNode;
}
