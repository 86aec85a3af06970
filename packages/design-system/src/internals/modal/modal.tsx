import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  use,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import * as styles from './modal.css.ts';
import { DialogNoticeContext } from './notice.tsx';
import { modalsAbove, pushModal } from './stack.ts';

export interface ModalProps {
  labelledBy: string;
  describedBy?: string | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** `screen` fills the screen of every device. */
  size?: 'sm' | 'md' | 'lg' | 'full' | 'screen' | undefined;
  sheet?: boolean | undefined;
  dismissOnBackdrop?: boolean | undefined;
  /** Called on Escape, the system's back gesture or a press on the backdrop. */
  onDismiss: () => void;
  children: ReactNode;
}

const fields = 'input:not([type="hidden"], [tabindex="-1"]), select, textarea';

/** Returns the initial focus: the element the content requests, else the first field, else the title. */
function firstFocus(dialog: HTMLDialogElement, labelledBy: string): HTMLElement | null {
  return (
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>(fields) ??
    document.getElementById(labelledBy)
  );
}

/** Scrolls everything around an element inside the dialog back to its start. Returns true if anything was scrolled. */
function scrollToStart(element: HTMLElement, dialog: HTMLDialogElement): boolean {
  let moved = false;
  for (let around = element.parentElement; around && dialog.contains(around); around = around.parentElement) {
    if (around.scrollTop === 0) continue;
    around.scrollTop = 0;
    moved = true;
  }
  return moved;
}

/** Native modal dialog, open while mounted. Restores focus on close. */
export function Modal(props: ModalProps) {
  const { labelledBy, describedBy, role, size = 'md', sheet = false, dismissOnBackdrop = false, children } = props;
  // A screen is not answered like a question, and has no room to spare.
  const shownNotice = use(DialogNoticeContext);
  const notice = size === 'screen' ? undefined : shownNotice;
  const noticeId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOnBackdrop = useRef(false);
  const dismiss = useEffectEvent(() => props.onDismiss());

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const origin = document.activeElement;
    dialog.showModal();
    const pop = pushModal(dialog, origin);
    const first = firstFocus(dialog, labelledBy);
    first?.focus();
    // The first field can lie below the screen, after a warning or with large text: reading starts at the title.
    const title = document.getElementById(labelledBy);
    const isPast = title && title.getBoundingClientRect().top < dialog.getBoundingClientRect().top;
    const isChosen = first?.hasAttribute('data-autofocus') ?? true;
    if (isPast || (!isChosen && first && scrollToStart(first, dialog))) title?.focus();

    // Some browsers close on a second Escape despite `preventDefault`. The parent owns the state, so it is reopened.
    const reopen = () => {
      if (dialog.open) return;
      dialog.showModal();
      for (const above of modalsAbove(dialog)) {
        above.close();
        above.showModal();
      }
      dismiss();
    };
    dialog.addEventListener('close', reopen);
    return () => {
      dialog.removeEventListener('close', reopen);
      pop();
    };
  }, [labelledBy]);

  function onCancel(event: SyntheticEvent) {
    // A file input inside fires its own `cancel`, which bubbles.
    if (event.target !== ref.current) return;
    event.preventDefault();
    props.onDismiss();
  }

  function onClick(event: MouseEvent) {
    const isBackdrop = event.target === ref.current && pressedOnBackdrop.current;
    pressedOnBackdrop.current = false;
    if (isBackdrop && dismissOnBackdrop) props.onDismiss();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the veil; Escape is the key for it
    <dialog
      ref={ref}
      role={role}
      className={styles.modal}
      data-size={size}
      data-sheet={sheet}
      aria-labelledby={labelledBy}
      aria-describedby={[notice && noticeId, describedBy].filter(Boolean).join(' ') || undefined}
      onCancel={onCancel}
      onMouseDown={(event) => {
        pressedOnBackdrop.current = event.target === ref.current;
      }}
      onClick={onClick}
    >
      {notice && (
        <div id={noticeId} className={styles.notice}>
          {notice}
        </div>
      )}
      {children}
    </dialog>
  );
}
