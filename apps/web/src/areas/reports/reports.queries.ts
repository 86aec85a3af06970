import * as operations from '@libretto/api-client/operations';
import { api } from '../../shared/api/api.ts';
import type { Language } from '../../shared/preferences/preferences.ts';

export const kinds = ['report', 'emergency', 'fhir'] as const;
export type Kind = (typeof kinds)[number];

export const audiences = ['medico', 'farmacista', 'emergenza'] as const;
export type Audience = (typeof audiences)[number];

export interface Choices {
  audience: Audience;
  level: number;
}

export interface Wanted {
  kind: Kind;
  userId: number;
  language: Language;
  choices: Choices;
}

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
