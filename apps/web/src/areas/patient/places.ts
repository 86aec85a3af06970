import * as operations from '@libretto/api-client/operations';
import type { ComboboxItem } from '@libretto/design-system/combobox';
import { api } from '../../shared/api/api.ts';

export interface PlaceValue {
  text: string;
  chosen: ComboboxItem | null;
}

// Placeholder id for a stored place; no municipality has it.
const storedPlaceId = '=';

export function storedPlace(name: string | null): PlaceValue {
  return { text: name ?? '', chosen: name ? { id: storedPlaceId, label: name } : null };
}

export function placeCode({ chosen }: PlaceValue): string | undefined {
  return chosen === null || chosen.id === storedPlaceId ? undefined : chosen.id;
}

export async function searchPlaces(text: string, signal: AbortSignal, abroad: string): Promise<ComboboxItem[]> {
  const cities = await api.call(operations.searchCities, { path: { x: text } }, { signal });
  return cities.map(({ city, provincia, codice_catastale, estero }) => ({
    id: codice_catastale,
    label: city,
    description: estero ? abroad : provincia,
  }));
}
