import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extractCode, extractLinkCode, mailsTo } from '../../test/mail-queue.ts';
import { putIntoOutbox } from '../../test/requests.ts';
import { makeServer, noon, onBothDatabases, password, type TestServer } from '../../test/server.ts';
import { grantedFeatures } from '../areas/permissions/permissions.repository.ts';
import { findInvitation } from '../areas/session/invitations/invitations.repository.ts';
import { openDatabase } from '../database/database.ts';
import { forgetMail } from '../mail/mail.repository.ts';
import { commands } from './commands.ts';

const hour = 3_600_000;

function shell(settings: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../admin-command.ts'), ...args], {
    env: { PATH: process.env.PATH, ...settings },
  });
  const text = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (text.out += chunk));
  child.stderr.on('data', (chunk) => (text.err += chunk));
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, ...text }));
  });
}

onBothDatabases('the admin command', (kind) => {
  let now = noon;
  let server: TestServer;
  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
  });
  afterAll(() => server.close());

  const run = async (name: string, ...args: string[]) => {
    const command = await commands[name]?.load();
    const { config, database, clock } = server.parts;
    return (await command?.({ config, database, clock }, args)) ?? '';
  };
  const address = '10.8.0.1';
  const read = (codice: string) => server.call('POST', '/api/inviti/leggi', { body: { codice }, address });

  test('create prints a single-use administrator link that is valid for 24 hours', async () => {
    const output = await run('create', 'Prima@Libretto.example');
    expect(output).toMatch(/^http:\/\/127\.0\.0\.1:4100\/webui\/invito#codice=[\w-]{43}$/m);
    const codice = extractLinkCode(output);
    now = noon + 24 * hour - 1;
    expect((await read(codice)).body).toMatchObject({ email: 'prima@libretto.example', invitante: null });
    const body = { codice, nome: 'Nilde', cognome: 'Iotti', password, conferma_password: password, termini: true };
    expect((await server.call('POST', '/api/inviti/registrati', { body, address })).status).toBe(204);
    const login = { email: 'prima@libretto.example', password };
    const { token } = (await server.call('POST', '/api/user/login', { body: login, address })).body.success;
    const log = await server.call('GET', '/api/security/registro', { token });
    expect(log.body.data).toMatchObject([
      { azione: 'utente-ruoli', oggetto: 'prima@libretto.example', chi: 'Nilde Iotti' },
      { azione: 'invito', oggetto: 'prima@libretto.example', chi: null },
    ]);
    expect((await read(codice)).status).toBe(401);
  });

  test('create offers the administrator role to an existing account', async () => {
    const person = await server.person();
    const codice = extractLinkCode(await run('create', person.email));
    expect((await read(codice)).body.ha_account).toBe(true);
    const body = { codice, email: person.email, password };
    expect((await server.call('POST', '/api/inviti/collega', { body, address })).status).toBe(204);
    expect((await grantedFeatures(server.database, person.id_utente, now)).has('admin')).toBe(true);
  });

  test('create replaces the previous link, and a link expires after a day', async () => {
    const first = extractLinkCode(await run('create', 'due@libretto.example'));
    const second = extractLinkCode(await run('create', 'due@libretto.example'));
    expect((await read(first)).status).toBe(401);
    expect((await read(second)).status).toBe(200);
    now += 24 * hour;
    expect((await read(second)).status).toBe(401);
  });

  test.each([[[]], [['nobody']], [['a@b.example', 'c@d.example']]])('create refuses %j', async (args) => {
    const before = await server.database.selectFrom('inviti').selectAll().execute();
    await expect(run('create', ...args)).rejects.toThrow(/Usage|not an email/);
    expect(await server.database.selectFrom('inviti').selectAll().execute()).toEqual(before);
  });

  test('mail lists held mails and shows one, which is logged', async () => {
    const { email } = await server.person();
    await server.call('POST', '/api/user/password/reset', { body: { email }, address: '10.8.0.2' });
    const code = extractCode((await mailsTo(server, email))[0]);
    const list = await run('mail');
    const id = new RegExp(`^(\\d+) .* held .* ${email} `, 'm').exec(list)?.[1] ?? '';
    expect(list).not.toContain(code);
    const shown = await run('mail', id);
    expect(shown).toContain(`To: ${email}\nSubject: Libretto: codice per la nuova password\n`);
    expect(extractCode(shown)).toBe(code);
    const log = server.database.selectFrom('registro_admin').select(['azione', 'id_oggetto', 'id_utente', 'dopo']);
    expect(await log.orderBy('id', 'desc').limit(1).execute()).toEqual([
      { azione: 'posta', id_oggetto: Number(id), id_utente: 0, dopo: 'reset-password' },
    ]);
    now += 15 * 60_000 + 1;
    await forgetMail(server.database, now);
    await expect(run('mail', id)).rejects.toThrow('has expired');
  });

  test('mail does not show messages from patients to their doctors', async () => {
    const id = await putIntoOutbox(server, 'medico@libretto.example', 'message');
    await expect(run('mail', String(id))).rejects.toThrow('it is not shown');
    await expect(run('mail', '999999')).rejects.toThrow('No mail 999999');
    await expect(run('mail', 'x')).rejects.toThrow('Usage');
  });

  test('works from a shell while the server is running', async () => {
    const { DATA_DIR, DATABASE_URL } = server.parts.config;
    const settings = { DATA_DIR, DATABASE_URL, PUBLIC_URL: 'https://libretto.example' };
    const { code, out, err } = await shell(settings, 'create', 'accanto@libretto.example');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('https://libretto.example/webui/invito#codice=');
    now = Date.now();
    expect((await read(extractLinkCode(out))).status).toBe(200);
  });
});

describe('the admin command before the first start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'libretto-admin-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('creates the database with the invitation', async () => {
    const { code, out, err } = await shell({ DATA_DIR: folder }, 'create', 'prima@libretto.example');
    expect([code, err]).toEqual([0, '']);
    const database = await openDatabase({ url: '', folder, onLost: () => {} });
    const invitation = await findInvitation(database, extractLinkCode(out), Date.now());
    await database.destroy();
    expect(invitation).toMatchObject({ tipo: 'amministratore', email: 'prima@libretto.example' });
  });

  test('prints its usage', async () => {
    const { code, err } = await shell({ DATA_DIR: folder }, 'toString');
    expect([code, err]).toEqual([1, expect.stringContaining('create <email>')]);
  });
});
