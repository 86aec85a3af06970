import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { associate, makeDoctor } from '../../../test/doctors.ts';
import { mailsTo, openMailQueue } from '../../../test/mail-queue.ts';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { makeServer, noon, onBothDatabases, type Person, type TestServer } from '../../../test/server.ts';
import { smtp } from '../../mail/smtp.ts';

const minute = 60_000;

onBothDatabases('messages', (kind) => {
  let now = noon;
  let server: TestServer;
  let mailServer: MailServer;
  let person: Person;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    mailServer = await startMailServer();
    person = await server.person();
    const { id_cpp } = await makeDoctor(server, { fullname: 'Vera Rossi', email: 'vera.rossi@medici.example' });
    await associate(server, person, id_cpp);
  });
  afterEach(async () => {
    await mailServer.close();
    for (const table of ['mail', 'associated_doctors', 'care_providers'] as const)
      await server.database.deleteFrom(table).execute();
  });

  const message = {
    topic: 'Appuntamento',
    text: 'Buongiorno dottoressa,\nperché non giovedì?',
    to: 'vera.rossi@medici.example',
  };
  const send = (body: object = {}, token = person.token) =>
    server.call('POST', '/api/sendMail', { token, body: { ...message, ...body } });
  const deliver = () => openMailQueue(server, smtp(mailServer.url, 'Libretto <noreply@libretto.example>')).deliver();
  const rows = () => server.database.selectFrom('mail').selectAll().execute();

  test('are accepted for partner centres', async () => {
    const centre = { centro_tipologia: 1, centro_nome: 'Studio Uno', email: 'studio@centri.example' } as const;
    await server.database.insertInto('centri_indagini').values(centre).execute();
    const answer = await send({ to: 'Studio@centri.example' });
    expect([answer.status, answer.body.recName]).toEqual([200, 'Studio Uno']);
    await server.database.deleteFrom('centri_indagini').execute();
  });

  // covers C-31 E-24
  test('reach the doctor, whose reply reaches the patient', async () => {
    const answer = await send();
    expect(answer.status).toBe(200);
    await deliver();
    expect(mailServer.mails).toHaveLength(1);
    const [mail] = mailServer.mails;
    const { paziente_cognome } = await server.database
      .selectFrom('pazienti')
      .select('paziente_cognome')
      .where('id_paziente', '=', person.id_paziente)
      .executeTakeFirstOrThrow();
    const name = `Ada ${paziente_cognome}`;
    expect(answer.body).toEqual({ to: message.to, recName: 'Vera Rossi', from: person.email, name, spedisce: false });
    expect(mail?.to).toEqual([message.to]);
    expect(mail?.headers).toMatchObject({
      from: 'Libretto <noreply@libretto.example>',
      'reply-to': `${name} <${person.email}>`,
      subject: 'Appuntamento',
    });
    expect(mail?.headers).not.toHaveProperty('auto-submitted');
    expect(mail?.text).toContain('Buongiorno dottoressa,\nperché non giovedì?\n');
    expect(mail?.text).toContain(`Messaggio di ${name} (${person.email})`);
  });

  test('use the sender of the session, regardless of the request', async () => {
    const answer = await send({ from: 'direttore@ospedale.example', name: 'Il Direttore', recName: 'Nessuno' });
    expect(answer.body).toMatchObject({ from: person.email, recName: 'Vera Rossi' });
    await deliver();
    expect(mailServer.mails[0]?.raw).not.toMatch(/direttore|Direttore|Nessuno/);
  });

  test.each([
    ['somebody unknown', 'chiunque@altrove.example'],
    ['two addresses', 'vera.rossi@medici.example,chiunque@altrove.example'],
    ['a header', 'vera.rossi@medici.example\r\nBcc: chiunque@altrove.example'],
    ['nobody', ''],
  ])('are rejected for %s', async (_, to) => {
    const answer = await send({ to });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].path).toBe('/to');
    expect(await rows()).toEqual([]);
  });

  test('are rejected for doctors of other patients and removed doctors', async () => {
    const other = await server.person();
    expect((await send({}, other.token)).status).toBe(422);
    await server.database.updateTable('associated_doctors').set({ deleted_at: 'now' }).execute();
    expect((await send()).status).toBe(422);
    expect(await rows()).toEqual([]);
  });

  test('accept any notation of the address', async () => {
    expect((await send({ to: 'Vera.Rossi@Medici.example' })).body.to).toBe('vera.rossi@medici.example');
  });

  test.each([
    ['/topic', { topic: '' }],
    ['/topic', { topic: '   ' }],
    ['/topic', { topic: 'Uno\r\nBcc: chiunque@altrove.example' }],
    ['/topic', { topic: 'x'.repeat(201) }],
    ['/text', { text: '' }],
    ['/text', { text: ' \n ' }],
    ['/text', { text: 'x'.repeat(5001) }],
  ])('are rejected with an invalid %s', async (path, wrong) => {
    const answer = await send(wrong);
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].path).toBe(path);
    expect(await rows()).toEqual([]);
  });

  test('cannot inject headers through a name', async () => {
    await server.database
      .updateTable('pazienti')
      .set({ paziente_nome: 'Ada"\r\nBcc: chiunque@altrove.example\r\nX-Name: "' })
      .where('id_paziente', '=', person.id_paziente)
      .execute();
    await send();
    await deliver();
    expect(mailServer.mails[0]?.to).toEqual([message.to]);
    expect(Object.keys(mailServer.mails[0]?.headers ?? {})).not.toContain('bcc');
    expect(Object.keys(mailServer.mails[0]?.headers ?? {})).not.toContain('x-name');
  });

  test('are deleted after delivery and never logged', async () => {
    await send();
    expect(await rows()).toMatchObject([{ state: 'waiting', text: message.text }]);
    await deliver();
    expect(await rows()).toMatchObject([{ state: 'sent', subject: null, text: null }]);
    expect(server.logs.join('\n')).not.toMatch(/Appuntamento|dottoressa|vera\.rossi/);
  });

  test('are queued while the mail server is unavailable', async () => {
    const { url, port } = mailServer;
    await mailServer.close();
    const post = openMailQueue(server, smtp(url, 'Libretto <noreply@libretto.example>'));
    await send();
    await post.deliver();
    expect(await rows()).toMatchObject([{ state: 'waiting', text: message.text }]);
    mailServer = await startMailServer({ port });
    now += 10 * minute;
    await post.deliver();
    expect(mailServer.mails[0]?.text).toContain('Buongiorno dottoressa');
  });

  test('stay in the outbox without a mail server', async () => {
    expect((await send()).body.spedisce).toBe(false);
    expect(await mailsTo(server, message.to)).toEqual([expect.stringContaining('Buongiorno dottoressa')]);
  });

  test('are rate limited per sender', async () => {
    const statuses = [];
    for (let i = 0; i < 12; i++) statuses.push((await send()).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect(await rows()).toHaveLength(10);
    const refused = await send();
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const other = await server.person();
    const { id_cpp } = await makeDoctor(server);
    await associate(server, other, id_cpp);
    expect((await send({}, other.token)).status).toBe(200);
    now += 60 * minute;
    expect((await send({}, await server.session(person.id_utente))).status).toBe(200);
  });
});

test('reports whether a mail server is configured', async () => {
  const server = await makeServer('sqlite', {
    settings: { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'a@b.example', PUBLIC_URL: 'https://b.example' },
  });
  const person = await server.person();
  const { id_cpp } = await makeDoctor(server, { email: 'vera.rossi@medici.example' });
  await associate(server, person, id_cpp);
  const body = { topic: 'Appuntamento', text: 'Giovedì?', to: 'vera.rossi@medici.example' };
  expect((await server.call('POST', '/api/sendMail', { token: person.token, body })).body.spedisce).toBe(true);
  await server.close();
});
