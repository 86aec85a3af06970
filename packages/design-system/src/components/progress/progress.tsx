'use client';

import { commonMessages } from '../../messages/common.ts';
import { useLocale, useMessages } from '../../messages/messages.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './progress.css.ts';

export interface ProgressBarProps {
  /** Names the task for screen readers: "Caricamento di referto.pdf". */
  label: string;
  /** Shorter visible label when the context names the subject: "Caricamento" below the file name. */
  visibleLabel?: string | undefined;
  /** From 0 to 1; absent if indeterminate. */
  value?: number | undefined;
}

/** Progress of a task with a known end, based on the native `<progress>`. It is not announced. */
export function ProgressBar({ label, visibleLabel, value }: ProgressBarProps) {
  const { formats } = useLocale();
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  return (
    <div className={styles.frame}>
      <div className={styles.content}>
        <span aria-hidden="true">{visibleLabel ?? label}</span>
        {share !== undefined && (
          <span className={styles.amount} aria-hidden="true">
            {formats.number(share, { style: 'percent', maximumFractionDigits: 0 })}
          </span>
        )}
      </div>
      <progress className={styles.bar} aria-label={label} max={1} value={share} />
    </div>
  );
}

export interface SpinnerProps {
  /** Announced when the spinner appears. Defaults to a general text. */
  label?: string | undefined;
  /** Shows the label next to the spinner. Default false. */
  showLabel?: boolean | undefined;
  /** Default `md`. */
  size?: 'md' | 'lg' | undefined;
}

/** A task without known end. Use `loading` of a button for its own action. */
export function Spinner({ label, showLabel = false, size = 'md' }: SpinnerProps) {
  const messages = useMessages(commonMessages);
  const text = label ?? messages.loading;
  return (
    <span role="status" className={styles.spinner} data-size={size}>
      <span className={styles.spinnerIcon} aria-hidden="true" />
      {showLabel ? text : <VisuallyHidden>{text}</VisuallyHidden>}
    </span>
  );
}
