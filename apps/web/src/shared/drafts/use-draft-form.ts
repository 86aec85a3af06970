import { useCallback, useEffect, useRef } from 'react';
import type { DraftContent } from './draft-keeper.ts';
import type { DraftHandle } from './use-draft.ts';

/** The store of a form, which is listened to: a dialog that rendered for each keystroke would render all of its fields. */
interface ValuesStore<Values> {
  readonly state: { values: Values };
  subscribe: (listener: () => void) => { unsubscribe: () => void };
}

interface DraftFormOptions<Values, Content extends DraftContent> {
  draft: DraftHandle<Content>;
  store: ValuesStore<Values>;
  version: string | undefined;
  content: (values: Values) => Content;
  dirty: boolean;
  resumed: boolean;
  onClose: () => void;
}

export function useDraftForm<Values, Content extends DraftContent>(props: DraftFormOptions<Values, Content>) {
  const { draft, store, version, content, dirty, resumed, onClose } = props;
  const { keep, close } = draft;
  const make = useRef(content);
  make.current = content;
  const keepNow = useCallback(
    () => keep({ ...make.current(store.state.values), versione: version }),
    [store, version, keep],
  );
  useEffect(() => {
    if (!dirty) return;
    keepNow();
    let kept = store.state.values;
    const { unsubscribe } = store.subscribe(() => {
      if (store.state.values === kept) return;
      kept = store.state.values;
      keepNow();
    });
    return unsubscribe;
  }, [dirty, store, keepNow]);

  const unsaved = dirty || resumed;
  return {
    unsaved,
    keep: keepNow,
    /** Closes without saving, after the confirmation. An offered draft that was not resumed stays offered. */
    leave() {
      close();
      onClose();
    },
  };
}
