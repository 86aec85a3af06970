import type { ReactNode } from 'react';
import { useMessages } from '../../messages/messages.tsx';
import * as styles from './skip-link.css.ts';
import { skipLinkMessages } from './skip-link.messages.ts';

export interface SkipLinkProps {
  /** Id of the main content, which should have `tabIndex={-1}`. */
  targetId: string;
  children?: ReactNode;
}

/** The first thing a keyboard meets; drawn only then. */
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
