import type { PainMark } from '@libretto/design-system/pain-regions';
import { painLevels } from '@libretto/design-system/theme';
import * as v from 'valibot';
import type { BodyPictures } from '../../shared/drafts/body-pictures.ts';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import type { EntryForm } from './entry-form.ts';

/** A new entry that began with a body painted in 3D. */
export interface PaintedDraft extends EntryForm {
  [name: string]: unknown;
  modello: BodyPictures;
}

const isRegion = (region: unknown): region is PainMark['region'] =>
  typeof region === 'string' && /^[12][0-9]{2}$/.test(region);

const picture = v.pipe(v.string(), v.startsWith('data:image/png;base64,'));

const kept = v.object({
  taccuino_descrizione: v.string(),
  taccuino_data: v.string(),
  id_livello_confidenzialita: v.nullable(v.number()),
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

export function readPaintedDraft(content: DraftContent): PaintedDraft | undefined {
  const read = v.safeParse(kept, content);
  return read.success ? { ...read.output } : undefined;
}
