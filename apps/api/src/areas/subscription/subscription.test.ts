import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type StandIn, startPayPal } from '../../../test/paypal-server.ts';
import { makeServer, noon, onBothDatabases, type Person, type TestServer } from '../../../test/server.ts';
import { createApp } from '../../app.ts';
import { keepHouse } from '../../housekeeping.ts';
import { tillOf } from '../../payments.ts';

const day = 86_400_000;
const full = 2;

onBothDatabases('subscriptions', (kind) => {
  let now = noon;
  let paypal: StandIn;
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    paypal = await startPayPal();
    server = await makeServer(kind, { clock: () => now, settings: paypal.settings });
  });
  afterAll(async () => {
    await server.close();
    await paypal.close();
  });
  beforeEach(async () => {
    now = noon;
    paypal.asked.length = 0;
    paypal.captures.clear();
    for (const key of Object.keys(paypal.trouble)) Reflect.deleteProperty(paypal.trouble, key);
    person = await server.person([]);
  });

  /** With a session of its own: some of these tests last for years. */
  const call = async (method: string, url: string, body?: object, who = person) =>
    server.call(method, url, { token: await server.session(who.id_utente), body });
  const list = async (query = '') => (await call('GET', `/api/sottoscrizioni/${person.id_utente}${query}`)).body;
  const may = async (data: string) => (await call('POST', '/api/security/hasPermission', { data })).body.data;
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
  const buy = async () => (await capture(await approved())).body.data;
  const cancel = (id: number) => call('DELETE', `/api/sottoscrizione/${id}`);
  const unitOf = (orderId: string) => {
    const unit = paypal.orders.get(orderId)?.purchase_units[0];
    if (unit === undefined) throw new Error('The provider does not have the order.');
    return unit;
  };
  const counted = (pattern: RegExp) => paypal.asked.filter((one) => pattern.test(one)).length;
  const grants = () =>
    server.database.selectFrom('utenti_licenze').selectAll().where('id_utente', '=', person.id_utente).execute();

  // covers E-77
  test('what is for sale has its price, its contract and what it brings', async () => {
    const { contratti, pagamento, sottoscrizioni } = await list();
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
    const english = (await list('?lingua=en')).contratti[0];
    expect(english.testo_contratto).toContain('€29.90');
    expect(english.impronta).not.toBe(contratti[0].impronta);
  });

  // covers C-79
  test('the order is made by the server: for the code of the plan, at its price, with nothing about the person', async () => {
    const { status, body } = await begin();
    expect(status).toBe(200);
    expect(paypal.orders.get(body.orderId)).toMatchObject({ intent: 'CAPTURE', status: 'PAYER_ACTION_REQUIRED' });
    expect(unitOf(body.orderId)).toEqual({
      reference_id: 'LIBRETTO-2',
      custom_id: body.subscriptionId,
      description: 'Piano completo',
      amount: { currency_code: 'EUR', value: '29.90' },
    });
  });

  // covers C-78 E-76
  test('a payment that was approved is taken once, and gives the licence from which the features follow', async () => {
    expect(await may('aggiungitaccuino')).toBe(false);
    const order = await approved();
    const { id_utente, email } = person;
    const answer = await capture(order, { id_utente, email });
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
    expect(await may('aggiungitaccuino')).toBe(true);
    const page = await list();
    expect(page.sottoscrizioni).toEqual([answer.body.data]);
    expect(page.contratti[0]).toMatchObject({ acquistabile: false, attiva_fino: '2027-03-21T11:00:00.000Z' });
    expect(await grants()).toMatchObject([{ source: 'payment', revoked_at: null }]);
  });

  test('what the client says of its owner, and whatever else it says, decides nothing', async () => {
    const order = await approved();
    const other = await server.person([]);
    expect((await capture(order, { id_utente: other.id_utente })).status).toBe(404);
    expect((await capture(order, { costo: 1 })).status).toBe(422);
    expect((await capture(order, { email: other.email })).status).toBe(200);
    expect(await grants()).toHaveLength(1);
    const form = {
      token: person.token,
      raw: 'orderId=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    expect((await server.call('POST', '/api/paypal/order/capture', form)).status).toBe(415);
  });

  test('asking again, also twice at once, answers the same subscription', async () => {
    const order = await approved();
    const [first, second] = await Promise.all([capture(order), capture(order)]);
    const third = await capture(order);
    expect([first.status, second.status, third.status]).toEqual([200, 200, 200]);
    expect(second.body).toEqual(first.body);
    expect(third.body).toEqual(first.body);
    expect(await grants()).toHaveLength(1);
    expect(paypal.captures.size).toBe(1);
  });

  test('a payment whose answer is lost is found again, whoever asks first', async () => {
    const [one, two] = [await approved(), await approved()];
    paypal.trouble.loseAnswer = /\/capture$/;
    expect((await capture(one)).status).toBe(503);
    expect(await grants()).toHaveLength(0);
    // Here the person presses again …
    const again = await capture(one);
    expect(again.status).toBe(200);
    expect((await capture(one)).body).toEqual(again.body);
    // … here they only come back to the page, …
    paypal.trouble.loseAnswer = /\/capture$/;
    expect((await capture(two)).status).toBe(503);
    expect((await list()).sottoscrizioni).toHaveLength(2);
    // … and here they do not.
    person = await server.person([]);
    const three = await approved();
    paypal.trouble.loseAnswer = /\/capture$/;
    expect((await capture(three)).status).toBe(503);
    await keepHouse({ ...server.parts, log: server.app.log, till: tillOf(server.parts) });
    expect(await grants()).toHaveLength(1);
  });

  test('nobody pays twice because an answer is late', async () => {
    const order = await approved();
    paypal.trouble.down = /\/capture$/;
    expect((await capture(order)).status).toBe(503);
    expect((await list()).in_verifica).toBe(1);
    expect((await begin()).body.code).toBe('payment-open');
    // A request that was on its way has arrived by now, or never will.
    now += 121_000;
    expect((await list()).in_verifica).toBe(0);
    expect((await begin()).status).toBe(200);
    delete paypal.trouble.down;
    expect((await capture(order)).status).toBe(200);
    expect(await grants()).toHaveLength(1);
  });

  test.each([
    ['a smaller amount', { amount: { currency_code: 'EUR', value: '0.01' } }],
    ['another currency', { amount: { currency_code: 'USD', value: '29.90' } }],
    ['another plan', { reference_id: 'LIBRETTO-1' }],
    ['another purchase', { custom_id: '7a1c6f0e-3b0f-4f0b-9b61-2f7d6a0f9d11' }],
  ])('an order of %s is not taken', async (_, change) => {
    const order = await approved();
    Object.assign(unitOf(order.orderId), change);
    const answer = await capture(order);
    expect([answer.status, answer.body.code]).toEqual([409, 'payment-mismatch']);
    expect(counted(/capture$/)).toBe(0);
    expect(await grants()).toHaveLength(0);
  });

  test('an order of somebody else, of another plan or of nobody does not exist', async () => {
    const order = await approved();
    const other = await server.person([]);
    const asked = [
      await capture(order, {}, other),
      await capture({ orderId: 'AAAAAAAAAAAAAAAAA' }),
      await capture(order, { planid: 1 }),
      await capture(order, { subscriptionId: '7a1c6f0e-3b0f-4f0b-9b61-2f7d6a0f9d11' }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(counted(/capture$/)).toBe(0);
  });

  test('what was not approved is not taken, and what was declined can be tried again', async () => {
    const { body: order } = await begin();
    expect((await capture(order)).body.code).toBe('payment-not-approved');
    paypal.approve(order.orderId);
    paypal.trouble.capture = 'DECLINED';
    expect((await capture(order)).body.code).toBe('payment-refused');
    expect((await list()).in_verifica).toBe(0);
    delete paypal.trouble.capture;
    expect((await capture(order)).body.data.id_tipo_licenza).toBe(full);
  });

  test('a payment that the provider wants to look at counts when it is through', async () => {
    paypal.trouble.capture = 'PENDING';
    const order = await approved();
    expect((await capture(order)).body).toEqual({ data: null });
    expect(await list()).toMatchObject({ in_verifica: 1, sottoscrizioni: [] });
    expect(await may('aggiungitaccuino')).toBe(false);
    for (const payment of paypal.captures.values()) payment.status = 'COMPLETED';
    expect(await list()).toMatchObject({ in_verifica: 0, sottoscrizioni: [{ id_tipo_licenza: full }] });
    expect(await may('aggiungitaccuino')).toBe(true);
  });

  test('only the contract in force can be accepted, and only while the plan is sold', async () => {
    const [{ impronta }] = (await list()).contratti;
    const start = (body: object) => call('POST', '/api/paypal/order', { planid: full, impronta, ...body });
    expect((await start({ impronta: 'x' })).body.code).toBe('contract-changed');
    expect((await start({ planid: 1 })).status).toBe(404);
    expect((await start({ planid: 4711 })).status).toBe(404);
    const change = (values: object) =>
      server.database.updateTable('licenze').set(values).where('id', '=', full).execute();
    await change({ costo_centesimi: 3990 });
    expect((await start({})).body.code).toBe('contract-changed');
    await change({ costo_centesimi: 2990, enable: 0 });
    expect((await start({})).status).toBe(404);
    await change({ enable: 1 });
    expect((await start({})).status).toBe(200);
  });

  test('the same plan is bought again in its last month, and goes on from its end', async () => {
    const first = await buy();
    expect((await begin()).body.code).toBe('already-active');
    now = Date.parse(first.data_scadenza) - 29 * day;
    const next = await buy();
    expect(next.created_at).toBe(first.data_scadenza);
    expect(next.data_scadenza).toBe('2028-03-21T11:00:00.000Z');
    expect((await list()).sottoscrizioni).toEqual([
      { ...first, annullamento: 'senza_rimborso', recesso_fino: null },
      next,
    ]);
  });

  test('a month is over on the last day of a shorter one', async () => {
    const change = (durata_mesi: number) =>
      server.database.updateTable('licenze').set({ durata_mesi }).where('id', '=', full).execute();
    await change(1);
    now = Date.parse('2027-01-31T10:00:00.000Z');
    expect((await buy()).data_scadenza).toBe('2027-02-28T10:00:00.000Z');
    await change(12);
  });

  test('at its end it is over, and everything that it brought', async () => {
    const { data_scadenza } = await buy();
    now = Date.parse(data_scadenza) - 1;
    expect(await may('aggiungitaccuino')).toBe(true);
    now += 1;
    expect(await may('aggiungitaccuino')).toBe(false);
    expect((await list()).sottoscrizioni).toEqual([]);
  });

  test('whoever changes their mind within fourteen days is paid back, once', async () => {
    const { id, recesso_fino } = await buy();
    now = Date.parse(recesso_fino) - 1;
    paypal.trouble.loseAnswer = /\/refund$/;
    expect((await cancel(id)).status).toBe(503);
    expect(await may('aggiungitaccuino')).toBe(true);
    expect((await cancel(id)).body).toEqual({ data: { id, rimborsato: true } });
    expect((await cancel(id)).body).toEqual({ data: { id, rimborsato: true } });
    expect(await may('aggiungitaccuino')).toBe(false);
    expect((await list()).sottoscrizioni).toEqual([]);
    expect(counted(/refund$/)).toBe(2);
    expect((await begin()).status).toBe(200);
  });

  test('later it ends without being paid back', async () => {
    const { id, recesso_fino } = await buy();
    now = Date.parse(recesso_fino);
    expect((await list()).sottoscrizioni[0]).toMatchObject({ annullamento: 'senza_rimborso', recesso_fino: null });
    expect((await cancel(id)).body).toEqual({ data: { id, rimborsato: false } });
    expect(await may('aggiungitaccuino')).toBe(false);
    expect(counted(/refund$/)).toBe(0);
  });

  test('what was given is shown as that, and only whoever gave it can take it back', async () => {
    const given = { id_utente: person.id_utente, id_tipo_licenza: full, valid_from: '2026-01-01T00:00:00.000Z' };
    const end = { valid_to: null, source: 'admin', revoked_at: null } as const;
    await server.database
      .insertInto('utenti_licenze')
      .values({ ...given, ...end })
      .execute();
    const [shown] = (await list()).sottoscrizioni;
    expect(shown).toMatchObject({ licenze: { costo: 0 }, data_scadenza: null, annullamento: 'gestore' });
    expect((await cancel(shown.id)).body.code).toBe('ask-service');
    expect(await may('aggiungitaccuino')).toBe(true);
    expect((await list()).contratti[0]).toMatchObject({ acquistabile: false, attiva_fino: null });
  });

  test('without the settings nothing is sold, and what was sold before is for whoever runs the service', async () => {
    const { id } = await buy();
    const config = { ...server.parts.config, PAYPAL_CLIENT_ID: '', PAYPAL_CLIENT_SECRET: '' };
    const app = await createApp({ ...server.parts, config });
    const ask = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
      const headers = { authorization: `Bearer ${person.token}` };
      return (await app.inject({ method, url, headers, ...(payload && { payload }) })).json();
    };
    const page = await ask('GET', `/api/sottoscrizioni/${person.id_utente}`);
    expect(page).toMatchObject({ pagamento: null, sottoscrizioni: [{ id, annullamento: 'gestore' }] });
    const { impronta } = page.contratti[0];
    expect((await ask('POST', '/api/paypal/order', { planid: full, impronta })).code).toBe('no-provider');
    const capture = { orderId: 'AAAAAAAAAAAAAAAAA', planid: full };
    expect((await ask('POST', '/api/paypal/order/capture', capture)).code).toBe('no-provider');
    expect((await ask('DELETE', `/api/sottoscrizione/${id}`)).code).toBe('ask-service');
    await app.close();
  });

  test('a provider that is gone, or does not know us, is unavailable; a token that it withdrew is replaced', async () => {
    const [{ impronta }] = (await list()).contratti;
    const start = () => call('POST', '/api/paypal/order', { planid: full, impronta });
    paypal.trouble.down = /./;
    expect((await start()).status).toBe(503);
    delete paypal.trouble.down;
    paypal.forgetTokens();
    expect((await start()).status).toBe(200);
  });

  test('no log line holds the secret, a token, an address or an order', async () => {
    const order = await approved();
    paypal.trouble.loseAnswer = /\/capture$/;
    await capture(order);
    await capture(order);
    const logs = server.logs.join('');
    expect(logs).toContain('/api/paypal/order/capture');
    expect(logs).not.toContain('a-secret-that-only');
    expect(logs).not.toContain(order.orderId);
    expect(logs).not.toContain(order.subscriptionId);
    expect(logs).not.toMatch(/Bearer|@libretto\.example/);
  });

  test('what nobody has paid is forgotten after a week', async () => {
    const order = await approved();
    const sweep = () =>
      keepHouse({ ...server.parts, clock: () => now, log: server.app.log, till: tillOf(server.parts) });
    now += 7 * day;
    await sweep();
    expect((await capture(order)).status).toBe(200);
    person = await server.person([]);
    const unpaid = await approved();
    now += 7 * day + 1;
    await sweep();
    expect((await capture(unpaid)).status).toBe(404);
  });
});
