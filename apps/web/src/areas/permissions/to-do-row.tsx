import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './permissions.css.ts';

interface ToDoRowProps {
  icon: ReactNode;
  text: string;
  detail?: ReactNode;
  /** Renders the link to the page where it is done, with this class and this text. The whole row is its target. */
  link?: ((attributes: { className: string; children: string }) => ReactNode) | undefined;
}

/** Something that waits, with the page where it is done. */
export function ToDoRow({ icon, text, detail, link }: ToDoRowProps) {
  return (
    <li className={styles.toDoRow}>
      <span className={styles.toDoIcon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.toDoText}>
        {link ? link({ className: styles.toDoLink, children: text }) : <span className={styles.name}>{text}</span>}
        {detail && <span className={styles.text}>{detail}</span>}
      </span>
      {link && <ChevronRight aria-hidden="true" className={styles.chevron} />}
    </li>
  );
}
