import * as operations from '@libretto/api-client/operations';
import { api } from '../../shared/api/api.ts';
import type { Language } from '../../shared/preferences/preferences.ts';

/** In the order of the page. */
export const kinds = ['report', 'emergency', 'fhir'] as const;
export type Kind = (typeof kinds)[number];

/** For whom the report is. */
export const audiences = ['medico', 'farmacista', 'emergenza'] as const;
export type Audience = (typeof audiences)[number];

/** What is asked of the report alone. */
export interface Choices {
  audience: Audience;
  /** The most secret records that are in it. */
  level: number;
}

export interface Wanted {
  kind: Kind;
  userId: number;
  language: Language;
  choices: Choices;
}

/** The document, made anew by the server each time. */
export function fetchReport(
  { kind, userId, language, choices: { audience, level } }: Wanted,
  signal?: AbortSignal,
): Promise<Blob> {
  const query = { lingua: language };
  if (kind === 'fhir') return api.call(operations.getFhirData, { query }, { signal });
  const path = { id: userId };
  if (kind === 'emergency') return api.call(operations.printEmergencyReport, { path, query }, { signal });
  const chosen = { ...query, destinatario: audience, livello: level };
  return api.call(operations.printReport, { path, query: chosen }, { signal });
}
