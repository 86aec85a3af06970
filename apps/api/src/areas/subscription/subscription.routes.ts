import { timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import type { OwnershipCheck } from '../../contract/ownership.ts';
import type { Database } from '../../database/database.ts';
import { conflict, notFound } from '../../problem.ts';
import {
  contractText,
  type Language,
  type Plan,
  planSentence,
  toFingerprint,
  withdrawalDays,
} from './contract-text.ts';
import { createPaymentService, type PaymentService, planCode } from './payment-service.ts';
import {
  findPlan,
  findPurchase,
  findSubscription,
  listAddedFeatures,
  listOpenPurchases,
  listPlans,
  listSubscriptions,
  markRefunded,
  ownsGrant,
  type SubscriptionRow,
} from './subscription.repository.ts';

type Schemas = components['schemas'];

const day = 86_400_000;
/** Days before the end of a licence in which it can be renewed. */
const renewalDays = 30;

export const ownsSubscription =
  (database: Database): OwnershipCheck =>
  ({ id_utente }, id) =>
    ownsGrant(database, id_utente, id);

const languages: readonly Language[] = ['it', 'en'];

const blocksPurchase = (rows: readonly SubscriptionRow[], { id }: Plan, now: number) =>
  rows.find(
    ({ id_tipo_licenza, valid_to }) =>
      id_tipo_licenza === id && (valid_to === null || Date.parse(valid_to) > now + renewalDays * day),
  );

export function subscriptionRoutes(
  app: AppContext,
): HandlersFor<'listSubscriptions' | 'createPayment' | 'capturePayment' | 'cancelSubscription'> {
  const { database, clock, everythingFree, licences } = app;
  const till = createPaymentService(app);

  function requirePayments(): PaymentService {
    if (till === undefined) throw conflict('no-provider', 'Payments are not configured on this server.');
    return till;
  }

  function toCancellation({
    pagato_at,
  }: SubscriptionRow): Pick<Schemas['Subscription'], 'annullamento' | 'recesso_fino'> {
    if (pagato_at === null) return { annullamento: 'gestore', recesso_fino: null };
    const until = Date.parse(pagato_at) + withdrawalDays * day;
    if (clock() >= until) return { annullamento: 'senza_rimborso', recesso_fino: null };
    return { annullamento: till === undefined ? 'gestore' : 'rimborso', recesso_fino: timestamp(until) };
  }

  const toSubscription = (row: SubscriptionRow): Schemas['Subscription'] => ({
    id: row.id,
    id_tipo_licenza: row.id_tipo_licenza,
    licenze: { descrizione: row.descrizione, costo: (row.centesimi ?? 0) / 100 },
    created_at: row.valid_from,
    data_scadenza: row.valid_to,
    ...toCancellation(row),
  });

  async function toContract(
    language: Language,
    plan: Plan,
    ownSubscriptions: SubscriptionRow[],
  ): Promise<Schemas['ContractPlan']> {
    const text = contractText(language, plan);
    const active = ownSubscriptions.findLast(({ id_tipo_licenza }) => id_tipo_licenza === plan.id);
    return {
      id: plan.id,
      descrizione: plan.descrizione,
      costo: plan.centesimi / 100,
      id_paypal_descrizione_piano: planSentence(language, plan),
      testo_contratto: text,
      id_paypal_codice_piano: planCode(plan.id),
      impronta: toFingerprint(text),
      permessi: await listAddedFeatures(database, plan.id),
      acquistabile: blocksPurchase(ownSubscriptions, plan, clock()) === undefined,
      attiva_fino: active?.valid_to ?? null,
    };
  }

  return {
    async listSubscriptions({ session: { id_utente }, query: { lingua = 'it' }, log }) {
      await till?.resolveOpen(log, id_utente);
      const [ownSubscriptions, plans, open] = await Promise.all([
        listSubscriptions(database, id_utente, timestamp(clock())),
        listPlans(database),
        listOpenPurchases(database, id_utente),
      ]);
      return {
        sottoscrizioni: ownSubscriptions.map(toSubscription),
        contratti: await Promise.all(plans.map((plan) => toContract(lingua, plan, ownSubscriptions))),
        pagamento: till?.settings ?? null,
        in_verifica: open.length,
        tutto_gratuito: everythingFree,
      };
    },

    async createPayment({ session: { id_utente }, body: { planid, impronta }, log }) {
      const payments = requirePayments();
      const plan = await findPlan(database, planid);
      if (plan === undefined) throw notFound();
      if (!languages.some((language) => toFingerprint(contractText(language, plan)) === impronta))
        throw conflict('contract-changed', 'The accepted contract is not the current one.');
      await payments.resolveOpen(log, id_utente);
      if ((await listOpenPurchases(database, id_utente)).length > 0)
        throw conflict('payment-open', 'The state of an earlier payment is not yet known.');
      const ownSubscriptions = await listSubscriptions(database, id_utente, timestamp(clock()));
      if (blocksPurchase(ownSubscriptions, plan, clock()))
        throw conflict('already-active', 'The same licence is still active.');
      return payments.begin({ id_utente, plan, impronta });
    },

    async capturePayment({ session: { id_utente }, body: { orderId, subscriptionId, planid }, log }) {
      const payments = requirePayments();
      const purchase = await findPurchase(database, id_utente, orderId);
      const named = subscriptionId ?? purchase?.purchase;
      if (purchase === undefined || purchase.id_tipo_licenza !== planid || purchase.purchase !== named)
        throw notFound();
      await payments.capture(purchase, log);
      const { id_sottoscrizione } = (await findPurchase(database, id_utente, orderId)) ?? purchase;
      const row = id_sottoscrizione !== null && (await findSubscription(database, id_utente, id_sottoscrizione));
      return { data: row ? toSubscription(row) : null };
    },

    async cancelSubscription({ session: { id_utente }, path: { id_sottoscrizione }, log }) {
      const row = await findSubscription(database, id_utente, id_sottoscrizione);
      if (row === undefined) throw notFound();
      const { id, purchase, capture_id } = row;
      if (row.revoked_at !== null) return { data: { id, rimborsato: row.stato === 'rimborsato' } };
      const { annullamento } = toCancellation(row);
      if (annullamento === 'gestore') throw conflict('ask-service', 'Only the service operator can cancel it.');
      const rimborsato = annullamento === 'rimborso' && purchase !== null && capture_id !== null;
      if (rimborsato && !(await requirePayments().refund({ purchase, captureId: capture_id }, log)))
        throw conflict('ask-service', 'The provider declined the refund.');
      await database.transaction().execute(async (transaction) => {
        if (rimborsato) await markRefunded(transaction, id);
        await licences.revoke(transaction, id, clock());
      });
      return { data: { id, rimborsato } };
    },
  };
}
