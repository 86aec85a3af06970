import { ShareSave as maxLengths } from '@libretto/api-client/max-lengths';
import * as v from 'valibot';
import { defineForm, type ValuesOf } from '../../shared/forms/fields.ts';
import { optionalText, requiredText, type TextRules } from '../../shared/forms/record-fields.ts';
import type { Language } from '../../shared/preferences/preferences.ts';
import type { Area, Share, ShareSave, VisitSheet } from './sharing.queries.ts';

export const lifetimes = ['1', '24', '168', '720', '2160'] as const;
export const uses = ['', '1', '3', '10'] as const;

interface ShareRules extends TextRules {
  areas: string;
  contents: string;
  code: string;
  visit: boolean;
}

const code = optionalText(maxLengths.codice);
const isCode = (text: string) => text.trim() === '' || text.trim().length >= 4;
const isSelected = { draft: v.boolean(), empty: true, send: () => undefined };

/** Nothing is selected by default; the default level is that of ordinary care. */
export const shareForm = defineForm<never, Extract<ShareSave, { aree: unknown }>, ShareRules>()({
  etichetta: requiredText(maxLengths.etichetta),
  id_livello_confidenzialita: {
    draft: v.number(),
    empty: 4,
    send: (level) => level as Share['id_livello_confidenzialita'],
  },
  aree: {
    draft: v.array(v.string()),
    empty: [],
    rule: ({ areas, visit }) =>
      v.pipe(
        v.array(v.string()),
        v.check((chosen) => visit || chosen.length > 0, areas),
      ),
    send: (chosen) => chosen as Area[],
  },
  pdf: isSelected,
  fhir: isSelected,
  ore_di_validita: { draft: v.string(), empty: '168', send: Number },
  usi_massimi: { draft: v.string(), empty: '', send: (times) => (times ? Number(times) : undefined) },
  // Surrounding spaces are not part of the passcode.
  codice: {
    ...code,
    rule: (rules) => v.pipe(code.rule(rules), v.check(isCode, rules.code)),
    send: (text) => text.trim() || undefined,
  },
});

export type ShareValues = ValuesOf<typeof shareForm>;

export interface Replacement {
  share: Share;
  area: Area;
  level: number;
}

/** A link cannot be changed: the values of one that shows an area and a level as well. */
export const replacingValues = ({ share, area, level }: Replacement) => ({
  etichetta: share.etichetta,
  id_livello_confidenzialita: Math.max(share.id_livello_confidenzialita, level),
  aree: [...new Set([...share.aree, area])],
  pdf: share.contenuti.includes('pdf'),
  fhir: share.contenuti.includes('fhir'),
});

export const shareSchema = (rules: ShareRules) =>
  v.pipe(
    shareForm.schema(rules),
    v.forward(
      v.partialCheck([['pdf'], ['fhir']], ({ pdf, fhir }) => pdf || fhir, rules.contents),
      ['pdf'],
    ),
  );

export function shareBody(values: ShareValues, visita: VisitSheet | undefined, lingua: Language): ShareSave {
  const contenuti = (['fhir', 'pdf'] as const).filter((kind) => values[kind]);
  const body = { ...shareForm.body(values, undefined), contenuti, lingua };
  if (!visita) return body;
  // A visit sheet defines its own contents.
  const { aree: _areas, id_livello_confidenzialita: _level, ...rest } = body;
  return { ...rest, visita };
}
