import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeServer, onBothDatabases, type Person, type TestServer } from '../../../test/server.ts';
import { features } from '../../policy/features.ts';
import { type ExportedEntry, findLostEnds, verifyChains } from './export.ts';

onBothDatabases('the exported audit', (kind) => {
  let server: TestServer;
  let admin: Person;
  let people: Person[];

  beforeAll(async () => {
    server = await makeServer(kind);
    admin = await server.person(features);
    people = [await server.person(), await server.person()];
    for (let i = 0; i < 4; i++) {
      for (const { token } of people) {
        const body = {
          id_contatto_tipologia: 10,
          contatto_nominativo: 'Anna Bianchi',
          contatto_telefono: '+393331112222',
          id_livello_confidenzialita: 4,
        };
        expect((await server.call('POST', '/api/salva/contattiemergenza/0', { token, body })).status).toBe(200);
      }
    }
  });
  afterAll(() => server.close());

  const taken = (query = '') => server.call('GET', `/api/security/registroCartelle${query}`, { token: admin.token });
  async function* each(entries: ExportedEntry[]) {
    yield* entries;
  }
  const lines = async (): Promise<ExportedEntry[]> =>
    (await taken()).text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));

  test('exports every entry, verifies the chains, contains no personal data and is audited', async () => {
    const answer = await taken();
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toContain('audit-2026-03-21.ndjson');
    expect(answer.text).not.toMatch(/Anna|@/);
    const entries = await lines();
    expect(entries).toHaveLength(8);
    const found = await verifyChains(each(entries));
    expect([found.entries, found.broken.size]).toEqual([8, 0]);
    expect([...found.ends.keys()].sort()).toEqual(people.map(({ id_paziente }) => id_paziente).sort());
    expect(await findLostEnds(server.database, found.ends)).toEqual([]);
    const { body } = await server.call('GET', '/api/security/registro', { token: admin.token });
    expect(body.data[0]).toMatchObject({ azione: 'esportazione', dopo: 'ndjson' });
  });

  test('locates changed, removed and inserted entries and a truncated end', async () => {
    const entries = await lines();
    const [first, second] = people.map(({ id_paziente }) => id_paziente);
    if (first === undefined || second === undefined) throw new Error('There are no records.');
    const broken = async (change: (list: ExportedEntry[]) => ExportedEntry[]) =>
      [...(await verifyChains(each(change(structuredClone(entries))))).broken].sort();
    expect(await broken((list) => list.map((e) => (e.sequence === 2 ? { ...e, id_utente: 99 } : e)))).toEqual([
      [first, 2],
      [second, 2],
    ]);
    expect(await broken((list) => list.filter((e) => !(e.id_paziente === first && e.sequence === 3)))).toEqual([
      [first, 4],
    ]);
    expect(await broken((list) => [...list, ...list.slice(-1)])).toEqual([[second, 4]]);
    const ends = new Map([[first, { sequence: 5, hash: 'x' }]]);
    expect(await findLostEnds(server.database, ends)).toEqual([first]);
  });

  test('exports CSV', async () => {
    const { text, headers } = await taken('?formato=csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, row, ...more] = text.trimEnd().split('\r\n');
    expect(head).toBe('id_paziente,sequence,at,id_utente,action,kind,id_record,hash');
    expect(row).toMatch(/^\d+,1,2026-03-21T11:00:00\.000Z,\d+,created,contact,\d+,"'[\w-]{43}"$/);
    expect(more).toHaveLength(7);
  });
});
