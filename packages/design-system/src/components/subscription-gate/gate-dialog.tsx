import { ConfirmPanel } from '../../internals/confirm-panel/confirm-panel.tsx';
import { useMessages } from '../../messages/messages.tsx';
import * as styles from './subscription-gate.css.ts';
import { subscriptionGateMessages } from './subscription-gate.messages.ts';
import type { Answer } from './use-gate-state.ts';

export interface GateDialogProps {
  answer: Answer;
  onCancel: () => void;
  onSubscribe: () => void;
  onRetry: () => void;
}

/** Shows a pending, refused or failed permission check. */
export function GateDialog({ answer, onCancel, onSubscribe, onRetry }: GateDialogProps) {
  const words = useMessages(subscriptionGateMessages);
  if (answer === 'refused') {
    return (
      <ConfirmPanel
        message={words.refused}
        confirmLabel={words.subscribe}
        cancelLabel={words.cancel}
        tone="neutral"
        onAnswer={(subscribe) => (subscribe ? onSubscribe() : onCancel())}
      />
    );
  }
  if (answer === 'failed') {
    return (
      <ConfirmPanel
        message={words.failed}
        detail={words.failedDetail}
        confirmLabel={words.retry}
        cancelLabel={words.cancel}
        tone="neutral"
        onAnswer={(again) => (again ? onRetry() : onCancel())}
      />
    );
  }
  return (
    <div role="status" className={styles.status}>
      {answer === 'checking' && (
        <span className={styles.checking}>
          <span className={styles.spinner} aria-hidden="true" />
          {words.checking}
        </span>
      )}
    </div>
  );
}
