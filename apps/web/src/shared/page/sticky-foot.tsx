import { useStickyFooter } from '@libretto/design-system/internals/use-sticky-footer';
import { type ReactNode, useRef } from 'react';
import * as styles from './sticky-foot.css.ts';
import { useRootClass } from './use-root-class.ts';

/** Keeps the actions of a long page or card in view. What receives the focus does not stay below them. */
export function StickyFoot({ className, children }: { className: string; children: ReactNode }) {
  useRootClass(styles.root);
  const foot = useRef<HTMLDivElement>(null);
  useStickyFooter(foot);
  return (
    <div ref={foot} className={`${styles.foot} ${className}`}>
      {children}
    </div>
  );
}
