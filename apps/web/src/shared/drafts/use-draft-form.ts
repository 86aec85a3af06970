import { useCallback, useEffect, useRef } from 'react';
import { followValues, type ValuesStore } from '../forms/follow-values.ts';
import type { DraftContent } from './draft-keeper.ts';
import type { DraftHandle } from './use-draft.ts';

interface DraftFormOptions<Values, Content extends DraftContent> {
  draft: DraftHandle<Content>;
  /** Followed without rendering: a dialog that rendered for each keystroke would render all of its fields. */
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
    return followValues(store, keepNow);
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
