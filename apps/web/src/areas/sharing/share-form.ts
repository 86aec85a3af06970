import * as v from 'valibot';
import type { Language } from '../../shared/preferences/preferences.ts';
import { type Area, readerOf, type ShareSave, type VisitSheet } from './sharing.queries.ts';

/** Hours, and how often. */
export const lifetimes = ['1', '24', '168', '720', '2160'] as const;
export const uses = ['', '1', '3', '10'] as const;

export interface ShareForm {
  etichetta: string;
  livello: number;
  aree: string[];
  pdf: boolean;
  fhir: boolean;
  ore: string;
  usi: string;
  codice: string;
}

/** Nothing is open until it was ticked; the level is the one that the plain care of a doctor asks for. */
export const emptyForm = (label: string): ShareForm => ({
  etichetta: label,
  livello: 4,
  aree: [],
  pdf: true,
  fhir: true,
  ore: '168',
  usi: '',
  codice: '',
});

interface Words {
  required: string;
  areas: string;
  contents: string;
  code: string;
}

export const shareSchema = (words: Words, visit: boolean) =>
  v.pipe(
    v.object({
      etichetta: v.pipe(
        v.string(),
        v.check((value) => value.trim() !== '', words.required),
      ),
      livello: v.number(),
      aree: v.pipe(
        v.array(v.string()),
        v.check((value) => visit || value.length > 0, words.areas),
      ),
      pdf: v.boolean(),
      fhir: v.boolean(),
      ore: v.string(),
      usi: v.string(),
      codice: v.pipe(
        v.string(),
        v.trim(),
        v.check((value) => value === '' || value.length >= 4, words.code),
      ),
    }),
    v.forward(
      v.check(({ pdf, fhir }) => pdf || fhir, words.contents),
      ['pdf'],
    ),
  );

export function bodyOf(form: ShareForm, visita: VisitSheet | undefined, lingua: Language): ShareSave {
  const about = {
    etichetta: form.etichetta.trim(),
    contenuti: (['fhir', 'pdf'] as const).filter((kind) => form[kind]),
    ore_di_validita: Number(form.ore),
    lingua,
    ...(form.usi && { usi_massimi: Number(form.usi) }),
    // What stands around it nobody says aloud.
    ...(form.codice.trim() && { codice: form.codice.trim() }),
  };
  if (visita) return { ...about, visita };
  const { id_livello_confidenzialita } = readerOf({ doctor: undefined, level: form.livello });
  return { ...about, aree: form.aree as Area[], ...(id_livello_confidenzialita && { id_livello_confidenzialita }) };
}
