import type { ReactNode } from 'react';
import { classNames } from '../../internals/class-names.ts';
import * as styles from './badge.css.ts';

/** Meaning that colour and shade support. The text must convey it as well. */
export type BadgeTone = keyof typeof styles.tone;

export interface BadgeProps {
  /** Default `neutral`. */
  tone?: BadgeTone | undefined;
  /** Decorative, hidden from screen readers. */
  icon?: ReactNode;
  /** One or two words; they are read as part of the surrounding text. */
  children: ReactNode;
}

/** A short status next to a name or a value. It is neither interactive nor announced when it changes. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles.tone[tone])}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </span>
  );
}
