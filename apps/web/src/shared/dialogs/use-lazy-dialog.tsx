import { nextPaint } from '@libretto/design-system/internals/next-paint';
import { useToast } from '@libretto/design-system/toast';
import {
  type ComponentType,
  type ReactNode,
  type Ref,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { unreachedTitle } from '../page/online.ts';

export interface LazyDialog<Props> {
  open: (props: Omit<Props, 'onClose'>) => Promise<void>;
  close: () => void;
  loading: boolean;
  element: ReactNode;
}

/** Milliseconds. Most dialogs open sooner, and a button that says it is loading renders its page. */
const loadingDelay = 150;

interface Outlet {
  show: (content: () => ReactNode) => void;
  clear: () => void;
}

interface DialogOutletProps {
  ref: Ref<Outlet>;
  onClosed: (() => void) | undefined;
}

/** Holds the open dialog outside the state of its page: opening and closing it would render every row of the page. */
function DialogOutlet({ ref, onClosed }: DialogOutletProps) {
  const [content, setContent] = useState<() => ReactNode>();
  useImperativeHandle(
    ref,
    () => ({
      // In a transition, so that a dialog with many fields does not block the page while it renders.
      show: (shown) => startTransition(() => setContent(() => shown)),
      clear: () => setContent(undefined),
    }),
    [],
  );
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
  const outlet = useRef<Outlet>(null);
  const [loading, setLoading] = useState(false);

  const open = useCallback(
    async (props: Omit<Props, 'onClose'>) => {
      const timer = setTimeout(() => startTransition(() => setLoading(true)), loadingDelay);
      try {
        // Adding the links to a dozen files takes as long as rendering the dialog.
        await nextPaint();
        const Content = await load();
        const all = { ...props, onClose: () => outlet.current?.clear() } as Props;
        outlet.current?.show(() => <Content {...all} />);
      } catch (error) {
        console.warn('The code of a dialog could not be loaded', error);
        toasts.show({ message: t(unreachedTitle()), tone: 'danger' });
      } finally {
        clearTimeout(timer);
        startTransition(() => setLoading(false));
      }
    },
    [load, toasts, t],
  );

  const close = useCallback(() => outlet.current?.clear(), []);

  return { open, close, loading, element: <DialogOutlet ref={outlet} onClosed={onClosed} /> };
}
