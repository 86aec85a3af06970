import type { Schema } from '@libretto/api-client/schema';
import type { FetchedPart } from '@libretto/design-system/internals/fetched-part';
import type { ComponentType } from 'react';

/** Parts of other areas, fetched when they are shown or printed. */
export interface RecordParts {
  Habits: FetchedPart<ComponentType<{ record: Schema<'PhysiologicalAnamnesis'>; sex: string }>>;
  ReactionFacts: FetchedPart<ComponentType<{ report: Schema<'ReactionReport'>; headingLevel: 3 | 4 }>>;
}
