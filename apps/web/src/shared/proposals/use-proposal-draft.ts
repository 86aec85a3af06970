import { useEffect, useState } from 'react';
import type { DraftContent } from '../drafts/draft-keeper.ts';
import { type DraftHandle, useDraft } from '../drafts/use-draft.ts';

interface Ready<Content> {
  draft: DraftHandle<Content>;
  start?: Content;
}

/** Resumes what was left of an edited proposal without asking. Undefined until that is known. */
export function useProposalDraft<Content extends DraftContent>(
  id: number,
  read: (content: DraftContent) => Content | undefined,
): Ready<Content> | undefined {
  const draft = useDraft(`proposte.${id}`, read);
  const [start, setStart] = useState<{ content: Content | undefined }>();
  const { loading, offered, accept } = draft;
  useEffect(() => {
    if (loading || start) return;
    if (offered) accept();
    setStart({ content: offered?.content });
  }, [loading, start, offered, accept]);
  return start && { draft, ...(start.content && { start: start.content }) };
}
