import type { components } from '../../contract/contract.gen.ts';

export type Language = NonNullable<components['schemas']['DrugInteraction']['lingua']>;
/** A sentence in each language. */
export type Words = Record<Language, string>;
