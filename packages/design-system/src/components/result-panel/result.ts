import type { ReactNode } from 'react';
import type { BadgeTone } from '../badge/badge.tsx';

/** One line of the derivation. */
export interface WorkingStep {
  /** Name of the term, for an equation of several parts. */
  label?: string | undefined;
  /** Equation with the names of the inputs. */
  formula: string;
  /** The formula with substituted numbers. */
  substituted?: string | undefined;
}

/** A publication. */
export interface ResultSource {
  /** Authors, title, journal and year. */
  citation: string;
  /** Link to the publication, opened in a new tab. */
  href?: string | undefined;
}

/** One value of the result. */
export interface ResultValue {
  /** Unique within the panel. */
  id: string;
  /** Name of the value. */
  label: string;
  /** `null` before the calculation: shown as "...". Text is shown unchanged. */
  value: number | string | null;
  /** Unit as shown after the value. */
  unit?: string | undefined;
  /** Decimal digits; absent: as many as the value has. */
  decimals?: number | undefined;
  /** Interpretation as a badge; the text carries the meaning, not the colour. */
  band?: { label: string; tone?: BadgeTone | undefined } | undefined;
  /** Note below, e.g. the difference to a similar equation. */
  note?: string | undefined;
}

export interface ResultPanelProps {
  /** Heading, and the name of the section for screen readers. */
  title: string;
  /** Level of the heading in the outline of the page. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Most important first. Values not yet calculated are shown as "...". */
  values: readonly ResultValue[];
  /** Reason why there is no result, and the remedy; replaces the values. */
  refusal?: string | undefined;
  /** The inputs have changed since the calculation. */
  stale?: boolean | undefined;
  /** Cautions about this result; announced with it. */
  warnings?: readonly string[] | undefined;
  /** Values that were used without being entered, such as a default. */
  assumptions?: readonly string[] | undefined;
  /** Derivation, behind a disclosure that opens for printing. */
  working?: readonly WorkingStep[] | undefined;
  /** Publications, together with the derivation. */
  sources?: readonly ResultSource[] | undefined;
  /** Always shown at the end. */
  disclaimer?: ReactNode;
  /** Additional lines of the copied text: answers and date. */
  extraCopyLines?: readonly string[] | undefined;
  /** Error of one of the buttons; shown above them and announced. */
  failure?: string | undefined;
  /** Buttons next to copying and printing, once there is a result. */
  actions?: ReactNode;
}
