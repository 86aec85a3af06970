import { useEffect, useEffectEvent } from 'react';
import { CircleAlert } from '../../internals/icons/circle-alert.tsx';
import { CircleCheck } from '../../internals/icons/circle-check.tsx';
import { Info } from '../../internals/icons/info.tsx';
import { TriangleAlert } from '../../internals/icons/triangle-alert.tsx';
import { X } from '../../internals/icons/x.tsx';
import { commonMessages } from '../../messages/common.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './toast.css.ts';
import { toastMessages } from './toast.messages.ts';

/** Meaning of a message. Its name is read before the message; `warning` and `danger` interrupt the screen reader. */
export type ToastTone = 'success' | 'info' | 'warning' | 'danger';

/** One message. */
export interface ToastOptions {
  /** One sentence, without details of the record: it appears over the page. */
  message: string;
  /** Default `info`. */
  tone?: ToastTone | undefined;
  /** Undoes the action. Its label is "Ripristina", since "Annulla" means cancel. */
  undo?: (() => void) | undefined;
  /** Follow-up action, e.g. `{ label: 'Apri', onAction: open }`. */
  action?: { label: string; onAction: () => void } | undefined;
  /** Milliseconds; `Infinity` keeps it until closed. Errors always stay until closed. */
  duration?: number | undefined;
}

export interface ToastEntry extends ToastOptions {
  id: number;
}

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, danger: CircleAlert };

/** Allows slow reading, and more time when there is an action. */
function getDuration({ duration, tone, action, undo }: ToastOptions): number {
  if (duration !== undefined) return duration;
  if (tone === 'danger') return Number.POSITIVE_INFINITY;
  return action || undo ? 15_000 : 8_000;
}

interface ToastItemProps {
  toast: ToastEntry;
  paused: boolean;
  onDismiss: (id: number) => void;
}

export function ToastItem({ toast, paused, onDismiss }: ToastItemProps) {
  const messages = useMessages(toastMessages);
  const tones = useMessages(commonMessages);
  const tone = toast.tone ?? 'info';
  const Icon = icons[tone];
  const action = toast.undo ? { label: messages.undo, onAction: toast.undo } : toast.action;
  const duration = getDuration(toast);
  const dismiss = useEffectEvent(() => onDismiss(toast.id));

  // A pause restarts the timer, so that a toast never disappears while it is being read.
  useEffect(() => {
    if (paused || duration === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(dismiss, duration);
    return () => clearTimeout(timer);
  }, [paused, duration]);

  return (
    <li className={styles.toast} data-tone={tone}>
      <span className={styles.icon} aria-hidden="true">
        <Icon />
      </span>
      <span className={styles.message}>
        <VisuallyHidden>{tones[tone]} </VisuallyHidden>
        {toast.message}
      </span>
      {action && (
        <Button
          variant="ghost"
          className={styles.action}
          onClick={() => {
            action.onAction();
            onDismiss(toast.id);
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={messages.dismiss} icon={<X />} onClick={() => onDismiss(toast.id)} />
    </li>
  );
}
