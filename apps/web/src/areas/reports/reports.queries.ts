import * as operations from '@libretto/api-client/operations';
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
  if (kind === 'fhir') return api.call(operations.getFhirData, { query }, { signal });
  const operation = kind === 'report' ? operations.printReport : operations.printEmergencyReport;
  return api.call(operation, { path: { id: userId }, query }, { signal });
}
