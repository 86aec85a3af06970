import { fetchedPart, useFetchedPart } from '@libretto/design-system/fetched-part';
import type { DraftHandle } from './use-draft.ts';

// Most pages have nothing to offer. Where the card does not come, the draft waits for the next time.
const card = fetchedPart(async () => (await import('./draft-card.tsx')).DraftCard);

interface DraftOfferProps<Content> {
  title: string;
  /** What the record is called, as far as it was written. */
  nameOf: (content: Content) => string;
  draft: DraftHandle<Content>;
  onResume: (content: Content) => void;
}

/** A record that was left half written. */
export function DraftOffer<Content>({ title, nameOf, draft, onResume }: DraftOfferProps<Content>) {
  const offered = draft.offered?.wanted ? undefined : draft.offered;
  const { piece: DraftCard } = useFetchedPart(card, offered !== undefined);
  if (!offered || !DraftCard) return null;
  const { content, savedAt } = offered;
  return (
    <DraftCard
      title={title}
      name={nameOf(content)}
      savedAt={savedAt}
      onResume={() => onResume(content)}
      onDiscard={draft.dismiss}
    />
  );
}
