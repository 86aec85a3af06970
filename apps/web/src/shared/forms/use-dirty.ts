import { useCallback, useSyncExternalStore } from 'react';

/** A form that tells whether its values differ from those it was opened with. */
export interface ChangingForm {
  readonly store: {
    readonly state: { isDefaultValue: boolean };
    subscribe: (listener: () => void) => { unsubscribe: () => void };
  };
}

const unsubscribe = () => {};

/** Returns whether the form has changes; false without one. The component that asks is rendered by the first of them. */
export function useDirty(form: ChangingForm | undefined): boolean {
  const store = form?.store;
  const subscribe = useCallback(
    (listener: () => void) => store?.subscribe(listener).unsubscribe ?? unsubscribe,
    [store],
  );
  return useSyncExternalStore(subscribe, () => store !== undefined && !store.state.isDefaultValue);
}
