import type { FastifyBaseLogger } from 'fastify';
import type { Licences } from '../../area-services.ts';
import { type Clock, timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { conflict } from '../../problem.ts';
import type { Plan } from './contract-text.ts';
import { type Money, newPurchase, type Order, PayPal, PayPalRefusal, type WebhookEvent } from './paypal.ts';
import {
  deleteUnpaid,
  findPurchaseByOrder,
  insertPurchase,
  isSuperseded,
  linkSubscription,
  listOpenPurchases,
  listSubscriptions,
  markNotTaken,
  markPaid,
  markRequested,
  type Purchase,
} from './subscription.repository.ts';

const day = 86_400_000;
/** Unapproved orders expire at the provider long before. */
const unpaidDays = 7;
const maxRequestMs = 120_000;
const currency = 'EUR';

export const planCode = (licenceId: number): string => `LIBRETTO-${licenceId}`;

interface Sale {
  id_utente: number;
  plan: Plan;
  impronta: string;
}

interface Parts {
  database: Database;
  clock: Clock;
  paypal: PayPal;
  licences: Pick<Licences, 'grantPaid'>;
}

/** Adds months, clamped to the last day of the month. */
function addMonths(from: number, months: number): number {
  const at = new Date(from);
  const later = new Date(from);
  later.setUTCDate(1);
  later.setUTCMonth(at.getUTCMonth() + months);
  const last = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(at.getUTCDate(), last));
  return later.getTime();
}

const isSettled = ({ stato }: Purchase) => stato === 'pagato' || stato === 'rimborsato';

const isDeclined = (status: string) => ['DECLINED', 'FAILED'].includes(status);

const isPrice = ({ centesimi, valuta }: Purchase, { cents, currency }: Money) =>
  cents === centesimi && currency === valuta;

const matchesOrder = (purchase: Purchase, order: Order) =>
  order.purchase === purchase.purchase &&
  order.plan === planCode(purchase.id_tipo_licenza) &&
  isPrice(purchase, order.amount);

/** Processes payments. Every step is idempotent and can be interrupted. */
export class PaymentService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get settings() {
    const { clientId, environment } = this.#parts.paypal;
    return { client_id: clientId, ambiente: environment, valuta: currency } as const;
  }

  async begin({ id_utente, plan, impronta }: Sale): Promise<{ orderId: string; subscriptionId: string }> {
    const { database, clock, paypal } = this.#parts;
    const purchase = newPurchase();
    const amount = { cents: plan.centesimi, currency };
    const order = await paypal.createOrder({
      purchase,
      plan: planCode(plan.id),
      description: plan.descrizione,
      amount,
    });
    await insertPurchase(database, {
      id_utente,
      id_tipo_licenza: plan.id,
      purchase,
      order_id: order.id,
      centesimi: amount.cents,
      valuta: amount.currency,
      durata_mesi: plan.durata_mesi,
      impronta,
      accettato_at: timestamp(clock()),
    });
    return { orderId: order.id, subscriptionId: purchase };
  }

  async capture(purchase: Purchase, log: FastifyBaseLogger): Promise<void> {
    if (isSettled(purchase)) return;
    const { database } = this.#parts;
    const order = await this.#find(purchase);
    this.#check(purchase, order, log);
    if (order.capture === undefined || isDeclined(order.capture.status)) {
      if (order.status !== 'APPROVED') {
        throw conflict('payment-not-approved', 'The payment was not approved at the provider.');
      }
      await markRequested(database, purchase.id, timestamp(this.#parts.clock()));
      await this.#record(purchase, await this.#captureOrder(purchase), log);
    } else await this.#record(purchase, order, log);
  }

  async resolveOpen(log: FastifyBaseLogger, userId?: number): Promise<void> {
    const { database } = this.#parts;
    for (const purchase of await listOpenPurchases(database, userId)) {
      try {
        const order = await this.#find(purchase);
        this.#check(purchase, order, log);
        if (order.capture === undefined) await this.#markFailed(purchase);
        else await this.#record(purchase, order, log);
      } catch (error) {
        log.warn({ err: error }, 'could not resolve a payment');
      }
    }
  }

  async isOpen(orderId: string): Promise<boolean> {
    const purchase = await findPurchaseByOrder(this.#parts.database, orderId);
    return purchase !== undefined && !isSettled(purchase);
  }

  isGenuine(notice: WebhookEvent, webhookId: string): Promise<boolean> {
    return this.#parts.paypal.isGenuine(notice, webhookId);
  }

  /** Captures an approved order even if the user has left, unless the user has started or paid another one. */
  async handleWebhook(orderId: string, log: FastifyBaseLogger): Promise<void> {
    const { database } = this.#parts;
    const purchase = await findPurchaseByOrder(database, orderId);
    if (purchase === undefined || isSettled(purchase)) return;
    const order = await this.#find(purchase);
    if (order.capture === undefined || isDeclined(order.capture.status)) {
      if (order.status !== 'APPROVED' || (await isSuperseded(database, purchase))) return;
      await this.capture(purchase, log);
    } else {
      this.#check(purchase, order, log);
      await this.#record(purchase, order, log);
    }
  }

  /** Refunds in full, once. Returns false if the provider declines. */
  async refund({ purchase, captureId }: { purchase: string; captureId: string }, log: FastifyBaseLogger) {
    try {
      await this.#parts.paypal.refund(captureId, purchase);
      return true;
    } catch (error) {
      if (!(error instanceof PayPalRefusal)) throw error;
      log.error({ err: error }, 'could not refund a payment');
      return false;
    }
  }

  async runMaintenance(log: FastifyBaseLogger): Promise<void> {
    await this.resolveOpen(log);
    await deleteUnpaid(this.#parts.database, timestamp(this.#parts.clock() - unpaidDays * day));
  }

  async #find({ id, order_id }: Purchase): Promise<Order> {
    try {
      return await this.#parts.paypal.findOrder(order_id);
    } catch (error) {
      if (!(error instanceof PayPalRefusal)) throw error;
      // The provider deletes orders that were never approved.
      await markNotTaken(this.#parts.database, id);
      throw conflict('payment-not-approved', 'The order no longer exists at the provider.');
    }
  }

  async #captureOrder({ id, order_id, purchase }: Purchase): Promise<Order> {
    const { database, paypal } = this.#parts;
    try {
      return await paypal.captureOrder(order_id, purchase);
    } catch (error) {
      if (!(error instanceof PayPalRefusal)) throw error;
      if (error.issue === 'ORDER_ALREADY_CAPTURED') return paypal.findOrder(order_id);
      await markNotTaken(database, id);
      throw conflict('payment-refused', 'The provider did not capture the payment.');
    }
  }

  /** Not captured, although a capture request may still be in transit. */
  async #markFailed({ id, chiesto_at }: Purchase): Promise<void> {
    const { database, clock } = this.#parts;
    if (clock() - Date.parse(chiesto_at ?? '') > maxRequestMs) await markNotTaken(database, id);
  }

  #check(purchase: Purchase, order: Order, log: FastifyBaseLogger): void {
    if (matchesOrder(purchase, order)) return;
    log.error({ purchase: purchase.id }, 'order at the provider does not match the purchase');
    throw conflict('payment-mismatch', 'The order at the provider does not match the purchase.');
  }

  async #record(purchase: Purchase, { capture }: Order, log: FastifyBaseLogger): Promise<void> {
    const { database } = this.#parts;
    if (capture === undefined || isDeclined(capture.status)) {
      await markNotTaken(database, purchase.id);
      throw conflict('payment-refused', 'The provider did not capture the payment.');
    }
    if (!isPrice(purchase, capture.amount)) {
      log.error({ purchase: purchase.id }, 'captured amount does not match the purchase');
      throw conflict('payment-mismatch', 'The amount does not match the plan.');
    }
    if (capture.status === 'COMPLETED') await this.#deliver(purchase, capture.id);
    else await markRequested(database, purchase.id, timestamp(this.#parts.clock()));
  }

  async #deliver(purchase: Purchase, captureId: string): Promise<void> {
    const { database, clock, licences } = this.#parts;
    const { id, id_utente, id_tipo_licenza, durata_mesi } = purchase;
    const now = clock();
    await database.transaction().execute(async (transaction) => {
      if (!(await markPaid(transaction, id, { captureId, at: timestamp(now) }))) return;
      const before = await listSubscriptions(transaction, id_utente, timestamp(now));
      const same = before.filter((one) => one.id_tipo_licenza === id_tipo_licenza);
      const from = Math.max(now, ...same.map(({ valid_to }) => Date.parse(valid_to ?? timestamp(now))));
      const to = durata_mesi === null ? null : addMonths(from, durata_mesi);
      await linkSubscription(
        transaction,
        id,
        await licences.grantPaid(transaction, id_utente, id_tipo_licenza, { from, to }),
      );
    });
  }
}

export function createPaymentService({
  config,
  database,
  clock,
  licences,
}: Pick<AppContext, 'clock' | 'config' | 'database' | 'licences'>): PaymentService | undefined {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_URL: url } = config;
  if (clientId === '') return undefined;
  return new PaymentService({ database, clock, licences, paypal: new PayPal({ url, clientId, clientSecret }, clock) });
}
