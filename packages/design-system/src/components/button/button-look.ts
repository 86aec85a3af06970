import { classNames } from '../../internals/class-names.ts';
import * as styles from './button.css.ts';

export interface ButtonLook {
  variant?: keyof typeof styles.variants | undefined;
  size?: keyof typeof styles.sizes | undefined;
  fullWidth?: boolean | undefined;
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
