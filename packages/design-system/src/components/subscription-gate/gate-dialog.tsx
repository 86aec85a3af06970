import { ConfirmPanel } from '../../internals/confirm-panel/confirm-panel.tsx';
import { useMessages } from '../../messages/messages.tsx';
import * as styles from './subscription-gate.css.ts';
import { subscriptionGateMessages } from './subscription-gate.messages.ts';
import type { GateStatus } from './use-gate-state.ts';

export interface GateDialogProps {
  status: GateStatus;
  onCancel: () => void;
  onSubscribe: () => void;
  onRetry: () => void;
}

export function GateDialog({ status, onCancel, onSubscribe, onRetry }: GateDialogProps) {
  const messages = useMessages(subscriptionGateMessages);
  if (status === 'refused') {
    return (
      <ConfirmPanel
        message={messages.refused}
        confirmLabel={messages.subscribe}
        cancelLabel={messages.cancel}
        tone="neutral"
        onAnswer={(subscribe) => (subscribe ? onSubscribe() : onCancel())}
      />
    );
  }
  if (status === 'failed') {
    return (
      <ConfirmPanel
        message={messages.failed}
        detail={messages.failedDetail}
        confirmLabel={messages.retry}
        cancelLabel={messages.cancel}
        tone="neutral"
        onAnswer={(again) => (again ? onRetry() : onCancel())}
      />
    );
  }
  return (
    <div role="status" className={styles.status}>
      {status === 'checking' && (
        <span className={styles.checking}>
          <span className={styles.spinner} aria-hidden="true" />
          {messages.checking}
        </span>
      )}
    </div>
  );
}
