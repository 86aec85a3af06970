import { useContext } from 'react';
import { RevealContext } from './arrival.ts';
import * as styles from './record-summary.css.ts';

export interface RelatedRow {
  key: string;
  text: string;
}

/** Rows that belong to another one. On paper and in a preview they are only named. */
export function RelatedRows({ rows }: { rows: readonly RelatedRow[] }) {
  const reveal = useContext(RevealContext);
  return (
    <ul className={styles.related}>
      {rows.map(({ key, text }) => (
        <li key={key}>
          {reveal === undefined ? (
            text
          ) : (
            <button type="button" className={styles.relatedLink} onClick={() => reveal(key)}>
              {text}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
