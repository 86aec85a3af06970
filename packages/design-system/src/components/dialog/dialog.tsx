'use client';

import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useLeaveConfirmation } from '../../internals/leave-confirmation/use-leave-confirmation.tsx';
import { Modal } from '../../internals/modal/modal.tsx';
import { useOverflows } from '../../internals/use-overflows.ts';
import { commonMessages } from '../../messages/common.ts';
import { useMessages } from '../../messages/messages.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './dialog.css.ts';

export interface DialogProps {
  /**
   * Shows the dialog as modal. Its content exists only while it is open, and focus returns to the opener afterwards.
   */
  open: boolean;
  /** Called on Escape, the close button or the backdrop (and after confirmation, with unsaved changes). */
  onClose: () => void;
  /** Heading, and the name of the dialog for screen readers. */
  title: string;
  /** Below the title, and read after it when the dialog opens. */
  description?: ReactNode;
  /** Buttons; they stay visible while the content scrolls. */
  footer?: ReactNode;
  /** Maximum width. Default `md`; `full` takes the window. */
  size?: 'sm' | 'md' | 'lg' | 'full' | undefined;
  /** Fills the screen of a phone, as forms do; false for a short message or a question. */
  sheet?: boolean | undefined;
  /** Focus starts on the title, so that a warning is read before the field below it. Default false. */
  focusTitle?: boolean | undefined;
  /** A press on the backdrop closes it. Off by default: a tremor must not discard a form. */
  closeOnBackdrop?: boolean | undefined;
  /** Asks for confirmation before the dialog closes. Default false. */
  unsavedChanges?: boolean | undefined;
  /** Scrolls if it does not fit, also by keyboard. */
  children: ReactNode;
}

/** A modal dialog based on the native `<dialog>`. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, description, footer, size, closeOnBackdrop, unsavedChanges = false, children } = props;
  const common = useMessages(commonMessages);
  const { leave, question } = useLeaveConfirmation(unsavedChanges, onClose);
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const isScrollable = useOverflows(body);

  return (
    <Modal
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-description` : undefined}
      size={size}
      sheet={props.sheet ?? true}
      dismissOnBackdrop={closeOnBackdrop}
      onDismiss={leave}
    >
      <div className={styles.panel}>
        <div className={styles.main}>
          <header className={styles.header}>
            <div className={styles.content}>
              <h2
                id={`${id}-title`}
                className={styles.title}
                tabIndex={-1}
                data-autofocus={props.focusTitle ? '' : undefined}
              >
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
            {...(isScrollable && { tabIndex: 0, role: 'group', 'aria-labelledby': `${id}-title` })}
          >
            {children}
          </div>
        </div>
        {footer && (
          <footer className={styles.footer} data-dialog-actions="">
            {footer}
          </footer>
        )}
      </div>
      {question}
    </Modal>
  );
}
