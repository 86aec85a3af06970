import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { redirect } from '@tanstack/react-router';
import { api, queryClient } from '../../shared/api/api.ts';
import { currentLanguage, loadMessages } from '../../shared/i18n/i18n.ts';

export type Subscription = Schema<'Subscription'>;
export type Plan = Schema<'ContractPlan'>;
export type PaymentSettings = NonNullable<Schema<'PaymentSettings'>>;

export function subscriptionsQuery(userId: number) {
  return api.query(operations.listSubscriptions, { path: { id: userId }, query: { lingua: currentLanguage() } });
}

export function reloadSubscriptions(userId: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: subscriptionsQuery(userId).queryKey });
}

/** Only this page's document allows PayPal's script, so that no page of the record shares a document with it. */
function hasOwnDocument(): boolean {
  const [first] = performance.getEntriesByType('navigation');
  return first !== undefined && /\/registro\/paypal\/?$/i.test(new URL(first.name).pathname);
}

export async function loadSubscriptions(userId: number): Promise<void> {
  const [{ pagamento }] = await Promise.all([
    queryClient.ensureQueryData(subscriptionsQuery(userId)),
    loadMessages(['subscription', 'plans']),
  ]);
  if (pagamento !== null && !hasOwnDocument()) throw redirect({ to: '/Registro/Paypal', reloadDocument: true });
}
