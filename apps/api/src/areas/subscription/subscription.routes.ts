import { timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { HandlersOf } from '../../contract/handlers.ts';
import type { Owns } from '../../contract/ownership.ts';
import type { Database } from '../../database/database.ts';
import { conflict, notFound } from '../../problem.ts';
import {
  contractText,
  fingerprintOf,
  type Language,
  type Plan,
  planSentence,
  withdrawalDays,
} from './contract-text.ts';
import {
  featuresAdded,
  findPlan,
  findPurchase,
  findSubscription,
  listPlans,
  listSubscriptions,
  markRefunded,
  openPurchases,
  ownsGrant,
  type SubscriptionRow,
} from './subscription.repository.ts';
import { planCode, type Till, tillOf } from './till.ts';

type Schemas = components['schemas'];

const day = 86_400_000;
/** Days before its end from which a licence can be bought again. */
const renewalDays = 30;

export const ownsSubscription =
  (database: Database): Owns =>
  ({ id_utente }, id) =>
    ownsGrant(database, id_utente, id);

const languages: readonly Language[] = ['it', 'en'];

/** What somebody has who cannot buy the same again yet. */
const lasting = (rows: readonly SubscriptionRow[], { id }: Plan, now: number) =>
  rows.find(
    ({ id_tipo_licenza, valid_to }) =>
      id_tipo_licenza === id && (valid_to === null || Date.parse(valid_to) > now + renewalDays * day),
  );

export function subscriptionRoutes(
  app: AppContext,
): HandlersOf<'listSubscriptions' | 'createPayment' | 'capturePayment' | 'cancelSubscription'> {
  const { database, clock, everythingFree, licences } = app;
  const till = tillOf(app);

  function needTill(): Till {
    if (till === undefined) throw conflict('no-provider', 'Payments are not configured on this server.');
    return till;
  }

  function cancelling({ pagato_at }: SubscriptionRow): Pick<Schemas['Subscription'], 'annullamento' | 'recesso_fino'> {
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
    ...cancelling(row),
  });

  async function toContract(language: Language, plan: Plan, mine: SubscriptionRow[]): Promise<Schemas['ContractPlan']> {
    const text = contractText(language, plan);
    const active = mine.findLast(({ id_tipo_licenza }) => id_tipo_licenza === plan.id);
    return {
      id: plan.id,
      descrizione: plan.descrizione,
      costo: plan.centesimi / 100,
      id_paypal_descrizione_piano: planSentence(language, plan),
      testo_contratto: text,
      id_paypal_codice_piano: planCode(plan.id),
      impronta: fingerprintOf(text),
      permessi: await featuresAdded(database, plan.id),
      acquistabile: lasting(mine, plan, clock()) === undefined,
      attiva_fino: active?.valid_to ?? null,
    };
  }

  return {
    async listSubscriptions({ session: { id_utente }, query: { lingua = 'it' }, log }) {
      await till?.settle(log, id_utente);
      const [mine, plans, open] = await Promise.all([
        listSubscriptions(database, id_utente, timestamp(clock())),
        listPlans(database),
        openPurchases(database, id_utente),
      ]);
      return {
        sottoscrizioni: mine.map(toSubscription),
        contratti: await Promise.all(plans.map((plan) => toContract(lingua, plan, mine))),
        pagamento: till?.settings ?? null,
        in_verifica: open.length,
        tutto_gratuito: everythingFree,
      };
    },

    async createPayment({ session: { id_utente }, body: { planid, impronta }, log }) {
      const payments = needTill();
      const plan = await findPlan(database, planid);
      if (plan === undefined) throw notFound();
      if (!languages.some((language) => fingerprintOf(contractText(language, plan)) === impronta))
        throw conflict('contract-changed', 'The contract that was accepted is not the one in force.');
      await payments.settle(log, id_utente);
      if ((await openPurchases(database, id_utente)).length > 0)
        throw conflict('payment-open', 'It is not known yet what became of the payment before.');
      const mine = await listSubscriptions(database, id_utente, timestamp(clock()));
      if (lasting(mine, plan, clock())) throw conflict('already-active', 'The same licence is still active.');
      return payments.begin({ id_utente, plan, impronta });
    },

    async capturePayment({ session: { id_utente }, body: { orderId, subscriptionId, planid }, log }) {
      const payments = needTill();
      const purchase = await findPurchase(database, id_utente, orderId);
      const named = subscriptionId ?? purchase?.purchase;
      if (purchase === undefined || purchase.id_tipo_licenza !== planid || purchase.purchase !== named)
        throw notFound();
      await payments.take(purchase, log);
      const { id_sottoscrizione } = (await findPurchase(database, id_utente, orderId)) ?? purchase;
      const row = id_sottoscrizione !== null && (await findSubscription(database, id_utente, id_sottoscrizione));
      return { data: row ? toSubscription(row) : null };
    },

    async cancelSubscription({ session: { id_utente }, path: { id_sottoscrizione }, log }) {
      const row = await findSubscription(database, id_utente, id_sottoscrizione);
      if (row === undefined) throw notFound();
      const { id, purchase, capture_id } = row;
      if (row.revoked_at !== null) return { data: { id, rimborsato: row.stato === 'rimborsato' } };
      const { annullamento } = cancelling(row);
      if (annullamento === 'gestore') throw conflict('ask-service', 'Only whoever runs the service can cancel it.');
      const rimborsato = annullamento === 'rimborso' && purchase !== null && capture_id !== null;
      if (rimborsato && !(await needTill().payBack({ purchase, captureId: capture_id }, log)))
        throw conflict('ask-service', 'The provider does not pay it back on its own.');
      await database.transaction().execute(async (transaction) => {
        if (rimborsato) await markRefunded(transaction, id);
        await licences.revoke(transaction, id, clock());
      });
      return { data: { id, rimborsato } };
    },
  };
}
