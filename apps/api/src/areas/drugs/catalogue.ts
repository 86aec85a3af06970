import type { components } from '../../contract/contract.gen.ts';

export type DrugData = components['schemas']['DrugData'];
type Drug = components['schemas']['Drug'];
type Vaccine = components['schemas']['Vaccine'];

/** A pack of an imported list or an entry of the built-in list. */
export interface Medicine extends Drug, Vaccine {
  vaccino: boolean;
  /** Prescription class; empty if unknown. */
  fornitura: string;
  /** URL of the leaflet, if known. */
  foglio_illustrativo: string | null;
}

export type Kind = 'drug' | 'vaccine';

export interface Catalogue {
  find(id: string): Promise<Medicine | undefined>;
  /** Unknown IDs are omitted. */
  findAll(ids: readonly string[]): Promise<Map<string, Medicine>>;
  /** Best match first, ignoring accents and case. */
  search(kind: Kind, text: string, limit: number): Promise<Medicine[]>;
  /** Returns date and source of the data, in general or for one medicine. */
  data(medicine?: Medicine): Promise<DrugData>;
}
