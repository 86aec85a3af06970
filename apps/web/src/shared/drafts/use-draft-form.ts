import { useCallback, useEffect, useRef } from 'react';
import type { DraftContent } from './draft-keeper.ts';
import type { DraftHandle } from './use-draft.ts';

interface DraftFormOptions<Values, Content extends DraftContent> {
  draft: DraftHandle<Content>;
  values: Values;
  version: string | undefined;
  content: (values: Values) => Content;
  dirty: boolean;
  resumed: boolean;
  onClose: () => void;
}

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
    unsaved,
    keep: keepNow,
    /** Closes without saving, after the confirmation. An offered draft that was not resumed stays offered. */
    leave() {
      close();
      onClose();
    },
  };
}
