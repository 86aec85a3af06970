import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useMessages } from '../../messages/messages.tsx';
import { focusKey } from './focus-key.ts';
import * as styles from './toast.css.ts';
import { toastMessages } from './toast.messages.ts';
import { type ToastEntry, ToastItem } from './toast-item.tsx';
import { useLiftAboveActions } from './use-lift-above-actions.ts';

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
const isVisible = () => document.visibilityState === 'visible';
const isAlwaysVisible = () => true;

export interface ToastRegionProps {
  toasts: readonly ToastEntry[];
  onDismiss: (id: number) => void;
}

export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const messages = useMessages(toastMessages);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | undefined>(undefined);
  const some = toasts.length > 0;
  // A toast shown while the tab is hidden waits until it is visible again.
  const isVisibleNow = useSyncExternalStore(subscribeToVisibility, isVisible, isAlwaysVisible);

  useLayoutEffect(() => {
    const shown = region.current;
    // Removed together with a closed dialog; it is about to be mounted elsewhere.
    if (!some || !shown?.isConnected) return undefined;
    shown.showPopover();
    return () => {
      if (shown.isConnected) shown.hidePopover();
      setHovered(false);
      setFocused(false);
    };
  }, [some]);

  useLiftAboveActions(region);

  const onReach = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== focusKey || !some) return;
    event.preventDefault();
    const inside = region.current?.contains(document.activeElement) ?? false;
    if (inside) cameFrom.current?.focus({ preventScroll: true });
    else region.current?.querySelector<HTMLElement>('li:last-child button')?.focus();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onReach(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

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

  return (
    <section
      ref={region}
      popover="manual"
      className={styles.region}
      aria-label={messages.region(focusKey)}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
      onKeyDown={onKeyDown}
    >
      <ol className={styles.list}>
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} paused={hovered || focused || !isVisibleNow} onDismiss={dismiss} />
        ))}
      </ol>
    </section>
  );
}
