import type { Schema } from '@libretto/api-client/schema';
import { usePainLabels } from '@libretto/design-system/pain-regions';
import { toMarks } from '../notebook/zones.ts';

type Described = Pick<Schema<'NotebookEntry'>, 'taccuino_descrizione' | 'taccuino_zone'>;

const maxZones = 3;

/** Returns the words of a pain, or else its strongest regions; empty without both. */
export function usePainTitle(): (entry: Described) => string {
  const labels = usePainLabels();
  return ({ taccuino_descrizione, taccuino_zone }) =>
    taccuino_descrizione.trim() || labels.parts(toMarks(taccuino_zone), maxZones).join('; ');
}
