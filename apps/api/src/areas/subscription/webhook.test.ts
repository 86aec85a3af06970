import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onBothDatabases } from '../../../test/server.ts';
import { full, makeShop, type Shop } from '../../../test/shop.ts';

const approved = 'CHECKOUT.ORDER.APPROVED';
const completed = 'PAYMENT.CAPTURE.COMPLETED';

onBothDatabases('a webhook event', (kind) => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await makeShop(kind);
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.reset());

  type SignedEvent = ReturnType<Shop['paypal']['createNotice']>;
  const deliver = async ({ payload, headers }: SignedEvent) =>
    (await shop.server.app.inject({ method: 'POST', url: '/api/paypal/webhook', headers, payload })).statusCode;
  const tell = (type: string, { orderId }: { orderId: string }) => deliver(shop.paypal.createNotice(type, orderId));

  test('completes an approved payment whose user has left, exactly once', async () => {
    const order = await shop.approved();
    const answers = await Promise.all([tell(approved, order), tell(approved, order), shop.capture(order)]);
    expect([answers[0], answers[1], answers[2].status]).toEqual([204, 204, 200]);
    expect(await tell(completed, order)).toBe(204);
    expect(await shop.grants()).toHaveLength(1);
    expect(shop.paypal.captures.size).toBe(1);
    expect(await shop.may('aggiungitaccuino')).toBe(true);
  });

  test('completes a pending payment immediately', async () => {
    shop.paypal.trouble.capture = 'PENDING';
    const order = await shop.approved();
    expect((await shop.capture(order)).body).toEqual({ data: null });
    for (const payment of shop.paypal.captures.values()) payment.status = 'COMPLETED';
    expect(await tell(completed, order)).toBe(204);
    expect(await shop.grants()).toMatchObject([{ id_tipo_licenza: full }]);
    expect(await tell(completed, order)).toBe(204);
    expect(await shop.grants()).toHaveLength(1);
  });

  test('trusts no event that PayPal does not confirm', async () => {
    const { body: order } = await shop.begin();
    expect([await tell(approved, order), await tell(completed, order)]).toEqual([204, 204]);
    expect(await shop.grants()).toHaveLength(0);
    shop.paypal.approve(order.orderId);
    shop.getPurchaseUnit(order.orderId).amount.value = '0.01';
    expect(await tell(approved, order)).toBe(204);
    expect([shop.counted(/capture$/), (await shop.grants()).length]).toEqual([0, 0]);
  });

  test('rejects events with an invalid signature', async () => {
    const event = shop.paypal.createNotice(approved, (await shop.approved()).orderId);
    const changed = { ...event, payload: event.payload.replace(approved, completed) };
    const unsigned = { ...event, headers: { 'content-type': 'application/json' } as SignedEvent['headers'] };
    const broken = { ...event, payload: '{' };
    expect([await deliver(changed), await deliver(unsigned), await deliver(broken)]).toEqual([400, 400, 400]);
    expect(shop.counted(/verify/)).toBe(1);
    expect(shop.counted(/capture$/)).toBe(0);
  });

  test('ignores unknown and settled orders without asking PayPal', async () => {
    const order = await shop.approved();
    await shop.capture(order);
    shop.paypal.asked.length = 0;
    const strange = { ...shop.paypal.createNotice(approved, order.orderId), payload: '{"resource_type":"dispute"}' };
    expect([await tell(completed, order), await deliver(strange)]).toEqual([204, 204]);
    expect(shop.paypal.asked).toEqual([]);
  });

  test('captures nothing after a newer purchase, and is retried when PayPal is unavailable', async () => {
    const first = await shop.approved();
    const second = await shop.approved();
    expect(await tell(approved, first)).toBe(204);
    expect(shop.counted(/capture$/)).toBe(0);
    shop.paypal.trouble.down = /capture$/;
    expect(await tell(approved, second)).toBe(503);
    delete shop.paypal.trouble.down;
    expect(await tell(approved, second)).toBe(204);
    expect(await tell(approved, first)).toBe(204);
    expect(await shop.grants()).toHaveLength(1);
    expect(shop.server.logs.join('')).not.toContain(second.orderId);
  });
});
