import type { ReactNode, Ref } from 'react';
import * as styles from './summary-head.css.ts';
import { LocalThumbnail } from './thumbnail.tsx';

interface SummaryHeadProps {
  file: File;
  name: string;
  /** Makes the name a heading that can be focused. */
  headingRef?: Ref<HTMLHeadingElement>;
  action?: ReactNode;
  children: ReactNode;
}

/** Picture, name and destination of a file that is about to be saved. */
export function SummaryHead({ file, name, headingRef, action, children }: SummaryHeadProps) {
  return (
    <div className={styles.head}>
      <LocalThumbnail file={file} alt={file.name} />
      <div className={styles.words}>
        {headingRef ? (
          <h2 ref={headingRef} tabIndex={-1} className={styles.heading}>
            {name}
          </h2>
        ) : (
          name.trim() !== '' && <p className={styles.name}>{name}</p>
        )}
        <p className={styles.muted}>{children}</p>
        {action && <div>{action}</div>}
      </div>
    </div>
  );
}
