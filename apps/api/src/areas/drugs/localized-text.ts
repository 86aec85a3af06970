import type { components } from '../../contract/contract.gen.ts';

export type Language = NonNullable<components['schemas']['DrugInteraction']['lingua']>;
export type LocalizedText = Record<Language, string>;
