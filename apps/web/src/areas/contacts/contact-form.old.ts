import { isPhone } from '@libretto/design-system/phone-field';
import * as v from 'valibot';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import type { ContactKind } from './contacts.queries.ts';

export interface ContactForm {
  contatto_nominativo: string;
  contatto_telefono: string;
  id_livello_confidenzialita: number | null;
}

/** A contact that is not saved yet: its fields, which contact it is (0 for a new one) and its list. */
export interface ContactDraft extends ContactForm {
  [name: string]: unknown;
  id_contatto: number;
  kind: ContactKind;
}

export interface ContactWords {
  required: string;
  phone: string;
  long: string;
}

const isFilled = (text: string) => text.trim() !== '';

export function contactSchema(words: ContactWords) {
  return v.object({
    contatto_nominativo: v.pipe(v.string(), v.check(isFilled, words.required), v.maxLength(120, words.long)),
    contatto_telefono: v.pipe(
      v.string(),
      v.check(isFilled, words.required),
      v.check(isPhone, words.phone),
      v.maxLength(40, words.phone),
    ),
    id_livello_confidenzialita: v.pipe(
      v.nullable(v.number()),
      v.check((level) => level !== null, words.required),
    ),
  });
}

const kept = v.object({
  id_contatto: v.number(),
  kind: v.picklist(['emergency', 'other']),
  contatto_nominativo: v.string(),
  contatto_telefono: v.string(),
  id_livello_confidenzialita: v.nullable(v.number()),
});

export function readContactDraft(content: DraftContent): ContactDraft | undefined {
  const read = v.safeParse(kept, content);
  return read.success ? { ...read.output } : undefined;
}
