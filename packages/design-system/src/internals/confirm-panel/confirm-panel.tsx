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
  tone: 'neutral' | 'danger';
  onAnswer: (confirmed: boolean) => void;
}

/** Confirmation. A dangerous one focuses the cancel button. */
export function ConfirmPanel({ message, detail, confirmLabel, cancelLabel, tone, onAnswer }: ConfirmPanelProps) {
  const id = useId();
  const danger = tone === 'danger';
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
          {danger ? <TriangleAlert /> : <CircleQuestionMark />}
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
          <Button onClick={() => onAnswer(false)} data-autofocus={danger || undefined}>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            onClick={() => onAnswer(true)}
            data-autofocus={danger ? undefined : true}
          >
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
