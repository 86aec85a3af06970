'use client';

import type { ReactNode } from 'react';
import { useMessages } from '../../messages/messages.tsx';
import * as styles from './skip-link.css.ts';
import { skipLinkMessages } from './skip-link.messages.ts';

export interface SkipLinkProps {
  targetId: string;
  children?: ReactNode;
}

/** First tab stop of the page; visible only on focus. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  const messages = useMessages(skipLinkMessages);

  function go() {
    document.getElementById(targetId)?.focus();
  }

  return (
    <a href={`#${targetId}`} className={styles.skip} onClick={go}>
      {children ?? messages.skip}
    </a>
  );
}
