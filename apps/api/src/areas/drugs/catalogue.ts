import type { components } from '../../contract/contract.gen.ts';

export type DrugData = components['schemas']['DrugData'];
type Drug = components['schemas']['Drug'];
type Vaccine = components['schemas']['Vaccine'];

/** A pack, or a medicine of the built-in list, whatever it is shown as. */
export interface Medicine extends Drug, Vaccine {
  vaccino: boolean;
  /** On which prescription it is sold; empty when the list does not say. */
  fornitura: string;
  /** Where the leaflet is, when the list knows it. */
  foglio_illustrativo: string | null;
}

export type Kind = 'drug' | 'vaccine';

/** What medicines there are. */
export interface Catalogue {
  /** Undefined when the catalogue knows of none. */
  find(id: string): Promise<Medicine | undefined>;
  /** Several at once, by their ids; those it does not know are left out. */
  findAll(ids: readonly string[]): Promise<Map<string, Medicine>>;
  /** Best first. Accents and letter case do not count. */
  search(kind: Kind, text: string, most: number): Promise<Medicine[]>;
  /** From which day the data are and whose, of all or of one medicine. */
  data(medicine?: Medicine): Promise<DrugData>;
}
