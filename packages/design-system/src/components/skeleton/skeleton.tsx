'use client';

import { commonMessages } from '../../messages/common.ts';
import { useMessages } from '../../messages/messages.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './skeleton.css.ts';

export interface SkeletonProps {
  shape?: 'text' | 'title' | 'block' | 'row' | 'circle' | undefined;
  count?: number | undefined;
  /** Announced once; defaults to a generic loading text. */
  label?: string | undefined;
}

/** Placeholder of the size of the expected content, to avoid layout shifts. */
export function Skeleton({ shape = 'text', count = 1, label }: SkeletonProps) {
  const messages = useMessages(commonMessages);
  return (
    <div role="status" className={styles.group}>
      <VisuallyHidden>{label ?? messages.loading}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
        <span key={index} className={styles.block} data-shape={shape} aria-hidden="true" />
      ))}
    </div>
  );
}
