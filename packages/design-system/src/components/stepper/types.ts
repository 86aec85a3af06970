import type { ReactNode } from 'react';

export interface StepItem {
  id: string;
  label: string;
  complete?: boolean | undefined;
  errors?: number | undefined;
  /** Number of filled fields, and their total. */
  filled?: { count: number; of: number } | undefined;
  content: ReactNode;
}
