import { FamilyAnamnesisSave, RecentAnamnesisSave, RemoteAnamnesisSave } from '@libretto/api-client/max-lengths';
import * as v from 'valibot';
import { type DraftOf, defineForm } from '../../shared/forms/fields.ts';
import type { TextPart, WrittenText } from './parts.ts';

export const maxTextLengths: Record<TextPart, number> = {
  familiare: FamilyAnamnesisSave.anamnesi_familiare_contenuto,
  prossima: RecentAnamnesisSave.anamnesi_prossima_contenuto,
  remota: RemoteAnamnesisSave.anamnesi_remota_contenuto,
};

export const textForm = defineForm<WrittenText, Pick<WrittenText, 'text'>, { long: string; maxLength: number }>()({
  text: {
    draft: v.string(),
    empty: '',
    rule: ({ long, maxLength }) => v.pipe(v.string(), v.maxLength(maxLength, long)),
  },
});

export type TextDraft = DraftOf<typeof textForm>;
