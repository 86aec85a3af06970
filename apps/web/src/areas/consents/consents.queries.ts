import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api, queryClient } from '../../shared/api/api.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';

export type Consent = Schema<'Consent'>;

/** Terms of service: an account cannot exist without this consent. */
export const lockedTreatment = 14;

export function consentsQuery(userId: number) {
  return api.query(operations.listConsents, { path: { id: userId }, query: { lingua: currentLanguage() } });
}

export async function saveConsent(userId: number, consent: Consent, value: boolean): Promise<Consent> {
  const { Id_Consenso_P, Id_Trattamento } = consent;
  const saved = await api.call(operations.saveConsent, {
    body: { Id_Consenso_P, Id_Trattamento, Consenso: value ? 1 : 0 },
  });
  const now = { ...consent, ...saved };
  queryClient.setQueryData<Consent[]>(consentsQuery(userId).queryKey, (all) =>
    all?.map((other) => (other.Id_Trattamento === Id_Trattamento ? now : other)),
  );
  return now;
}
