import type { ReactNode } from 'react';

/** One step of a form. */
export interface StepItem {
  /** Unique among the steps. */
  id: string;
  /** Name in the list, and title of the step. */
  label: string;
  /** All required fields are filled; marked with an icon and a text. */
  complete?: boolean | undefined;
  /** Number of invalid fields inside, shown and announced with the label. */
  errors?: number | undefined;
  /** Number of filled fields, and their total. */
  filled?: { count: number; of: number } | undefined;
  /** Fields. They are rendered when the step is first opened and then kept. */
  content: ReactNode;
}
