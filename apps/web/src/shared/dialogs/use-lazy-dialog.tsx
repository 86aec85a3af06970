import { useToast } from '@libretto/design-system/toast';
import { type ComponentType, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface LazyDialog<Props> {
  /** Fetches the code if it is not here yet, then shows the dialog. */
  open: (props: Omit<Props, 'onClose'>) => Promise<void>;
  /** For whoever opened it, when it is done. */
  close: () => void;
  /** The code is on its way. */
  loading: boolean;
  /** Goes anywhere in the page. */
  element: ReactNode;
}

/** A dialog whose code is fetched when it is first opened; `load` must be the same function every time. */
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

  // A boundary of its own, for a dialog that waits for its messages: an outer one would hide the page, and a dialog around
  // this one would open again above it.
  return { open, close, loading, element: shown && <Suspense>{shown()}</Suspense> };
}
