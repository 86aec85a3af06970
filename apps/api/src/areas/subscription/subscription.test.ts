import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onBothDatabases } from '../../../test/server.ts';
import { full, makeShop, type Shop } from '../../../test/shop.ts';
import { createApp } from '../../app.ts';

const day = 86_400_000;

onBothDatabases('subscriptions', (kind) => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await makeShop(kind);
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.reset());

  // covers E-77 E-13
  test('lists plans with price, contract and features', async () => {
    const { contratti, pagamento, sottoscrizioni } = await shop.list();
    expect(contratti).toHaveLength(1);
    expect(contratti[0]).toMatchObject({
      id: full,
      descrizione: 'Piano completo',
      costo: 29.9,
      id_paypal_codice_piano: 'LIBRETTO-2',
      id_paypal_descrizione_piano: 'Dura 12 mesi dal pagamento. Si paga una volta sola e non si rinnova da solo.',
      acquistabile: true,
      attiva_fino: null,
    });
    expect(contratti[0].testo_contratto).toContain('29,90\u00a0€');
    expect(contratti[0].permessi).toEqual(['aggiungitaccuino', 'modificataccuino']);
    expect(pagamento).toEqual({ client_id: 'stand-in-client', ambiente: 'sandbox', valuta: 'EUR' });
    expect(sottoscrizioni).toEqual([]);
    const english = (await shop.list('?lingua=en')).contratti[0];
    expect(english.testo_contratto).toContain('€29.90');
    expect(english.impronta).not.toBe(contratti[0].impronta);
  });

  // covers C-79
  test('creates the order on the server by plan code and price, without personal data', async () => {
    const { status, body } = await shop.begin();
    expect(status).toBe(200);
    expect(shop.paypal.orders.get(body.orderId)).toMatchObject({ intent: 'CAPTURE', status: 'PAYER_ACTION_REQUIRED' });
    expect(shop.getPurchaseUnit(body.orderId)).toEqual({
      reference_id: 'LIBRETTO-2',
      custom_id: body.subscriptionId,
      description: 'Piano completo',
      amount: { currency_code: 'EUR', value: '29.90' },
    });
  });

  // covers C-78 E-76
  test('captures an approved payment once and grants the licence', async () => {
    expect(await shop.may('aggiungitaccuino')).toBe(false);
    const order = await shop.approved();
    const { id_utente, email } = shop.person();
    const answer = await shop.capture(order, { id_utente, email });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      id: expect.any(Number),
      id_tipo_licenza: full,
      licenze: { descrizione: 'Piano completo', costo: 29.9 },
      created_at: '2026-03-21T11:00:00.000Z',
      data_scadenza: '2027-03-21T11:00:00.000Z',
      annullamento: 'rimborso',
      recesso_fino: '2026-04-04T11:00:00.000Z',
    });
    expect(await shop.may('aggiungitaccuino')).toBe(true);
    const page = await shop.list();
    expect(page.sottoscrizioni).toEqual([answer.body.data]);
    expect(page.contratti[0]).toMatchObject({ acquistabile: false, attiva_fino: '2027-03-21T11:00:00.000Z' });
    expect(await shop.grants()).toMatchObject([{ source: 'payment', revoked_at: null }]);
  });

  // covers C-78
  test('ignores owner and other claims of the client', async () => {
    const order = await shop.approved();
    const other = await shop.server.person([]);
    expect((await shop.capture(order, { id_utente: other.id_utente })).status).toBe(404);
    expect((await shop.capture(order, { planid: full + 1 })).status).toBe(404);
    expect((await shop.capture(order, { subscriptionId: 'another' })).status).toBe(404);
    expect(await shop.grants()).toEqual([]);
    expect((await shop.capture(order, { costo: 1 })).status).toBe(422);
    expect((await shop.capture(order, { email: other.email })).status).toBe(200);
    expect(await shop.grants()).toHaveLength(1);
    const form = {
      token: shop.person().token,
      raw: 'orderId=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    expect((await shop.server.call('POST', '/api/paypal/order/capture', form)).status).toBe(415);
  });

  test('accepts only the current contract of an available plan', async () => {
    const [{ impronta }] = (await shop.list()).contratti;
    const start = (body: object) => shop.call('POST', '/api/paypal/order', { planid: full, impronta, ...body });
    expect((await start({ impronta: 'x' })).body.code).toBe('contract-changed');
    expect((await start({ planid: 1 })).status).toBe(404);
    expect((await start({ planid: 4711 })).status).toBe(404);
    const change = (values: object) =>
      shop.server.database.updateTable('licenze').set(values).where('id', '=', full).execute();
    await change({ costo_centesimi: 3990 });
    expect((await start({})).body.code).toBe('contract-changed');
    await change({ costo_centesimi: 2990, enable: 0 });
    expect((await start({})).status).toBe(404);
    await change({ enable: 1 });
    expect((await start({})).status).toBe(200);
  });

  test('renews a plan in its last month from its end', async () => {
    const first = await shop.buy();
    expect((await shop.begin()).body.code).toBe('already-active');
    shop.at(Date.parse(first.data_scadenza) - 29 * day);
    const next = await shop.buy();
    expect(next.created_at).toBe(first.data_scadenza);
    expect(next.data_scadenza).toBe('2028-03-21T11:00:00.000Z');
    expect((await shop.list()).sottoscrizioni).toEqual([
      { ...first, annullamento: 'senza_rimborso', recesso_fino: null },
      next,
    ]);
  });

  test('ends a month on the last day of a shorter one', async () => {
    const change = (durata_mesi: number) =>
      shop.server.database.updateTable('licenze').set({ durata_mesi }).where('id', '=', full).execute();
    await change(1);
    shop.at('2027-01-31T10:00:00.000Z');
    expect((await shop.buy()).data_scadenza).toBe('2027-02-28T10:00:00.000Z');
    await change(12);
  });

  test('revokes the features when the licence ends', async () => {
    const { data_scadenza } = await shop.buy();
    shop.at(Date.parse(data_scadenza) - 1);
    expect(await shop.may('aggiungitaccuino')).toBe(true);
    shop.wait(1);
    expect(await shop.may('aggiungitaccuino')).toBe(false);
    expect((await shop.list()).sottoscrizioni).toEqual([]);
  });

  test('refunds once within fourteen days', async () => {
    const { id, recesso_fino } = await shop.buy();
    shop.at(Date.parse(recesso_fino) - 1);
    shop.paypal.trouble.loseAnswer = /\/refund$/;
    expect((await shop.cancel(id)).status).toBe(503);
    expect(await shop.may('aggiungitaccuino')).toBe(true);
    expect((await shop.cancel(id)).body).toEqual({ data: { id, rimborsato: true } });
    expect((await shop.cancel(id)).body).toEqual({ data: { id, rimborsato: true } });
    expect(await shop.may('aggiungitaccuino')).toBe(false);
    expect((await shop.list()).sottoscrizioni).toEqual([]);
    expect(shop.counted(/refund$/)).toBe(2);
    expect((await shop.begin()).status).toBe(200);
  });

  test('cancels without refund later', async () => {
    const { id, recesso_fino } = await shop.buy();
    shop.at(Date.parse(recesso_fino));
    expect((await shop.list()).sottoscrizioni[0]).toMatchObject({ annullamento: 'senza_rimborso', recesso_fino: null });
    expect((await shop.cancel(id)).body).toEqual({ data: { id, rimborsato: false } });
    expect(await shop.may('aggiungitaccuino')).toBe(false);
    expect(shop.counted(/refund$/)).toBe(0);
  });

  test('lists granted licences as such, which only administrators can revoke', async () => {
    const grant = { id_utente: shop.person().id_utente, id_tipo_licenza: full, valid_from: '2026-01-01T00:00:00.000Z' };
    const end = { valid_to: null, source: 'admin', revoked_at: null } as const;
    await shop.server.database
      .insertInto('utenti_licenze')
      .values({ ...grant, ...end })
      .execute();
    const [shown] = (await shop.list()).sottoscrizioni;
    expect(shown).toMatchObject({ licenze: { costo: 0 }, data_scadenza: null, annullamento: 'gestore' });
    expect((await shop.cancel(shown.id)).body.code).toBe('ask-service');
    expect(await shop.may('aggiungitaccuino')).toBe(true);
    expect((await shop.list()).contratti[0]).toMatchObject({ acquistabile: false, attiva_fino: null });
  });

  test('sells nothing without settings and leaves refunds to the operator', async () => {
    const { id } = await shop.buy();
    const config = { ...shop.server.parts.config, PAYPAL_CLIENT_ID: '', PAYPAL_CLIENT_SECRET: '' };
    const app = await createApp({ ...shop.server.parts, config });
    const ask = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
      const headers = { authorization: `Bearer ${shop.person().token}` };
      return (await app.inject({ method, url, headers, ...(payload && { payload }) })).json();
    };
    const page = await ask('GET', `/api/sottoscrizioni/${shop.person().id_utente}`);
    expect(page).toMatchObject({ pagamento: null, sottoscrizioni: [{ id, annullamento: 'gestore' }] });
    const { impronta } = page.contratti[0];
    expect((await ask('POST', '/api/paypal/order', { planid: full, impronta })).code).toBe('no-provider');
    const capture = { orderId: 'AAAAAAAAAAAAAAAAA', planid: full };
    expect((await ask('POST', '/api/paypal/order/capture', capture)).code).toBe('no-provider');
    expect((await ask('DELETE', `/api/sottoscrizione/${id}`)).code).toBe('ask-service');
    await app.close();
  });
});
