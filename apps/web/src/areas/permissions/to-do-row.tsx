import { buttonClass } from '@libretto/design-system/button';
import { type ReactNode, useId } from 'react';
import * as styles from './permissions.css.ts';

interface LinkAttributes {
  id: string;
  className: string;
  'aria-labelledby': string;
}

interface ToDoRowProps {
  icon: ReactNode;
  text: string;
  detail?: ReactNode;
  /** Renders the link with the given attributes, which name it by its own words and those of the row. */
  action?: ((link: LinkAttributes) => ReactNode) | undefined;
}

/** Something that waits, with the one thing to do about it. */
export function ToDoRow({ icon, text, detail, action }: ToDoRowProps) {
  const id = useId();
  const actionId = `${id}-action`;
  return (
    <li className={styles.toDoRow}>
      <span className={styles.toDoIcon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.toDoText}>
        <span id={id} className={styles.name}>
          {text}
        </span>
        {detail && <span className={styles.text}>{detail}</span>}
      </span>
      {action?.({
        id: actionId,
        className: `${buttonClass({ variant: 'secondary', size: 'sm' })} ${styles.toDoAction}`,
        'aria-labelledby': `${actionId} ${id}`,
      })}
    </li>
  );
}
