import type { components } from '../../contract/contract.gen.ts';

export type DrugData = components['schemas']['DrugData'];
type Drug = components['schemas']['Drug'];
type Vaccine = components['schemas']['Vaccine'];

export interface Medicine extends Drug, Vaccine {
  vaccino: boolean;
  fornitura: string;
  foglio_illustrativo: string | null;
}

export type Kind = 'drug' | 'vaccine';

export interface Catalogue {
  find(id: string): Promise<Medicine | undefined>;
  /** Unknown IDs are omitted. */
  findAll(ids: readonly string[]): Promise<Map<string, Medicine>>;
  /** Best match first, ignoring accents and case. */
  search(kind: Kind, text: string, limit: number): Promise<Medicine[]>;
  data(medicine?: Medicine): Promise<DrugData>;
}
