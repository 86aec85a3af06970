import { expect, test } from 'vitest';
import { mailsTo } from '../../test/mail-queue.ts';
import { makeRecord, operations } from '../../test/own-records.ts';
import { giveTotp } from '../../test/second-factor.ts';
import { makeServer, noon, onBothDatabases } from '../../test/server.ts';
import { Secrets } from '../areas/session/second-factor/secrets.ts';
import { insertBlobs, readBlob, storeBlob } from '../blobs/blobs.repository.ts';
import { parseKeys } from '../blobs/keys.ts';
import { openBlobs } from '../blobs/open.ts';
import { adopt } from '../blobs/report.ts';
import { HeldTexts } from '../mail/held-texts.ts';
import { queueMail } from '../mail/mail.repository.ts';
import { renewKeys } from './renew.ts';

const [old, fresh] = [Buffer.alloc(32, 1).toString('base64'), Buffer.alloc(32, 2).toString('base64')];

onBothDatabases('key rotation', (kind) => {
  test('works while the server is running, can be interrupted, and makes the older key obsolete', async () => {
    const server = await makeServer(kind, { settings: { BLOB_KEY: `${old},${fresh}` } });
    const person = await server.person();
    const [any] = operations;
    if (any === undefined) throw new Error('The contract has no operation.');
    for (let i = 0; i < 3; i++) await makeRecord(server, person, any, 'file');
    await giveTotp(server, person, 'in use');
    const news = { kind: 'password-changed', to: person.email, language: 'it' } as const;
    await queueMail(server.database, news, noon);
    const [letter] = await mailsTo(server, person.email);
    const orphan = await server.parts.blobs.put(Buffer.from('orphan'));
    await server.parts.blobs.quarantine(orphan);
    const first = await server.database.selectFrom('totp_secrets').selectAll().executeTakeFirstOrThrow();
    const config = { ...server.parts.config, BLOB_KEY: `${fresh},${old}` };

    const stop = new Error('interrupted');
    const interrupted = renewKeys({
      config,
      onProgress: () => {
        throw stop;
      },
    });
    await expect(interrupted).rejects.toBe(stop);
    const file = await makeRecord(server, person, any, 'file');
    const codes = new Secrets(parseKeys(old));
    await server.database
      .insertInto('recovery_codes')
      .values({ id_utente: person.id_utente, code_hash: codes.hashCode(person.id_utente, '00000-00000') })
      .execute();
    const [renewed, reading] = await Promise.all([
      renewKeys({ config }),
      server.call('GET', `/api/getFiles/${person.id_paziente}`, { token: person.token }),
    ]);
    expect(reading.status).toBe(200);
    expect(renewed).toEqual({ blobs: 2, secrets: 1, mails: 1, unreadable: 0, accountsWithOldCodes: 1 });
    const nothing = { blobs: 0, secrets: 0, mails: 0, unreadable: 0, accountsWithOldCodes: 0 };
    expect(await renewKeys({ config, forgetCodes: true })).toEqual(nothing);
    expect(await server.database.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);

    const newest = await openBlobs({ ...server.parts.config, BLOB_KEY: fresh });
    expect(await newest.installation()).toBe(await server.parts.blobs.installation());
    expect(await newest.get(orphan)).toEqual(Buffer.from('orphan'));
    const rows = await server.database.selectFrom('blobs').select('blob_key').execute();
    expect(rows).toHaveLength(4);
    for (const { blob_key } of rows) {
      const bytes = await readBlob(server.database, newest, blob_key);
      expect(await readBlob(server.database, server.parts.blobs, blob_key)).toEqual(bytes);
    }
    const second = await server.database.selectFrom('totp_secrets').selectAll().executeTakeFirstOrThrow();
    const open = (keys: string, secret: string) => new Secrets(parseKeys(keys)).open(person.id_utente, secret);
    expect(open(fresh, second.secret)).toEqual(open(old, first.secret));
    expect(open(fresh, first.secret)).toBeUndefined();
    const held = await server.database.selectFrom('mail').select(['id_mail', 'text']).executeTakeFirstOrThrow();
    const readable = (keys: string) => new HeldTexts(parseKeys(keys)).open(held.id_mail, held.text ?? '');
    expect([readable(fresh), readable(old)]).toEqual([letter, undefined]);
    expect((await server.call('GET', `/api/getDRoute/${file}`, { token: person.token })).status).toBe(200);
    await server.close();
  });

  test('skips data of a lost key and renews the rest', async () => {
    const lost = await makeServer(kind, { settings: { BLOB_KEY: old } });
    const person = await lost.person();
    const [any] = operations;
    if (any === undefined) throw new Error('The contract has no operation.');
    await makeRecord(lost, person, any, 'file');
    await giveTotp(lost, person, 'in use');
    const orphan = await lost.parts.blobs.put(Buffer.from('orphan'));
    await lost.parts.blobs.quarantine(orphan);
    const config = { ...lost.parts.config, BLOB_KEY: fresh };
    await adopt(lost.database, config, { confirmed: true, clock: Date.now });

    const result = { secrets: 0, mails: 0, unreadable: 2, accountsWithOldCodes: 0 };
    expect(await renewKeys({ config })).toEqual({ ...result, blobs: 0 });
    const newest = await openBlobs(config);
    const quarantined: string[] = [];
    for await (const { key } of newest.listQuarantine()) quarantined.push(key);
    expect(quarantined).toEqual([orphan]);

    const next = Buffer.alloc(32, 3).toString('base64');
    const later = await storeBlob(newest, 'text/plain', Buffer.from('later'));
    await insertBlobs(lost.database, person.id_paziente, [later], noon);
    const keys = { ...config, BLOB_KEY: `${next},${fresh}` };
    expect(await renewKeys({ config: keys })).toEqual({ ...result, blobs: 1 });
    expect(await (await openBlobs({ ...config, BLOB_KEY: next })).get(later.blob_key)).toEqual(Buffer.from('later'));
    await lost.close();
  });
});

test('data encrypted before key rotation existed is readable', () => {
  const secrets = new Secrets(parseKeys(`${fresh},${old}`));
  const before = new Secrets(parseKeys(old));
  const bare = (text: string) => text.split('.')[1] ?? '';
  expect(secrets.open(7, bare(before.seal(7, Buffer.from('a'))))).toEqual(Buffer.from('a'));
  expect(secrets.possibleHashes(7, 'x')).toContain(bare(before.hashCode(7, 'x')));
  expect(secrets.open(8, before.seal(7, Buffer.from('a')))).toBeUndefined();
});
