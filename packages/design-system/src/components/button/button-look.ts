import { classNames } from '../../internals/class-names.ts';
import * as styles from './button.css.ts';

export interface ButtonLook {
  /** Default `secondary`. */
  variant?: keyof typeof styles.variants | undefined;
  /** Default `md`. */
  size?: keyof typeof styles.sizes | undefined;
  /** Takes the width of its container. */
  fullWidth?: boolean | undefined;
  /** As wide as high, for an icon alone. */
  square?: boolean | undefined;
}

/** Returns the classes of a button, also for elements that only look like one. */
export const button = ({ variant = 'secondary', size = 'md', fullWidth, square }: ButtonLook) =>
  classNames(
    styles.base,
    styles.variants[variant],
    styles.sizes[size],
    fullWidth && styles.fullWidth,
    square && styles.square,
  );
