import { VisitSave as maxLengths } from '@libretto/api-client/max-lengths';
import type { Schema } from '@libretto/api-client/schema';
import * as v from 'valibot';
import { today } from '../../shared/formats/formats.ts';
import { type DraftOf, defineForm, type ValuesOf } from '../../shared/forms/fields.ts';
import {
  laterConfidentialityLevel,
  type PastDayRules,
  pastDay,
  requiredText,
} from '../../shared/forms/record-fields.ts';
import type { Visit } from './visits.queries.ts';

interface VisitRules extends PastDayRules {
  long: string;
}

export const textFields = ['visita_motivazione', 'visita_osservazioni', 'visita_conclusioni'] as const;

export const visitForm = defineForm<Visit, Schema<'VisitSave'>, VisitRules>()(
  {
    visita_data: { draft: v.string(), empty: today, rule: pastDay },
    visita_motivazione: requiredText(maxLengths.visita_motivazione),
    visita_osservazioni: requiredText(maxLengths.visita_osservazioni),
    visita_conclusioni: requiredText(maxLengths.visita_conclusioni),
    id_livello_confidenzialita: laterConfidentialityLevel,
  },
  { id_visita: v.number() },
);

export type VisitValues = ValuesOf<typeof visitForm>;
export type VisitDraft = DraftOf<typeof visitForm>;
