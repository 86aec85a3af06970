'use client';

import type { ReactNode } from 'react';
import { useMessages } from '../../messages/messages.tsx';
import * as styles from './skip-link.css.ts';
import { skipLinkMessages } from './skip-link.messages.ts';

export interface SkipLinkProps {
  /** ID of the element that receives focus, usually `<main tabindex="-1">`. */
  targetId: string;
  /** Label. Defaults to "skip to the content" in the language of the page. */
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
