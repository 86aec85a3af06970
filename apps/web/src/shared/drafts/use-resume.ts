import { useEffect, useRef } from 'react';
import type { DraftHandle } from './use-draft.ts';

export function useResume<Content>(draft: DraftHandle<Content>, open: (content: Content) => void, ready = true) {
  function resume(content: Content) {
    draft.accept();
    open(content);
  }
  const wanted = draft.offered?.wanted && ready ? draft.offered.content : undefined;
  const latestResume = useRef(resume);
  useEffect(() => {
    latestResume.current = resume;
  });
  useEffect(() => {
    if (wanted) latestResume.current(wanted);
  }, [wanted]);
  return resume;
}
