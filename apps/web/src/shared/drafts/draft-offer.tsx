import { fetchedPart, useFetchedPart } from '@libretto/design-system/internals/fetched-part';
import { useMayAct } from '../acting/use-may-act.ts';
import type { DraftHandle } from './use-draft.ts';

// Rarely needed, so it is loaded on demand. If loading fails, the draft is offered on the next visit.
const line = fetchedPart(async () => (await import('./draft-line.tsx')).DraftLine);

interface DraftOfferProps<Content> {
  title: string;
  getName: (content: Content) => string;
  draft: DraftHandle<Content>;
  onResume: (content: Content) => void;
}

export function DraftOffer<Content>({ title, getName, draft, onResume }: DraftOfferProps<Content>) {
  const mayAct = useMayAct();
  const offered = draft.offered?.wanted || !mayAct('daily') ? undefined : draft.offered;
  const { piece: DraftLine } = useFetchedPart(line, offered !== undefined);
  if (!offered || !DraftLine) return null;
  const { content, savedAt } = offered;
  return (
    <DraftLine
      title={title}
      name={getName(content)}
      savedAt={savedAt}
      onResume={() => onResume(content)}
      onDiscard={draft.dismiss}
    />
  );
}
