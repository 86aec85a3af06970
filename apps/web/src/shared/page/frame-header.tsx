import type { PageHeaderProps } from '@libretto/design-system/page-header';
import { ChevronLeft } from 'lucide-react';
import * as styles from './frame-header.css.ts';
import { useRootFontSize } from './use-root-font-size.ts';

/** Characters that fit in one line of a phone's header, and in two smaller ones. */
const oneLine = 18;
const twoLines = 36;
/** Pixels of the root's text size from which such a title no longer fits in the header. */
const largeText = { oneLine: 24, twoLines: 20 };

function fitsHeader(title: string, fontSize: number): boolean {
  if (title.length <= oneLine) return fontSize < largeText.oneLine;
  return title.length <= twoLines && fontSize <= largeText.twoLines;
}

/** Puts the title, or the link to the page above, into the header of the frame. */
export function FrameHeader({ title, description, back, actions }: PageHeaderProps) {
  const fontSize = useRootFontSize();
  const inBar = !back && fitsHeader(title, fontSize);
  const backInBar = fontSize < largeText.oneLine;
  return (
    <>
      {back && (
        <div className={backInBar ? styles.back : styles.backBelow}>
          <ChevronLeft aria-hidden="true" size="1.25em" strokeWidth={1.75} />
          {back}
        </div>
      )}
      {inBar && (
        <h1 className={styles.barTitle} data-long={title.length > oneLine || undefined}>
          {title}
        </h1>
      )}
      {(!inBar || description || actions) && (
        <div className={styles.header}>
          <div className={styles.content}>
            {!inBar && <h1 className={styles.title}>{title}</h1>}
            {description && <div className={styles.description}>{description}</div>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </>
  );
}
