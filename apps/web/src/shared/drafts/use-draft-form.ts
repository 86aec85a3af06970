import { useCallback, useEffect, useRef } from 'react';
import { followValues, type ValuesStore } from '../forms/follow-values.ts';
import type { DraftContent } from './draft-keeper.ts';
import type { DraftHandle } from './use-draft.ts';

interface DraftFormOptions<Values, Content extends DraftContent> {
  draft: DraftHandle<Content>;
  /** Followed without rendering: a dialog that rendered for a keystroke would render all of its fields. */
  store: ValuesStore<Values> & { readonly state: { isDefaultValue: boolean } };
  version: string | undefined;
  content: (values: Values) => Content;
  onClose: () => void;
}

export function useDraftForm<Values, Content extends DraftContent>(props: DraftFormOptions<Values, Content>) {
  const { draft, store, version, content, onClose } = props;
  const { keep, close } = draft;
  const make = useRef(content);
  make.current = content;
  const keepNow = useCallback(
    () => keep({ ...make.current(store.state.values), versione: version }),
    [store, version, keep],
  );
  useEffect(() => {
    let dirty = !store.state.isDefaultValue;
    if (dirty) keepNow();
    return followValues(store, () => {
      const wasDirty = dirty;
      dirty = !store.state.isDefaultValue;
      if (dirty || wasDirty) keepNow();
    });
  }, [store, keepNow]);

  return {
    keep: keepNow,
    /** Closes without saving, after the confirmation. An offered draft that was not resumed stays offered. */
    leave() {
      close();
      onClose();
    },
  };
}
