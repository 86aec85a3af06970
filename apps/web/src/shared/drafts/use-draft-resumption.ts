import { useNavigate } from '@tanstack/react-router';
import type { DraftPage } from './forms.ts';
import { resumeDraft } from './use-draft.ts';

export interface UnfinishedDraft {
  modulo: string;
  savedAt: string;
  place: DraftPage;
}

/** Opens the page of a draft with the draft. */
export function useDraftResumption(): (draft: UnfinishedDraft) => void {
  const navigate = useNavigate();
  return ({ modulo, place: { path, search } }) => {
    resumeDraft(modulo);
    void navigate({ to: path, ...(search && { search }) });
  };
}
