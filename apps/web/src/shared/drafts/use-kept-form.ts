import { useCallback, useEffect, useRef } from 'react';
import type { DraftContent } from './draft-keeper.ts';
import type { DraftHandle } from './use-draft.ts';

interface KeptForm<Values, Content extends DraftContent> {
  draft: DraftHandle<Content>;
  /** What the form holds now. */
  values: Values;
  /** Of the record that is changed, when the form was begun. */
  version: string | undefined;
  /** With what says which record it belongs to. */
  content: (values: Values) => Content;
  dirty: boolean;
  /** It began with what was left the last time. */
  resumed: boolean;
  onClose: () => void;
}

/** The form of a dialog, kept as a draft with every change until it is saved or left. */
export function useKeptForm<Values, Content extends DraftContent>(props: KeptForm<Values, Content>) {
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
    /** Leaving asks first. */
    unsaved,
    /** As it stands, changed or not: before something else takes its place. */
    keep: keepNow,
    /** Without saving, after the question. A draft that was offered and not resumed stays offered. */
    leave() {
      close();
      onClose();
    },
  };
}
