import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { extractCode, extractLinkCode, mailsTo, openMailQueue } from '../../test/mail-queue.ts';
import { type MailServer, startMailServer } from '../../test/mail-server.ts';
import { makeServer, noon, onBothDatabases, type TestServer } from '../../test/server.ts';
import { forgetMail, queueMail } from './mail.repository.ts';
import { smtp } from './smtp.ts';

const from = 'Libretto <noreply@libretto.example>';
const minute = 60_000;

onBothDatabases('mail', (kind) => {
  let now = noon;
  let server: TestServer;
  let mailServer: MailServer | undefined;

  beforeAll(async () => {
    server = await makeServer(kind, {
      clock: () => now,
      settings: { PUBLIC_URL: 'https://libretto.example' },
    });
  });
  afterEach(async () => {
    await mailServer?.close();
    mailServer = undefined;
    await server.database.deleteFrom('mail').execute();
  });
  afterAll(() => server.close());

  const rows = () => server.database.selectFrom('mail').selectAll().orderBy('id_mail').execute();
  const changed = (to: string, language: 'it' | 'en' = 'it') =>
    queueMail(server.database, { kind: 'password-changed', to, language }, now);
  const register = (email: string, lingua?: 'it' | 'en') =>
    server.call('POST', '/api/user/register', {
      body: {
        nome: 'Nilde',
        cognome: 'Iotti',
        email,
        password: 'Tre-Gatti-Sul-Tetto-41!',
        conferma_password: 'Tre-Gatti-Sul-Tetto-41!',
        termini: true,
        ...(lingua && { lingua }),
      },
      address: `10.1.${Math.floor(now / minute) % 200}.1`,
    });

  test('is delivered in Italian with sender, subject and link', async () => {
    mailServer = await startMailServer();
    await register('nilde@libretto.example');
    await openMailQueue(server, smtp(mailServer.url, from)).deliver();
    expect(mailServer.mails).toHaveLength(1);
    const [mail] = mailServer.mails;
    expect(mail?.to).toEqual(['nilde@libretto.example']);
    expect(mail?.headers).toMatchObject({
      from: 'Libretto <noreply@libretto.example>',
      to: 'nilde@libretto.example',
      subject: 'Libretto: conferma il tuo indirizzo email',
      'auto-submitted': 'auto-generated',
    });
    expect(mail?.text).toMatch(/^https:\/\/libretto\.example\/webui\/register#codice=[\w-]{43}$/m);
    expect(mail?.text).toContain('48 ore');
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'sent', text: null, subject: null });
  });

  test('is delivered in English', async () => {
    mailServer = await startMailServer();
    await register('nilde.english@libretto.example', 'en');
    await changed('a@libretto.example', 'en');
    await openMailQueue(server, smtp(mailServer.url, from)).deliver();
    expect(mailServer.mails.map(({ headers }) => headers.subject)).toEqual([
      'Libretto: confirm your email address',
      'Libretto: your password has been changed',
    ]);
    expect(mailServer.mails[0]?.text).toContain('48 hours');
  });

  test('contains no user input', async () => {
    mailServer = await startMailServer();
    await register('vittima@libretto.example');
    await openMailQueue(server, smtp(mailServer.url, from)).deliver();
    expect(mailServer.mails[0]?.raw).not.toMatch(/Nilde|Iotti/);
  });

  test('is kept while the mail server is unavailable', async () => {
    mailServer = await startMailServer();
    const { url, port } = mailServer;
    await mailServer.close();
    const post = openMailQueue(server, smtp(url, from));
    await register('paziente.lenta@libretto.example');
    await changed('altra@libretto.example');
    await post.deliver();
    expect((await rows()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    // After a failed connection the other mails are not tried.
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 0]);

    mailServer = await startMailServer({ port });
    now += 10 * minute;
    await post.deliver();
    expect(mailServer.mails.map(({ to }) => to[0]).sort()).toEqual([
      'altra@libretto.example',
      'paziente.lenta@libretto.example',
    ]);
    expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent']);
    const text = mailServer.mails.find(({ to }) => to[0]?.startsWith('paziente'))?.text;
    const confirmed = await server.call('POST', '/api/user/register/confirm', {
      body: { codice: extractLinkCode(text), password: 'Tre-Gatti-Sul-Tetto-41!' },
    });
    expect(confirmed.status).toBe(200);
  });

  test('a code is valid from the time of sending', async () => {
    mailServer = await startMailServer();
    const { url, port } = mailServer;
    await mailServer.close();
    const { email } = await server.person();
    const post = openMailQueue(server, smtp(url, from));
    await server.call('POST', '/api/user/password/reset', { body: { email }, address: '10.9.0.1' });
    await post.deliver();
    now += 60 * minute;
    mailServer = await startMailServer({ port });
    await post.deliver();
    now += 14 * minute;
    const reset = await server.call('POST', '/api/user/password/reset/confirm', {
      body: {
        email,
        codice: extractCode(mailServer.mails[0]?.text),
        password: 'Tre-Gatti-Sul-Tetto-41!',
        conferma_password: 'Tre-Gatti-Sul-Tetto-41!',
      },
      address: '10.9.0.2',
    });
    expect(reset.status).toBe(204);
  });

  test('is retried with growing delays for two days', async () => {
    await changed('piena@libretto.example');
    const began = now;
    const post = openMailQueue(server, async () => {
      throw Object.assign(new Error('mailbox full'), { code: 'EENVELOPE', responseCode: 452 });
    });
    const waits: number[] = [];
    for (;;) {
      await post.deliver();
      const [row] = await rows();
      if (row?.state !== 'waiting') break;
      const next = Date.parse(row.next_attempt_at);
      waits.push((next - now) / 1000);
      now = next;
    }
    expect(waits.slice(0, 8)).toEqual([30, 60, 120, 240, 480, 960, 1800, 1800]);
    expect((await rows())[0]).toMatchObject({ state: 'failed' });
    expect((now - began) / (60 * minute)).toBeGreaterThanOrEqual(48);
    expect((now - began) / (60 * minute)).toBeLessThan(49);
  });

  test('a rejected recipient does not delay other mails', async () => {
    mailServer = await startMailServer({
      refuse: (to) => (to.startsWith('nessuno') ? 'never' : to.startsWith('piena') ? 'later' : undefined),
    });
    for (const name of ['nessuno', 'piena', 'buona']) await changed(`${name}@libretto.example`);
    await openMailQueue(server, smtp(mailServer.url, from)).deliver();
    expect((await rows()).map(({ state }) => state)).toEqual(['failed', 'waiting', 'sent']);
    expect(mailServer.mails.map(({ to }) => to)).toEqual([['buona@libretto.example']]);
  });

  test.each([
    'a@libretto.example\r\nBcc: altri@libretto.example',
    'a@libretto.example, altri@libretto.example',
    'a@libretto.example>\r\nRCPT TO:<altri@libretto.example',
    'Altri <altri@libretto.example>',
    'a@libretto.example\u0085Bcc: altri@libretto.example',
  ])('is not sent to a malformed address: %j', async (to) => {
    mailServer = await startMailServer();
    await changed(to);
    await openMailQueue(server, smtp(mailServer.url, from)).deliver();
    expect(mailServer.mails).toEqual([]);
    expect((await rows())[0]?.state).toBe('failed');
  });

  test('is sent once by concurrent servers', async () => {
    mailServer = await startMailServer();
    const all = Array.from({ length: 20 }, (_, i) => `p${String(i).padStart(2, '0')}@libretto.example`);
    for (const to of all) await changed(to);
    const { url } = mailServer;
    await Promise.all([1, 2, 3].map(() => openMailQueue(server, smtp(url, from)).deliver()));
    expect(mailServer.mails.map(({ to }) => to[0]).sort()).toEqual(all);
  });

  test('is held without a mail server until its code expires', async () => {
    const told: number[] = [];
    const { email } = await server.person();
    await server.call('POST', '/api/user/password/reset', { body: { email }, address: '10.9.0.3' });
    await openMailQueue(server, undefined, (id) => told.push(id)).deliver();
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'outbox', subject: 'Libretto: codice per la nuova password' });
    expect(told).toEqual([row?.id_mail]);
    const code = extractCode((await mailsTo(server, email))[0]);
    expect(code).toMatch(/^\d{6}$/);
    // The database alone must not reveal the code.
    expect(row?.text).toMatch(/^[0-9a-f]{16}\.[A-Za-z0-9+/]+=*$/);
    expect(Buffer.from(row?.text ?? '', 'base64').toString('latin1')).not.toContain(code);
    now += 15 * minute + 1;
    await forgetMail(server.database, now);
    expect((await rows())[0]).toMatchObject({ subject: 'Libretto: codice per la nuova password', text: null });
    now += 31 * 24 * 60 * minute;
    await forgetMail(server.database, now);
    expect(await rows()).toEqual([]);
  });

  test('does not log addresses or codes', async () => {
    mailServer = await startMailServer({ refuse: () => 'never' });
    const { email } = await server.person();
    await server.call('POST', '/api/user/password/reset', { body: { email }, address: '10.9.0.4' });
    await openMailQueue(server, smtp(mailServer.url, from)).deliver();
    await openMailQueue(server).deliver();
    const logs = server.logs.join('');
    expect(logs).toContain('mail given up');
    expect(logs).not.toMatch(/@libretto\.example|#codice=|"\d{6}"/);
  });

  test('closing waits for the mail in progress and sends no other', async () => {
    let post: ReturnType<typeof openMailQueue> | undefined;
    let closed: Promise<void> | undefined;
    const sent: string[] = [];
    post = openMailQueue(server, async (to) => {
      closed ??= post?.close();
      sent.push(to);
    });
    await changed('una@libretto.example');
    await changed('due@libretto.example');
    await post.deliver();
    await closed;
    expect(sent).toEqual(['una@libretto.example']);
    expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'waiting']);
  });
});
