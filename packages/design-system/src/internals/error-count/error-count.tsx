import { errorSummaryMessages } from '../../components/error-summary/error-summary.messages.ts';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useMessages } from '../../messages/messages.tsx';
import * as styles from './error-count.css.ts';

export function ErrorCount({ count }: { count: number }) {
  const messages = useMessages(errorSummaryMessages);
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
      <VisuallyHidden>, {messages.count(count)}</VisuallyHidden>
    </>
  );
}
