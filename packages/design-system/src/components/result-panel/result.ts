import type { ReactNode } from 'react';
import type { BadgeTone } from '../badge/badge.tsx';

export interface WorkingStep {
  label?: string | undefined;
  formula: string;
  /** The formula with substituted numbers. */
  substituted?: string | undefined;
}

export interface ResultSource {
  citation: string;
  href?: string | undefined;
}

export interface ResultValue {
  id: string;
  label: string;
  /** `null` before the calculation: shown as "...". Text is shown unchanged. */
  value: number | string | null;
  unit?: string | undefined;
  decimals?: number | undefined;
  band?: { label: string; tone?: BadgeTone | undefined } | undefined;
  /** Note below, e.g. the difference to a similar equation. */
  note?: string | undefined;
}

export interface ResultPanelProps {
  title: string;
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Most important first. Values not yet calculated are shown as "...". */
  values: readonly ResultValue[];
  /** Reason why there is no result, and the remedy; replaces the values. */
  refusal?: string | undefined;
  /** The inputs have changed since the calculation. */
  stale?: boolean | undefined;
  warnings?: readonly string[] | undefined;
  assumptions?: readonly string[] | undefined;
  working?: readonly WorkingStep[] | undefined;
  sources?: readonly ResultSource[] | undefined;
  /** Always shown at the end. */
  disclaimer?: ReactNode;
  /** Additional lines of the copied text: answers and date. */
  extraCopyLines?: readonly string[] | undefined;
  /** Error of one of the buttons; shown above them and announced. */
  failure?: string | undefined;
  actions?: ReactNode;
}
