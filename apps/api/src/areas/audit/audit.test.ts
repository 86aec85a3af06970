import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeServer, noon, onBothDatabases, type Person, type TestServer } from '../../../test/server.ts';
import { appendAudit, findBrokenChains } from './audit.repository.ts';
import { findFirstBroken } from './chain.ts';
import { findLastReads } from './reading.repository.ts';

onBothDatabases('the audit', (kind) => {
  let now = noon;
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = noon;
    person = await server.person();
  });

  const contact = {
    id_contatto_tipologia: 10,
    contatto_nominativo: 'Anna Bianchi',
    contatto_telefono: '+393331112222',
    id_livello_confidenzialita: 4,
  };
  const save = async (body: object = {}, id = 0) => {
    now += 1000;
    const request = { token: person.token, body: { ...contact, ...body } };
    const answer = await server.call('POST', `/api/salva/contattiemergenza/${id}`, request);
    expect(answer.status).toBe(200);
    return Number(answer.body.id_contatto);
  };
  const log = async (query = '', token = person.token) =>
    (await server.call('GET', `/api/audit${query}`, { token })).body;
  const rows = () =>
    server.database.selectFrom('audit').selectAll().where('id_paziente', '=', person.id_paziente).orderBy('sequence');

  test('records user, action, part and time', async () => {
    const id = await save();
    await save({ contatto_nominativo: 'Anna Maria Bianchi' }, id);
    await save({ id_contatto_tipologia: -1 }, id);
    const { totale, data } = await log();
    expect(totale).toBe(3);
    const what = { tipo: 'contact', id_record: id };
    const { paziente_cognome } = await server.database
      .selectFrom('pazienti')
      .select('paziente_cognome')
      .where('id_paziente', '=', person.id_paziente)
      .executeTakeFirstOrThrow();
    const chi = { nome: `Ada ${paziente_cognome}`, proprietario: true, ruolo: 'proprietario' };
    expect(data).toEqual([
      { id_audit: expect.any(Number), quando: '2026-03-21T11:00:03.000Z', chi, azione: 'deleted', ...what },
      { id_audit: expect.any(Number), quando: '2026-03-21T11:00:02.000Z', chi, azione: 'changed', ...what },
      { id_audit: expect.any(Number), quando: '2026-03-21T11:00:01.000Z', chi, azione: 'created', ...what },
    ]);
  });

  test('finds the last readings of several records with one query, each up to its own time', async () => {
    const other = await server.person();
    const never = await server.person();
    const doctor = (await server.person()).id_utente;
    const readAt = async (id_paziente: number, at: string, id_utente = doctor) => {
      const entry = { id_paziente, at, id_utente, action: 'read', kind: 'patient', id_record: id_paziente } as const;
      await server.database.transaction().execute((transaction) => appendAudit(transaction, entry));
    };
    for (const hour of ['08', '09', '10']) {
      await readAt(person.id_paziente, `2026-03-21T${hour}:00:00.000Z`);
      await readAt(other.id_paziente, `2026-03-21T${hour}:00:00.000Z`);
    }
    await readAt(never.id_paziente, '2026-03-21T08:00:00.000Z', never.id_utente);
    let queries = 0;
    const counted = server.database.withPlugin({
      transformQuery({ node }) {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const found = await findLastReads(counted, doctor, [
      { id_paziente: person.id_paziente, until: '2026-03-21T09:00:00.000Z' },
      { id_paziente: other.id_paziente },
      { id_paziente: never.id_paziente },
    ]);
    expect([...found].sort(([one], [another]) => one - another)).toEqual([
      [person.id_paziente, { at: '2026-03-21T09:00:00.000Z', sequence: 2 }],
      [other.id_paziente, { at: '2026-03-21T10:00:00.000Z', sequence: 3 }],
    ]);
    expect(queries).toBe(1);
    const many = Array.from({ length: 1200 }, () => ({
      id_paziente: other.id_paziente,
      until: '2026-03-21T08:30:00.000Z',
    }));
    expect(await findLastReads(server.database, doctor, many)).toEqual(
      new Map([[other.id_paziente, { at: '2026-03-21T08:00:00.000Z', sequence: 1 }]]),
    );
  });

  test('distinguishes changes of the level and restorations from other changes', async () => {
    const token = person.token;
    const visit = {
      visita_data: '2026-03-12',
      visita_motivazione: 'a',
      visita_osservazioni: 'b',
      visita_conclusioni: 'c',
    };
    const { id_visita } = (await server.call('POST', '/api/salva/visite/0', { token, body: visit })).body;
    await server.call('DELETE', `/api/visite/${id_visita}`, { token });
    await server.call('POST', `/api/salva/visite/${id_visita}`, { token, body: { deleted_at: null } });
    const diagnosis = {
      diagnosi_stato: '1',
      tipo_diagnosi: 'Diagnosi',
      diagnosi_patologia: 'Emicrania',
      diagnosiDetails: { careprovider: 'Vera Rossi' },
      id_livello_confidenzialita: 6,
    };
    const made = await server.call('POST', '/api/salva/diagnosi/0', { token, body: diagnosis });
    expect(made.status).toBe(200);
    const level = { id_livello_confidenzialita: 5 };
    await server.call('POST', `/api/salva/diagnosi/${made.body.id_diagnosi}`, { token, body: level });
    const actions = (await log()).data.map(({ azione }: { azione: string }) => azione);
    expect(actions).toEqual(['level', 'created', 'restored', 'deleted', 'created']);
  });

  test('filters by one part, ten entries a page', async () => {
    const first = await save();
    const second = await save({ contatto_nominativo: 'Bruno Neri' });
    for (let i = 0; i < 11; i++) await save({ contatto_nominativo: `Anna ${i}` }, first);
    expect((await log(`?tipo=contact&id_record=${second}`)).totale).toBe(1);
    const one = await log(`?tipo=contact&id_record=${first}`);
    expect([one.totale, one.data.length]).toEqual([12, 10]);
    const two = await log(`?tipo=contact&id_record=${first}&page=2`);
    expect(two.data.map(({ azione }: { azione: string }) => azione)).toEqual(['changed', 'created']);
    expect((await log(`?tipo=visit&id_record=${first}`)).totale).toBe(0);
  });

  test('is empty for foreign and unknown records', async () => {
    const id = await save();
    const other = await server.person();
    expect(await log(`?tipo=contact&id_record=${id}`, other.token)).toEqual({ totale: 0, data: [] });
    expect(await log('?tipo=contact&id_record=999999', other.token)).toEqual({ totale: 0, data: [] });
  });

  test('records nothing for refused requests', async () => {
    const answer = await server.call('POST', '/api/salva/contattiemergenza/0', {
      token: person.token,
      body: { ...contact, contatto_nominativo: '' },
    });
    expect(answer.status).toBe(422);
    expect(await rows().execute()).toEqual([]);
  });

  test('rejects updates and deletes', async () => {
    await save();
    const change = server.database.updateTable('audit').set({ action: 'read' }).execute();
    await expect(change).rejects.toThrow('only added to');
    await expect(server.database.deleteFrom('audit').execute()).rejects.toThrow('only added to');
  });

  test('chains each entry to the hash of the previous one', async () => {
    const id = await save();
    await save({}, id);
    const [one, two] = await rows().execute();
    const text = JSON.stringify([
      one?.hash,
      person.id_paziente,
      2,
      '2026-03-21T11:00:02.000Z',
      person.id_utente,
      'changed',
      'contact',
      id,
    ]);
    expect(two?.hash).toBe(createHash('sha256').update(text).digest('base64url'));
    expect(await findBrokenChains(server.database)).toEqual([]);
  });

  test('detects an inserted entry', async () => {
    const id = await save();
    const [entry] = await rows().execute();
    if (entry === undefined) throw new Error('There is no entry.');
    const { id_audit, ...copy } = entry;
    await server.database
      .insertInto('audit')
      .values({ ...copy, sequence: 2, id_record: id + 1 })
      .execute();
    expect(await findBrokenChains(server.database)).toEqual([person.id_paziente]);
  });

  test('appends concurrent changes in sequence', async () => {
    await Promise.all(Array.from({ length: 12 }, () => save()));
    const entries = await rows().execute();
    expect(entries.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(findFirstBroken(entries)).toBeUndefined();
  });

  test('rolls back a change that cannot be audited, and accepts the next one', async () => {
    const id = await save();
    await sql`alter table audit rename to audit_away`.execute(server.database);
    const request = { token: person.token, body: { ...contact, contatto_nominativo: 'Nessuna traccia' } };
    for (const record of [0, id]) {
      expect((await server.call('POST', `/api/salva/contattiemergenza/${record}`, request)).status).toBe(500);
    }
    await sql`alter table audit_away rename to audit`.execute(server.database);
    const contacts = await server.database.selectFrom('contatti').selectAll().execute();
    expect(JSON.stringify(contacts)).not.toContain('Nessuna traccia');
    await save({ contatto_nominativo: 'Anna Verdi' }, id);
    expect((await rows().execute()).map(({ action }) => action)).toEqual(['created', 'changed']);
  });
});
