import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onBothDatabases } from '../../../test/server.ts';
import { full, makeShop, type Shop } from '../../../test/shop.ts';
import { runMaintenance } from '../../maintenance.ts';
import { licencesService } from '../permissions/permissions.service.ts';
import { createPaymentService } from './payment-service.ts';

const day = 86_400_000;

onBothDatabases('a payment', (kind) => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await makeShop(kind);
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.reset());

  test('answers repeated and concurrent captures with the same subscription', async () => {
    const order = await shop.approved();
    const [first, second] = await Promise.all([shop.capture(order), shop.capture(order)]);
    const third = await shop.capture(order);
    expect([first.status, second.status, third.status]).toEqual([200, 200, 200]);
    expect(second.body).toEqual(first.body);
    expect(third.body).toEqual(first.body);
    expect(await shop.grants()).toHaveLength(1);
    expect(shop.paypal.captures.size).toBe(1);
  });

  test('recovers a payment whose response was lost', async () => {
    const [one, two] = [await shop.approved(), await shop.approved()];
    shop.paypal.trouble.loseAnswer = /\/capture$/;
    expect((await shop.capture(one)).status).toBe(503);
    expect(await shop.grants()).toHaveLength(0);
    const again = await shop.capture(one);
    expect(again.status).toBe(200);
    expect((await shop.capture(one)).body).toEqual(again.body);
    shop.paypal.trouble.loseAnswer = /\/capture$/;
    expect((await shop.capture(two)).status).toBe(503);
    expect((await shop.list()).sottoscrizioni).toHaveLength(2);
    await shop.somebodyElse();
    const three = await shop.approved();
    shop.paypal.trouble.loseAnswer = /\/capture$/;
    expect((await shop.capture(three)).status).toBe(503);
    await runMaintenance({
      ...shop.server.parts,
      log: shop.server.app.log,
      till: createPaymentService({ ...shop.server.parts, licences: licencesService(shop.server.parts) }),
    });
    expect(await shop.grants()).toHaveLength(1);
  });

  test('never captures twice because of a late response', async () => {
    const order = await shop.approved();
    shop.paypal.trouble.down = /\/capture$/;
    expect((await shop.capture(order)).status).toBe(503);
    expect((await shop.list()).in_verifica).toBe(1);
    expect((await shop.begin()).body.code).toBe('payment-open');
    shop.wait(121_000);
    expect((await shop.list()).in_verifica).toBe(0);
    expect((await shop.begin()).status).toBe(200);
    delete shop.paypal.trouble.down;
    expect((await shop.capture(order)).status).toBe(200);
    expect(await shop.grants()).toHaveLength(1);
  });

  test.each([
    ['a smaller amount', { amount: { currency_code: 'EUR', value: '0.01' } }],
    ['another currency', { amount: { currency_code: 'USD', value: '29.90' } }],
    ['another plan', { reference_id: 'LIBRETTO-1' }],
    ['another purchase', { custom_id: '7a1c6f0e-3b0f-4f0b-9b61-2f7d6a0f9d11' }],
  ])('does not capture an order with %s', async (_, change) => {
    const order = await shop.approved();
    Object.assign(shop.getPurchaseUnit(order.orderId), change);
    const answer = await shop.capture(order);
    expect([answer.status, answer.body.code]).toEqual([409, 'payment-mismatch']);
    expect(shop.counted(/capture$/)).toBe(0);
    expect(await shop.grants()).toHaveLength(0);
  });

  test('returns 404 for orders of other users or plans and unknown orders', async () => {
    const order = await shop.approved();
    const other = await shop.server.person([]);
    const requests = [
      await shop.capture(order, {}, other),
      await shop.capture({ orderId: 'AAAAAAAAAAAAAAAAA' }),
      await shop.capture(order, { planid: 1 }),
      await shop.capture(order, { subscriptionId: '7a1c6f0e-3b0f-4f0b-9b61-2f7d6a0f9d11' }),
    ];
    expect(requests.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(shop.counted(/capture$/)).toBe(0);
  });

  test('does not capture unapproved orders and allows retrying declined ones', async () => {
    const { body: order } = await shop.begin();
    expect((await shop.capture(order)).body.code).toBe('payment-not-approved');
    shop.paypal.approve(order.orderId);
    shop.paypal.trouble.capture = 'DECLINED';
    expect((await shop.capture(order)).body.code).toBe('payment-refused');
    expect((await shop.list()).in_verifica).toBe(0);
    delete shop.paypal.trouble.capture;
    expect((await shop.capture(order)).body.data.id_tipo_licenza).toBe(full);
  });

  test('grants the licence once a pending capture completes', async () => {
    shop.paypal.trouble.capture = 'PENDING';
    const order = await shop.approved();
    expect((await shop.capture(order)).body).toEqual({ data: null });
    expect(await shop.list()).toMatchObject({ in_verifica: 1, sottoscrizioni: [] });
    expect(await shop.may('aggiungitaccuino')).toBe(false);
    for (const payment of shop.paypal.captures.values()) payment.status = 'COMPLETED';
    expect(await shop.list()).toMatchObject({ in_verifica: 0, sottoscrizioni: [{ id_tipo_licenza: full }] });
    expect(await shop.may('aggiungitaccuino')).toBe(true);
  });

  test('reports an unavailable provider and renews a revoked token', async () => {
    const [{ impronta }] = (await shop.list()).contratti;
    const start = () => shop.call('POST', '/api/paypal/order', { planid: full, impronta });
    shop.paypal.trouble.down = /./;
    expect((await start()).status).toBe(503);
    delete shop.paypal.trouble.down;
    shop.paypal.forgetTokens();
    expect((await start()).status).toBe(200);
  });

  test('logs no secret, token, address or order', async () => {
    const order = await shop.approved();
    shop.paypal.trouble.loseAnswer = /\/capture$/;
    await shop.capture(order);
    await shop.capture(order);
    const logs = shop.server.logs.join('');
    expect(logs).toContain('/api/paypal/order/capture');
    expect(logs).not.toContain('a-secret-that-only');
    expect(logs).not.toContain(order.orderId);
    expect(logs).not.toContain(order.subscriptionId);
    expect(logs).not.toMatch(/Bearer|@libretto\.example/);
  });

  test('deletes unpaid purchases after a week', async () => {
    const order = await shop.approved();
    const sweep = () =>
      runMaintenance({
        ...shop.server.parts,
        clock: shop.clock,
        log: shop.server.app.log,
        till: createPaymentService({ ...shop.server.parts, licences: licencesService(shop.server.parts) }),
      });
    shop.wait(7 * day);
    await sweep();
    expect((await shop.capture(order)).status).toBe(200);
    await shop.somebodyElse();
    const unpaid = await shop.approved();
    shop.wait(7 * day + 1);
    await sweep();
    expect((await shop.capture(unpaid)).status).toBe(404);
  });
});
