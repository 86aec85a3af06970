'use client';

import type { ReactNode } from 'react';
import { classNames } from '../../internals/class-names.ts';
import { useMessages } from '../../messages/messages.tsx';
import * as styles from './index-tab.css.ts';
import { indexTabMessages } from './index-tab.messages.ts';

/** Part of the record: care, exams, body, prevention or papers. */
export type IndexTabName = keyof typeof styles.tabs;

export interface IndexTabProps {
  /** Determines colour and name. */
  tab: IndexTabName;
  /** Title below the name, next to the same tab. */
  children?: ReactNode;
  /** Omits the name where the title says the same. Default false. */
  nameless?: boolean | undefined;
}

/** One of the five coloured tabs that divide the booklet, with its name: a colour never stands alone. */
export function IndexTab({ tab, children, nameless = false }: IndexTabProps) {
  const messages = useMessages(indexTabMessages);
  return (
    <div className={classNames(styles.tab, styles.tabs[tab])} data-alone={children === undefined || undefined}>
      {!nameless && <span className={styles.name}>{messages[tab]}</span>}
      {children}
    </div>
  );
}
