import { commonMessages, useMessages } from '../../messages/messages.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './skeleton.css.ts';

export interface SkeletonProps {
  shape?: 'text' | 'title' | 'block' | 'row' | 'circle' | undefined;
  /** How many of them. */
  count?: number | undefined;
  /** What is awaited, said once; the default says that something is being loaded. */
  label?: string | undefined;
}

/** The outline of what is coming, in its own size, so that nothing jumps when it arrives. */
export function Skeleton({ shape = 'text', count = 1, label }: SkeletonProps) {
  const messages = useMessages(commonMessages);
  return (
    <div role="status" className={styles.group}>
      <VisuallyHidden>{label ?? messages.loading}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
        <span key={index} className={styles.bone} data-shape={shape} aria-hidden="true" />
      ))}
    </div>
  );
}
