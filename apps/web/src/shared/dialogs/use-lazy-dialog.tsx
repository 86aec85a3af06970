import { useToast } from '@libretto/design-system/toast';
import { type ComponentType, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface LazyDialog<Props> {
  open: (props: Omit<Props, 'onClose'>) => Promise<void>;
  close: () => void;
  loading: boolean;
  element: ReactNode;
}

/** Dialog whose code is loaded on first open. `load` must be referentially stable. */
export function useLazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): LazyDialog<Props> {
  const { t } = useTranslation();
  const toasts = useToast();
  const [shown, setShown] = useState<() => ReactNode>();
  const [loading, setLoading] = useState(false);

  const open = useCallback(
    async (props: Omit<Props, 'onClose'>) => {
      setLoading(true);
      try {
        const Content = await load();
        const all = { ...props, onClose: () => setShown(undefined) } as Props;
        setShown(() => () => <Content {...all} />);
      } catch (error) {
        console.warn('The code of a dialog could not be loaded', error);
        toasts.show({ message: t('failure.connectionTitle'), tone: 'danger' });
      } finally {
        setLoading(false);
      }
    },
    [load, toasts, t],
  );

  const close = useCallback(() => setShown(undefined), []);

  // While messages load, an outer Suspense boundary would hide the page and reopen an enclosing dialog on top.
  return { open, close, loading, element: shown && <Suspense>{shown()}</Suspense> };
}
