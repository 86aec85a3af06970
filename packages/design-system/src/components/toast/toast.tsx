import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  use,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { subscribeToModals, topModal } from '../../internals/modal/stack.ts';
import { commonMessages, useMessages } from '../../messages/messages.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './toast.css.ts';
import { toastMessages } from './toast.messages.ts';
import { type ToastEntry, ToastItem, type ToastOptions } from './toast-item.tsx';

export interface Toasts {
  /** Shows it and answers an id that `dismiss` takes. */
  show: (options: ToastOptions) => number;
  dismiss: (id: number) => void;
}

const ToastContext = createContext<Toasts | undefined>(undefined);

/** Inside the topmost modal dialog, because everything outside it is inert; else at the end of the page. */
const currentHost = () => topModal() ?? document.body;
const noHost = () => undefined;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ToastEntry[]>([]);
  const count = useRef(0);
  const host = useSyncExternalStore(subscribeToModals, currentHost, noHost);

  const value = useMemo<Toasts>(() => {
    const dismiss = (id: number) => setToasts((before) => before.filter((toast) => toast.id !== id));
    const show = (options: ToastOptions) => {
      count.current += 1;
      const toast = { ...options, id: count.current };
      // Three at most: more would cover the page and nobody reads them.
      setToasts((before) => [...before, toast].slice(-3));
      return toast.id;
    };
    return { show, dismiss };
  }, []);

  return (
    <ToastContext value={value}>
      {children}
      {host && createPortal(<ToastRegion toasts={toasts} onDismiss={value.dismiss} />, host)}
    </ToastContext>
  );
}

interface ToastRegionProps {
  toasts: readonly ToastEntry[];
  onDismiss: (id: number) => void;
}

function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const messages = useMessages(toastMessages);
  const tones = useMessages(commonMessages);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | undefined>(undefined);
  const some = toasts.length > 0;

  useLayoutEffect(() => {
    // A dialog that has just been closed took it along; it is about to be put anew into the page.
    if (!region.current?.isConnected) return;
    if (some) region.current.showPopover();
    else {
      region.current.hidePopover();
      setHovered(false);
      setFocused(false);
    }
  }, [some]);

  /** Whoever closes a toast by keyboard continues where they were before. */
  function dismiss(id: number) {
    const inside = region.current?.contains(document.activeElement) ?? false;
    onDismiss(id);
    if (inside && cameFrom.current?.isConnected) cameFrom.current.focus({ preventScroll: true });
  }

  function onFocus(event: FocusEvent) {
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !region.current?.contains(from)) cameFrom.current = from;
    setFocused(true);
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = toasts.at(-1);
    if (event.key !== 'Escape' || !last) return;
    event.preventDefault();
    event.stopPropagation();
    dismiss(last.id);
  }

  const latest = toasts.at(-1);
  const urgent = latest?.tone === 'danger' || latest?.tone === 'warning';
  const spoken = latest && (
    <span key={latest.id}>
      {tones[latest.tone ?? 'info']} {latest.message}
    </span>
  );

  return (
    <>
      <VisuallyHidden role="status">{!urgent && spoken}</VisuallyHidden>
      <VisuallyHidden role="alert">{urgent && spoken}</VisuallyHidden>
      <section
        ref={region}
        popover="manual"
        className={styles.region}
        aria-label={messages.region}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={onFocus}
        onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
        onKeyDown={onKeyDown}
      >
        <ol className={styles.list}>
          {toasts.map((toast) => (
            <ToastItem key={toast.id} toast={toast} paused={hovered || focused} onDismiss={dismiss} />
          ))}
        </ol>
      </section>
    </>
  );
}

/** `toasts.show({ message: 'Contatto eliminato', tone: 'success', action: { label: 'Annulla', onAction } })` */
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
