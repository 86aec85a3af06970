import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './today.css.ts';

interface LinkedStepProps {
  /** A number or an icon, decorative. */
  mark: ReactNode;
  link: LinkProps;
  title: string;
  text: string;
}

/** An item of a list whose whole line is a link. */
export function LinkedStep({ mark, link, title, text }: LinkedStepProps) {
  return (
    <li className={styles.openStep}>
      <span className={styles.stepNumber} aria-hidden="true">
        {mark}
      </span>
      <span className={styles.stepText}>
        <Link {...link} className={styles.rowLink}>
          {title}
        </Link>
        <span className={styles.muted}>{text}</span>
      </span>
      <ChevronRight aria-hidden="true" className={styles.chevron} />
    </li>
  );
}
