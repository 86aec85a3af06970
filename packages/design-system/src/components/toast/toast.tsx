'use client';

import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { modalCount, subscribeToModals, topModal } from '../../internals/modal/stack.ts';
import { commonMessages } from '../../messages/common.ts';
import { useMessages } from '../../messages/messages.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { focusKey } from './focus-key.ts';
import { toastMessages } from './toast.messages.ts';
import type { ToastEntry, ToastOptions } from './toast-item.tsx';
import { ToastRegion } from './toast-region.tsx';

export interface Toasts {
  show: (options: ToastOptions) => number;
  dismiss: (id: number) => void;
}

const ToastContext = createContext<Toasts | undefined>(undefined);

const currentHost = () => topModal() ?? document.body;
const noHost = () => undefined;

const hasDetails = ({ tone, undo, action }: ToastOptions) =>
  tone === 'danger' || tone === 'warning' || undo !== undefined || action !== undefined;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ToastEntry[]>([]);
  const count = useRef(0);
  const host = useSyncExternalStore(subscribeToModals, currentHost, noHost);

  // Opening a dialog closes success toasts, which would cover its buttons.
  useEffect(() => {
    let before = modalCount();
    return subscribeToModals(() => {
      const now = modalCount();
      if (now > before) setToasts((shown) => (shown.every(hasDetails) ? shown : shown.filter(hasDetails)));
      before = now;
    });
  }, []);

  const value = useMemo<Toasts>(() => {
    const dismiss = (id: number) => setToasts((before) => before.filter((toast) => toast.id !== id));
    const show = (options: ToastOptions) => {
      count.current += 1;
      const toast = { ...options, id: count.current };
      // More than three would cover the page.
      setToasts((before) => [...before, toast].slice(-3));
      return toast.id;
    };
    return { show, dismiss };
  }, []);

  return (
    <ToastContext value={value}>
      {children}
      {host &&
        createPortal(
          <>
            <LiveRegion toasts={toasts} />
            <ToastRegion toasts={toasts} onDismiss={value.dismiss} />
          </>,
          host,
        )}
    </ToastContext>
  );
}

/** Rendered from the start: a live region must exist before its text. */
function LiveRegion({ toasts }: { toasts: readonly ToastEntry[] }) {
  const tones = useMessages(commonMessages);
  const messages = useMessages(toastMessages);
  const latest = toasts.at(-1);
  const urgent = latest?.tone === 'danger' || latest?.tone === 'warning';
  const actionLabel = latest?.undo ? messages.undo : latest?.action?.label;
  const spoken = latest && (
    <span key={latest.id}>
      {tones[latest.tone ?? 'info']} {latest.message}
      {actionLabel !== undefined && <> {messages.reach(focusKey, actionLabel)}</>}
    </span>
  );
  return (
    <>
      <VisuallyHidden role="status">{!urgent && spoken}</VisuallyHidden>
      <VisuallyHidden role="alert">{urgent && spoken}</VisuallyHidden>
    </>
  );
}

/** `toasts.show({ message: 'Contatto eliminato', tone: 'success', undo: restore })` */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) {
    throw new Error(
      'useToast: there is no <ToastProvider> above this component. ' +
        'A toast needs a place that outlives the page that shows it. Put one near the root of the app.',
    );
  }
  return toasts;
}
