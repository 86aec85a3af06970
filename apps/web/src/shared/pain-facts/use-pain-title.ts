import type { Schema } from '@libretto/api-client/schema';
import { usePainLabels } from '@libretto/design-system/pain-regions';
import { toMarks } from '../notebook/zones.ts';

type Described = Pick<Schema<'NotebookEntry'>, 'taccuino_descrizione' | 'taccuino_zone'>;

/** Returns the words of a pain, or else its strongest parts of the body; empty without both. */
export function usePainTitle(): (entry: Described) => string {
  const labels = usePainLabels();
  return ({ taccuino_descrizione, taccuino_zone }) =>
    taccuino_descrizione.trim() || labels.title(toMarks(taccuino_zone));
}
