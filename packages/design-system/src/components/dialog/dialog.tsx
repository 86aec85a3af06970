import { X } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { ConfirmPanel } from '../../internals/confirm-panel/confirm-panel.tsx';
import { Modal } from '../../internals/modal/modal.tsx';
import { useOverflows } from '../../internals/use-overflows.ts';
import { commonMessages, useMessages } from '../../messages/messages.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './dialog.css.ts';
import { dialogMessages } from './dialog.messages.ts';

export interface DialogProps {
  open: boolean;
  /** Escape, the cross or the veil were used (and leaving was confirmed, when something was not saved). */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Usually the buttons: the one that goes on last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'full' | undefined;
  /** A press on the veil closes it. Off by default: a hand that trembles must not lose a form. */
  closeOnBackdrop?: boolean | undefined;
  /** Something was changed and not saved: leaving asks first. */
  unsavedChanges?: boolean | undefined;
  children: ReactNode;
}

export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, description, footer, size, closeOnBackdrop, unsavedChanges = false, children } = props;
  const messages = useMessages(dialogMessages);
  const common = useMessages(commonMessages);
  const [asking, setAsking] = useState(false);
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const scrolls = useOverflows(body);

  function leave() {
    if (unsavedChanges) setAsking(true);
    else onClose();
  }

  function answer(confirmed: boolean) {
    setAsking(false);
    if (confirmed) onClose();
  }

  return (
    <Modal
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-description` : undefined}
      size={size}
      sheet
      dismissOnBackdrop={closeOnBackdrop}
      onDismiss={leave}
    >
      <header className={styles.header}>
        <div>
          <h2 id={`${id}-title`} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          {description && (
            <div id={`${id}-description`} className={styles.description}>
              {description}
            </div>
          )}
        </div>
        <IconButton label={common.close} icon={<X />} onClick={leave} />
      </header>
      <div
        ref={body}
        className={styles.body}
        {...(scrolls && { tabIndex: 0, role: 'group', 'aria-labelledby': `${id}-title` })}
      >
        {children}
      </div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
      {asking && (
        <ConfirmPanel
          message={messages.unsaved}
          detail={messages.unsavedDetail}
          confirmLabel={messages.leave}
          cancelLabel={messages.stay}
          tone="danger"
          onAnswer={answer}
        />
      )}
    </Modal>
  );
}
