import type { HTMLAttributes } from 'react';
import { classNames } from '../../internals/class-names.ts';
import * as styles from './visually-hidden.css.ts';

export type VisuallyHiddenProps = HTMLAttributes<HTMLSpanElement>;

/** Visually hidden, available to screen readers. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={classNames(styles.visuallyHidden, className)} />;
}
