import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import * as styles from './modal.css.ts';
import { modalsAbove, pushModal } from './stack.ts';

export interface ModalProps {
  labelledBy: string;
  describedBy?: string | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** `screen` fills the screen of every device. */
  size?: 'sm' | 'md' | 'lg' | 'full' | 'screen' | undefined;
  /** Fills the screen of a phone. */
  sheet?: boolean | undefined;
  dismissOnBackdrop?: boolean | undefined;
  /** Somebody asks to leave: Escape, the system's back gesture, or the veil. */
  onDismiss: () => void;
  children: ReactNode;
}

const fields = 'input:not([type="hidden"], [tabindex="-1"]), select, textarea';

/** Where reading starts: where the content asks for it, else the first field, else the title. */
function firstFocus(dialog: HTMLDialogElement, labelledBy: string): HTMLElement | null {
  return (
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>(fields) ??
    document.getElementById(labelledBy)
  );
}

/** A native modal dialog, open for as long as it is mounted. Focus goes back to where it came from. */
export function Modal(props: ModalProps) {
  const { labelledBy, describedBy, role, size = 'md', sheet = false, dismissOnBackdrop = false, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOnVeil = useRef(false);
  const dismiss = useEffectEvent(() => props.onDismiss());

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const origin = document.activeElement;
    dialog.showModal();
    const pop = pushModal(dialog, origin);
    firstFocus(dialog, labelledBy)?.focus();

    // Some browsers close on a second Escape without asking. The one who owns the state decides, so it opens again.
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
    // A file input inside sends a `cancel` of its own, which is none of ours.
    if (event.target !== ref.current) return;
    event.preventDefault();
    props.onDismiss();
  }

  function onClick(event: MouseEvent) {
    const onVeil = event.target === ref.current && pressedOnVeil.current;
    pressedOnVeil.current = false;
    if (onVeil && dismissOnBackdrop) props.onDismiss();
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
      aria-describedby={describedBy}
      onCancel={onCancel}
      onMouseDown={(event) => {
        pressedOnVeil.current = event.target === ref.current;
      }}
      onClick={onClick}
    >
      {children}
    </dialog>
  );
}
