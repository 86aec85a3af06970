import * as operations from '@libretto/api-client/operations';
import type { ComboboxItem } from '@libretto/design-system/combobox';
import { api } from '../../shared/api/api.ts';

/** What is written in a field for a place, and the suggestion that it stands for. */
export interface PlaceValue {
  text: string;
  chosen: ComboboxItem | null;
}

// No municipality has such a code, so it is never taken for one.
const stored = '=';

export function storedPlace(name: string | null): PlaceValue {
  return { text: name ?? '', chosen: name ? { id: stored, label: name } : null };
}

/** The four characters of the place in a tax code; only suggestions of the server carry them. */
export function placeCode({ chosen }: PlaceValue): string | undefined {
  return chosen === null || chosen.id === stored ? undefined : chosen.id;
}

export async function searchPlaces(text: string, signal: AbortSignal, abroad: string): Promise<ComboboxItem[]> {
  const cities = await api.call(operations.searchCities, { path: { x: text } }, { signal });
  return cities.map(({ city, provincia, codice_catastale, estero }) => ({
    id: codice_catastale,
    label: city,
    description: estero ? abroad : provincia,
  }));
}
