import { EyeOff } from 'lucide-react';
import { Button } from '../button/button.tsx';
import type { RowMark } from '../list-marks/list-marks.tsx';
import * as styles from './row-mark.css.ts';

interface RowMarkNoteProps {
  mark: RowMark;
  name: string;
  inset?: boolean;
}

export function RowMarkNote({ mark: { text, action }, name, inset = false }: RowMarkNoteProps) {
  return (
    <div className={inset ? `${styles.note} ${styles.inset}` : styles.note}>
      <span className={styles.reason}>
        <EyeOff className={styles.icon} aria-hidden="true" />
        {text}
      </span>
      {action && (
        <Button size="sm" aria-label={`${action.label}: ${name}`} onClick={action.onSelect}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
