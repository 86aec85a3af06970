import type { DatabaseKind } from '../src/database/change.ts';
import { startPayPal } from './paypal-server.ts';
import { makeServer, noon, type Person } from './server.ts';

export const full = 2;

export async function makeShop(kind: DatabaseKind) {
  const paypal = await startPayPal();
  let now = noon;
  const server = await makeServer(kind, { clock: () => now, settings: paypal.settings });
  let person = await server.person([]);

  /** Opens a session per call, because the tests span years. */
  const call = async (method: string, url: string, body?: object, who = person) =>
    server.call(method, url, { token: await server.session(who.id_utente), body });
  const list = async (query = '') => (await call('GET', `/api/sottoscrizioni/${person.id_utente}${query}`)).body;
  const begin = async () => {
    const [{ impronta }] = (await list()).contratti;
    return call('POST', '/api/paypal/order', { planid: full, impronta });
  };
  const capture = (order: { orderId: string; subscriptionId?: string }, more: object = {}, who = person) =>
    call('POST', '/api/paypal/order/capture', { ...order, planid: full, ...more }, who);
  const approved = async () => {
    const { body } = await begin();
    paypal.approve(body.orderId);
    return body;
  };

  return {
    server,
    paypal,
    call,
    list,
    begin,
    capture,
    approved,
    async reset() {
      now = noon;
      paypal.asked.length = 0;
      paypal.captures.clear();
      for (const key of Object.keys(paypal.trouble)) Reflect.deleteProperty(paypal.trouble, key);
      person = await server.person([]);
    },
    somebodyElse: async () => {
      person = await server.person([]);
    },
    person: (): Person => person,
    clock: () => now,
    wait(ms: number) {
      now += ms;
    },
    at(moment: number | string) {
      now = typeof moment === 'string' ? Date.parse(moment) : moment;
    },
    buy: async () => (await capture(await approved())).body.data,
    cancel: (id: number) => call('DELETE', `/api/sottoscrizione/${id}`),
    may: async (data: string) => (await call('POST', '/api/security/hasPermission', { data })).body.data,
    getPurchaseUnit(orderId: string) {
      const unit = paypal.orders.get(orderId)?.purchase_units[0];
      if (unit === undefined) throw new Error('The stand-in does not have the order.');
      return unit;
    },
    counted: (pattern: RegExp) => paypal.asked.filter((one) => pattern.test(one)).length,
    grants: () =>
      server.database.selectFrom('utenti_licenze').selectAll().where('id_utente', '=', person.id_utente).execute(),
    async close() {
      await server.close();
      await paypal.close();
    },
  };
}

export type Shop = Awaited<ReturnType<typeof makeShop>>;
