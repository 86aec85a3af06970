import { nextPaint } from '@libretto/design-system/internals/next-paint';
import { useToast } from '@libretto/design-system/toast';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import { unreachedTitle } from '../page/online.ts';

export interface LazyDialog<Props> {
  open: (props: Omit<Props, 'onClose'>) => Promise<void>;
  close: () => void;
  loading: boolean;
  element: ReactNode;
}

/** Holds the open dialog outside the state of its page: opening and closing it would render every row of the page. */
class DialogSlot {
  #content: (() => ReactNode) | undefined;
  #onChange: (() => void) | undefined;

  readonly get = () => this.#content;
  readonly set = (content?: () => ReactNode) => {
    this.#content = content;
    this.#onChange?.();
  };
  readonly subscribe = (onChange: () => void) => {
    this.#onChange = onChange;
    return () => {
      this.#onChange = undefined;
    };
  };
}

/** Milliseconds. Most dialogs open sooner, and a button that says it is loading renders its page. */
const loadingDelay = 150;

interface DialogOutletProps {
  slot: DialogSlot;
  onClosed: (() => void) | undefined;
}

function DialogOutlet({ slot, onClosed }: DialogOutletProps) {
  const content = useSyncExternalStore(slot.subscribe, slot.get, slot.get);
  const open = content !== undefined;
  const wasOpen = useRef(false);
  const notifyClosed = useEffectEvent(() => onClosed?.());
  useEffect(() => {
    if (wasOpen.current && !open) notifyClosed();
    wasOpen.current = open;
  }, [open]);
  // While messages load, an outer Suspense boundary would hide the page and reopen an enclosing dialog on top.
  return content && <Suspense>{content()}</Suspense>;
}

/**
 * Dialog whose code is loaded on first open. `load` must be referentially stable. `onClosed` runs when the dialog is gone
 * and the focus has returned.
 */
export function useLazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  onClosed?: () => void,
): LazyDialog<Props> {
  const { t } = useTranslation();
  const toasts = useToast();
  const [slot] = useState(() => new DialogSlot());
  const [loading, setLoading] = useState(false);

  const open = useCallback(
    async (props: Omit<Props, 'onClose'>) => {
      const timer = setTimeout(() => startTransition(() => setLoading(true)), loadingDelay);
      try {
        // Adding the links to a dozen files takes as long as rendering the dialog.
        await nextPaint();
        const Content = await load();
        const all = { ...props, onClose: () => slot.set() } as Props;
        slot.set(() => <Content {...all} />);
      } catch (error) {
        console.warn('The code of a dialog could not be loaded', error);
        toasts.show({ message: t(unreachedTitle()), tone: 'danger' });
      } finally {
        clearTimeout(timer);
        startTransition(() => setLoading(false));
      }
    },
    [load, slot, toasts, t],
  );

  const close = useCallback(() => slot.set(), [slot]);

  return { open, close, loading, element: <DialogOutlet slot={slot} onClosed={onClosed} /> };
}
