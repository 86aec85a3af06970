import { CircleQuestionMark, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Modal } from '../modal/modal.tsx';
import * as styles from './confirm-panel.css.ts';

export interface ConfirmPanelProps {
  message: string;
  detail?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** `discard`: the answer that keeps what was entered is the primary one. */
  tone: 'neutral' | 'danger' | 'discard';
  onAnswer: (confirmed: boolean) => void;
}

/** Confirmation. Where something would be lost, the answer that keeps it has the focus. */
export function ConfirmPanel({ message, detail, confirmLabel, cancelLabel, tone, onAnswer }: ConfirmPanelProps) {
  const id = useId();
  const neutral = tone === 'neutral';
  const discard = tone === 'discard';
  const cancel = (
    <Button
      variant={discard ? 'primary' : 'secondary'}
      onClick={() => onAnswer(false)}
      data-autofocus={neutral ? undefined : true}
    >
      {cancelLabel}
    </Button>
  );
  const confirm = (
    <Button
      variant={neutral ? 'primary' : discard ? 'secondary' : 'danger'}
      onClick={() => onAnswer(true)}
      data-autofocus={neutral ? true : undefined}
    >
      {confirmLabel}
    </Button>
  );
  return (
    <Modal
      role="alertdialog"
      size="sm"
      labelledBy={`${id}-message`}
      describedBy={detail ? `${id}-detail` : undefined}
      onDismiss={() => onAnswer(false)}
    >
      <div className={styles.panel}>
        <span className={styles.mark} data-tone={tone} aria-hidden="true">
          {neutral ? <CircleQuestionMark /> : <TriangleAlert />}
        </span>
        <h2 id={`${id}-message`} className={styles.title}>
          {message}
        </h2>
        {detail && (
          <div id={`${id}-detail`} className={styles.detail}>
            {detail}
          </div>
        )}
        <div className={styles.actions} data-dialog-actions="">
          {discard ? confirm : cancel}
          {discard ? cancel : confirm}
        </div>
      </div>
    </Modal>
  );
}
