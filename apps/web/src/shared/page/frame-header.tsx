import { IndexTab, type IndexTabName, indexTabMessages } from '@libretto/design-system/index-tab';
import { useMessages } from '@libretto/design-system/messages';
import type { PageHeaderProps } from '@libretto/design-system/page-header';
import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ClosedPart } from './closed-part.tsx';
import * as styles from './frame-header.css.ts';
import { useLargeTextOnPhone } from './use-large-text-on-phone.ts';
import { useMedia } from './use-media.ts';
import { useRootFontSize } from './use-root-font-size.ts';

/** Characters that fit in one line of a phone's header, and in two smaller ones. */
const oneLine = 16;
const twoLines = 36;
/** Fewer on the narrowest phones. */
const narrow = { width: '(width < 23em)', twoLines: 24 };
/** Pixels of the root's text size from which such a title no longer fits in the header. */
const largeText = { oneLine: 24, twoLines: 20 };
/** And the name of the tab with it. */
const largeTab = 18;
/** Characters of a title that fit below the name of its tab; where it stands beside the title, any that fit do. */
const belowTab = { phone: oneLine, large: { width: '(width >= 24em)', characters: 20 } };
const besideTab = '(width >= 50em)';
/** Characters of a description that large text would make half a screen of. */
const longDescription = 60;

interface FrameHeaderProps extends PageHeaderProps {
  tab?: IndexTabName | undefined;
  namelessTab?: boolean | undefined;
}

function fitsHeader(title: string, fontSize: number, isNarrow: boolean): boolean {
  if (title.length <= oneLine) return fontSize < largeText.oneLine;
  return title.length <= (isNarrow ? narrow.twoLines : twoLines) && fontSize <= largeText.twoLines;
}

/** Puts the title, or the link to the page above, into the header of the frame. */
export function FrameHeader({ title, description, back, actions, tab, namelessTab = false }: FrameHeaderProps) {
  const { t } = useTranslation();
  const fontSize = useRootFontSize();
  const names = useMessages(indexTabMessages);
  const nameless = namelessTab || (tab !== undefined && names[tab] === title);
  const isNarrow = useMedia(narrow.width);
  const inBar = !back && fitsHeader(title, fontSize, isNarrow);
  const isLargePhone = useMedia(belowTab.large.width);
  const isBeside = useMedia(besideTab);
  const mostBelowTab = isLargePhone ? belowTab.large.characters : belowTab.phone;
  const tabInBar = tab !== undefined && inBar && fontSize <= largeTab && (isBeside || title.length <= mostBelowTab);
  const isLong = typeof description === 'string' && description.length > longDescription;
  const closesDescription = useLargeTextOnPhone() && isLong;
  const backInBar = fontSize < largeText.oneLine;
  return (
    <>
      {back && (
        <div className={backInBar ? styles.back : styles.backBelow}>
          <ChevronLeft aria-hidden="true" size="1.25em" strokeWidth={1.75} />
          {back}
        </div>
      )}
      {tabInBar && (
        <div className={styles.barTab}>
          <IndexTab tab={tab} nameless={nameless}>
            <h1 className={styles.tabbedTitle} data-long={title.length > oneLine || undefined}>
              {title}
            </h1>
          </IndexTab>
        </div>
      )}
      {inBar && !tabInBar && (
        <h1 className={styles.barTitle} data-long={title.length > oneLine || undefined}>
          {title}
        </h1>
      )}
      {(!inBar || description || actions || (tab && !tabInBar)) && (
        <div className={styles.header}>
          <div className={styles.content}>
            {tab && !tabInBar ? (
              <IndexTab tab={tab} nameless={nameless && !inBar}>
                {!inBar && <h1 className={styles.title}>{title}</h1>}
              </IndexTab>
            ) : (
              !inBar && <h1 className={styles.title}>{title}</h1>
            )}
            {description && (
              <div className={styles.description}>
                <ClosedPart closed={closesDescription} heading={closesDescription && t('aboutPage')}>
                  {description}
                </ClosedPart>
              </div>
            )}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </>
  );
}
