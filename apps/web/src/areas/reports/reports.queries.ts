import { api } from '../../shared/api/api.ts';
import type { Language } from '../../shared/preferences/preferences.ts';

/** In the order of the page. */
export const kinds = ['report', 'emergency', 'fhir'] as const;
export type Kind = (typeof kinds)[number];

export interface Wanted {
  kind: Kind;
  userId: number;
  language: Language;
}

/** The document, made anew by the server each time. */
export function fetchReport({ kind, userId, language }: Wanted, signal?: AbortSignal): Promise<Blob> {
  const query = { lingua: language };
  if (kind === 'fhir') return api.call('getFhirData', { query }, { signal });
  const id = kind === 'report' ? 'printReport' : 'printEmergencyReport';
  return api.call(id, { path: { id: userId }, query }, { signal });
}
