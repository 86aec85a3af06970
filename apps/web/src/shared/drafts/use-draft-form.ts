import { useCallback, useEffect, useRef } from 'react';
import type { DraftContent } from './draft-keeper.ts';
import type { DraftHandle } from './use-draft.ts';

interface DraftFormOptions<Values, Content extends DraftContent> {
  draft: DraftHandle<Content>;
  values: Values;
  /** Version of the edited record when the form was opened. */
  version: string | undefined;
  /** Adds the keys that identify the record. */
  content: (values: Values) => Content;
  dirty: boolean;
  /** The form was opened with a draft. */
  resumed: boolean;
  onClose: () => void;
}

/** Stores the form of a dialog as a draft on every change until it is saved or cancelled. */
export function useDraftForm<Values, Content extends DraftContent>(props: DraftFormOptions<Values, Content>) {
  const { draft, values, version, content, dirty, resumed, onClose } = props;
  const { keep, close } = draft;
  const make = useRef(content);
  make.current = content;
  const keepNow = useCallback(() => keep({ ...make.current(values), versione: version }), [values, version, keep]);
  useEffect(() => {
    if (dirty) keepNow();
  }, [dirty, keepNow]);

  const unsaved = dirty || resumed;
  return {
    /** Leaving needs a confirmation. */
    unsaved,
    /** Stores the current values, changed or not, before another dialog replaces this one. */
    keep: keepNow,
    /** Closes without saving, after the confirmation. An offered draft that was not resumed stays offered. */
    leave() {
      close();
      onClose();
    },
  };
}
