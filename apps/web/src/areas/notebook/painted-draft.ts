import type { Schema } from '@libretto/api-client/schema';
import type { PainMark } from '@libretto/design-system/pain-regions';
import { painLevels } from '@libretto/design-system/theme';
import * as v from 'valibot';
import { type DraftOf, defineForm } from '../../shared/forms/fields.ts';
import { type EntryRules, entryFields } from './entry-form.ts';
import type { NotebookEntry } from './notebook.queries.ts';

const isRegion = (region: unknown): region is PainMark['region'] =>
  typeof region === 'string' && /^[12][0-9]{2}$/.test(region);

const picture = v.pipe(v.string(), v.startsWith('data:image/png;base64,'));

export const paintedForm = defineForm<NotebookEntry, Schema<'NotebookCreate'>, EntryRules>()(entryFields, {
  modello: v.object({
    anteriore: picture,
    posteriore: picture,
    segni: v.array(
      v.object({
        view: v.picklist(['front', 'back']),
        region: v.custom<PainMark['region']>(isRegion),
        level: v.picklist(painLevels),
      }),
    ),
  }),
});

export type PaintedDraft = DraftOf<typeof paintedForm>;
