import { classNames } from '../../internals/class-names.ts';
import { getInitials } from './initials.ts';
import * as styles from './person-mark.css.ts';

/** One of the six colours of people. */
export type PersonColor = keyof typeof styles.person;

export interface PersonMarkProps {
  /** Full name, reduced to initials. */
  name: string;
  /** Stays the same for a person, so that it is recognised. */
  color: PersonColor;
}

/** Initials of a person on their colour. Decorative: the name has to stand next to it. */
export function PersonMark({ name, color }: PersonMarkProps) {
  return (
    <span className={classNames(styles.mark, styles.person[color])} aria-hidden="true">
      {getInitials(name)}
    </span>
  );
}
