import type { PainDraft } from '@libretto/design-system/pain-canvas';
import * as v from 'valibot';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import type { EntryForm } from './entry-form.ts';

/** A new entry that is not saved yet: its fields, and its strokes as data so that they can be undone another day. */
export interface EntryDraft extends EntryForm {
  [name: string]: unknown;
  /** What `draftOf` gave; the drawing itself refuses what is none. */
  disegno: PainDraft | undefined;
}

const kept = v.object({
  taccuino_descrizione: v.string(),
  taccuino_data: v.string(),
  id_livello_confidenzialita: v.nullable(v.number()),
  disegno: v.custom<PainDraft | undefined>(() => true),
});

export function readEntryDraft(content: DraftContent): EntryDraft | undefined {
  const read = v.safeParse(kept, { ...content, disegno: content.disegno });
  return read.success ? { ...read.output } : undefined;
}

/** The description of an entry that exists already: nothing else of it can be changed. */
export type DescriptionForm = { taccuino_descrizione: string };
export type DescriptionDraft = DescriptionForm & { [name: string]: unknown };

const keptDescription = v.object({ taccuino_descrizione: v.string() });

export function readDescriptionDraft(content: DraftContent): DescriptionDraft | undefined {
  const read = v.safeParse(keptDescription, content);
  return read.success ? read.output : undefined;
}
