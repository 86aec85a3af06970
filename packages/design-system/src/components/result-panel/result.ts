import type { ReactNode } from 'react';
import type { BadgeTone } from '../badge/badge.tsx';

export interface WorkingStep {
  /** What is computed here, when there is more than one. */
  label?: string | undefined;
  formula: string;
  /** The same with the numbers put in. */
  substituted?: string | undefined;
}

export interface ResultSource {
  citation: string;
  href?: string | undefined;
}

export interface ResultValue {
  id: string;
  label: string;
  /** `null` until it is calculated: shown as "...". A text is written as it is. */
  value: number | string | null;
  unit?: string | undefined;
  /** Digits after the decimal sign. */
  decimals?: number | undefined;
  /** Where the value falls, in words. */
  band?: { label: string; tone?: BadgeTone | undefined } | undefined;
  /** A sentence below, for instance what tells this equation from the one beside it. */
  note?: string | undefined;
}

export interface ResultPanelProps {
  title: string;
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The most important first. Each is there before it is calculated, as "...". */
  values: readonly ResultValue[];
  /** Why there is no number, and what to do: stands in place of the values. */
  refusal?: string | undefined;
  /** The inputs have changed since. */
  stale?: boolean | undefined;
  warnings?: readonly string[] | undefined;
  /** What was used beyond what was typed: default values, the day of the weight. */
  assumptions?: readonly string[] | undefined;
  working?: readonly WorkingStep[] | undefined;
  sources?: readonly ResultSource[] | undefined;
  /** Stands at the end, always. */
  disclaimer?: ReactNode;
  /** What is copied beside what the panel shows: the answers that it rests on, the day. */
  copyMore?: readonly string[] | undefined;
  /** What went wrong with one of the buttons; stands above them and is read aloud. */
  failure?: string | undefined;
  /** Further buttons, for instance "Salva". */
  actions?: ReactNode;
}
