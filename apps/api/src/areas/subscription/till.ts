import type { FastifyBaseLogger } from 'fastify';
import type { Licences } from '../../area-services.ts';
import { type Clock, timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { conflict } from '../../problem.ts';
import type { Plan } from './contract-text.ts';
import { type Money, type Notice, newPurchase, type Order, PayPal, PayPalRefusal } from './paypal.ts';
import {
  findOrdered,
  forgetUnpaid,
  insertPurchase,
  linkSubscription,
  listSubscriptions,
  markAsked,
  markNotTaken,
  markPaid,
  openPurchases,
  type Purchase,
  wasOvertaken,
} from './subscription.repository.ts';

const day = 86_400_000;
/** An order that nobody approved is worth nothing at the provider long before. */
const unpaidDays = 7;
/** Longer than any request to the provider takes. */
const stillOnItsWay = 120_000;
const currency = 'EUR';

/** What the provider knows a plan by. */
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

/** The same day of a later month, or its last. */
function monthsLater(from: number, months: number): number {
  const at = new Date(from);
  const later = new Date(from);
  later.setUTCDate(1);
  later.setUTCMonth(at.getUTCMonth() + months);
  const last = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(at.getUTCDate(), last));
  return later.getTime();
}

const isOver = ({ stato }: Purchase) => stato === 'pagato' || stato === 'rimborsato';

const isDeclined = (status: string) => ['DECLINED', 'FAILED'].includes(status);

const isPrice = ({ centesimi, valuta }: Purchase, { cents, currency }: Money) =>
  cents === centesimi && currency === valuta;

const agrees = (purchase: Purchase, order: Order) =>
  order.purchase === purchase.purchase &&
  order.plan === planCode(purchase.id_tipo_licenza) &&
  isPrice(purchase, order.amount);

/** Takes payments: every step can be repeated, and interrupted, without anybody paying or getting anything twice. */
export class Till {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** What the provider's script is loaded with. */
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

  /** Takes the money of an order that was approved, unless it was taken already. */
  async take(purchase: Purchase, log: FastifyBaseLogger): Promise<void> {
    if (isOver(purchase)) return;
    const { database } = this.#parts;
    const order = await this.#find(purchase);
    this.#check(purchase, order, log);
    if (order.capture === undefined || isDeclined(order.capture.status)) {
      if (order.status !== 'APPROVED') {
        throw conflict('payment-not-approved', 'The person has not agreed to the payment at the provider.');
      }
      await markAsked(database, purchase.id, timestamp(this.#parts.clock()));
      await this.#record(purchase, await this.#capture(purchase), log);
    } else await this.#record(purchase, order, log);
  }

  /** Finds out what became of payments whose answer never arrived, or that the provider wanted to look at. */
  async settle(log: FastifyBaseLogger, userId?: number): Promise<void> {
    const { database } = this.#parts;
    for (const purchase of await openPurchases(database, userId)) {
      try {
        const order = await this.#find(purchase);
        this.#check(purchase, order, log);
        if (order.capture === undefined) await this.#giveUp(purchase);
        else await this.#record(purchase, order, log);
      } catch (error) {
        log.warn({ err: error }, 'a payment could not be settled');
      }
    }
  }

  /** Whether there is anything to find out about an order. */
  async isOpen(orderId: string): Promise<boolean> {
    const purchase = await findOrdered(this.#parts.database, orderId);
    return purchase !== undefined && !isOver(purchase);
  }

  isGenuine(notice: Notice, webhookId: string): Promise<boolean> {
    return this.#parts.paypal.isGenuine(notice, webhookId);
  }

  /**
   * The provider says that something has become of an order; what, it is asked. What was approved by somebody who has left
   * since is taken, unless they have begun or paid another one.
   */
  async hear(orderId: string, log: FastifyBaseLogger): Promise<void> {
    const { database } = this.#parts;
    const purchase = await findOrdered(database, orderId);
    if (purchase === undefined || isOver(purchase)) return;
    const order = await this.#find(purchase);
    if (order.capture === undefined || isDeclined(order.capture.status)) {
      if (order.status !== 'APPROVED' || (await wasOvertaken(database, purchase))) return;
      await this.take(purchase, log);
    } else {
      this.#check(purchase, order, log);
      await this.#record(purchase, order, log);
    }
  }

  /** Pays everything back, once. False when the provider does not do it on its own. */
  async payBack({ purchase, captureId }: { purchase: string; captureId: string }, log: FastifyBaseLogger) {
    try {
      await this.#parts.paypal.refund(captureId, purchase);
      return true;
    } catch (error) {
      if (!(error instanceof PayPalRefusal)) throw error;
      log.error({ err: error }, 'a payment could not be paid back');
      return false;
    }
  }

  async keepHouse(log: FastifyBaseLogger): Promise<void> {
    await this.settle(log);
    await forgetUnpaid(this.#parts.database, timestamp(this.#parts.clock() - unpaidDays * day));
  }

  async #find({ id, order_id }: Purchase): Promise<Order> {
    try {
      return await this.#parts.paypal.findOrder(order_id);
    } catch (error) {
      if (!(error instanceof PayPalRefusal)) throw error;
      // The provider forgets orders that were never approved.
      await markNotTaken(this.#parts.database, id);
      throw conflict('payment-not-approved', 'The provider does not know the order any more.');
    }
  }

  async #capture({ id, order_id, purchase }: Purchase): Promise<Order> {
    const { database, paypal } = this.#parts;
    try {
      return await paypal.captureOrder(order_id, purchase);
    } catch (error) {
      if (!(error instanceof PayPalRefusal)) throw error;
      if (error.issue === 'ORDER_ALREADY_CAPTURED') return paypal.findOrder(order_id);
      await markNotTaken(database, id);
      throw conflict('payment-refused', 'The provider has not taken the payment.');
    }
  }

  /** Nothing was taken; a request that asks for it may still be on its way, though. */
  async #giveUp({ id, chiesto_at }: Purchase): Promise<void> {
    const { database, clock } = this.#parts;
    if (clock() - Date.parse(chiesto_at ?? '') > stillOnItsWay) await markNotTaken(database, id);
  }

  #check(purchase: Purchase, order: Order, log: FastifyBaseLogger): void {
    if (agrees(purchase, order)) return;
    log.error({ purchase: purchase.id }, 'an order at the provider is not the one that was begun');
    throw conflict('payment-mismatch', 'The order at the provider is not the one that was begun.');
  }

  async #record(purchase: Purchase, { capture }: Order, log: FastifyBaseLogger): Promise<void> {
    const { database } = this.#parts;
    if (capture === undefined || isDeclined(capture.status)) {
      await markNotTaken(database, purchase.id);
      throw conflict('payment-refused', 'The provider has not taken the payment.');
    }
    if (!isPrice(purchase, capture.amount)) {
      log.error({ purchase: purchase.id }, 'another amount was taken than was asked for');
      throw conflict('payment-mismatch', 'The amount is not the one of the plan.');
    }
    if (capture.status === 'COMPLETED') await this.#deliver(purchase, capture.id);
    else await markAsked(database, purchase.id, timestamp(this.#parts.clock()));
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
      const to = durata_mesi === null ? null : monthsLater(from, durata_mesi);
      await linkSubscription(
        transaction,
        id,
        await licences.grantPaid(transaction, id_utente, id_tipo_licenza, { from, to }),
      );
    });
  }
}

/** Returns where payments are made; undefined on a server without the settings for it, which sells nothing. */
export function tillOf({
  config,
  database,
  clock,
  licences,
}: Pick<AppContext, 'clock' | 'config' | 'database' | 'licences'>): Till | undefined {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_URL: url } = config;
  if (clientId === '') return undefined;
  return new Till({ database, clock, licences, paypal: new PayPal({ url, clientId, clientSecret }, clock) });
}
