import type { PainDraft } from '@libretto/design-system/pain-canvas';
import * as z from 'zod/mini';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import type { EntryForm } from './entry-form.ts';

/** A new entry that is not saved yet: its fields, and its strokes as data so that they can be undone another day. */
export interface EntryDraft extends EntryForm {
  [name: string]: unknown;
  /** What `draftOf` gave; the drawing itself refuses what is none. */
  disegno: PainDraft | undefined;
}

const kept = z.object({
  taccuino_descrizione: z.string(),
  taccuino_data: z.string(),
  id_livello_confidenzialita: z.nullable(z.number()),
  disegno: z.custom<PainDraft | undefined>(),
});

export function readEntryDraft(content: DraftContent): EntryDraft | undefined {
  const { success, data } = kept.safeParse({ ...content, disegno: content.disegno });
  return success ? { ...data } : undefined;
}

/** The description of an entry that exists already: nothing else of it can be changed. */
export type DescriptionDraft = { taccuino_descrizione: string };

const keptDescription = z.object({ taccuino_descrizione: z.string() });

export function readDescriptionDraft(content: DraftContent): DescriptionDraft | undefined {
  return keptDescription.safeParse(content).data;
}
