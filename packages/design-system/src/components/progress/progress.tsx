'use client';

import { commonMessages } from '../../messages/common.ts';
import { useLocale, useMessages } from '../../messages/messages.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './progress.css.ts';

export interface ProgressBarProps {
  label: string;
  /** Shorter visible label when the context names the subject: "Caricamento" below the file name. */
  visibleLabel?: string | undefined;
  /** From 0 to 1; absent if indeterminate. */
  value?: number | undefined;
}

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
  label?: string | undefined;
  showLabel?: boolean | undefined;
  size?: 'md' | 'lg' | undefined;
}

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
