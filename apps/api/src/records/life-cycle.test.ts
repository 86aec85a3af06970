import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operations } from '../../test/operations.ts';
import { versionedKinds } from '../../test/record-kinds.ts';
import { makeServer, noon, onBothDatabases, type Person, type TestServer } from '../../test/server.ts';
import { parseIfMatch } from '../contract/saved-record.ts';

const minute = 60_000;
const day = 86_400_000;

test('parses If-Match as a version, any version, or one that never matches', () => {
  expect(parseIfMatch(undefined)).toBeUndefined();
  expect(parseIfMatch('*')).toBeUndefined();
  expect(parseIfMatch('"2026"')).toBe('2026');
  expect(parseIfMatch('2026')).toBe('');
  expect(parseIfMatch('"a", "b"')).toBe('');
});

/** Operations that change a record without If-Match, with the reason. */
const withoutIfMatch: Record<string, string> = {
  createNotebookEntry: 'makes a new one',
  createPregnancy: 'makes a new one',
  createReactionReport: 'makes a new one; reports are never changed',
  createFile: 'makes a new one',
  createShare: 'makes a new one',
  saveScore: 'makes a new one',
  saveDoctor: 'an entry of a list that everybody shares; only its author writes to it',
  inviteDoctor: 'makes a new one',
  inviteCaregiver: 'makes a new one',
  createProposal: 'makes a new one',
  answerProposal: 'answers once',
  createChild: 'makes a new one',
  handOverRecord: 'sends another one, and nothing else',
  sendDoctorInvitation: 'sends another one, and nothing else',
  revokeDoctorInvitation: 'revokes, and nothing else',
  saveNotebookStatus: 'deletes, restores or locks, and nothing else',
  restoreReactionReport: 'restores, and nothing else',
  markDose: 'says one thing of one dose',
  saveConsent: 'says one thing of one consent',
  saveFamilyAnamnesis: 'says in its body when what it changes was written (409)',
  saveRemoteAnamnesis: 'the same',
  saveRecentAnamnesis: 'the same',
  savePhysiologicalAnamnesis: 'the same',
  destroyUser: 'ends the whole account',
};

const kinds = Object.entries(versionedKinds({} as TestServer, {} as Person));
const toNames = (entries: typeof kinds) => entries.map(([name]) => name);
const deletable = toNames(kinds.filter(([, { remove }]) => remove));
const restorable = toNames(kinds.filter(([, { restore }]) => restore));

/** Shared lists written by administrators; their versions are hashes of the content and not timestamps. */
const shared = ['a doctor of the directory', 'a centre of the directory'];

onBothDatabases('the life cycle of a record', (database) => {
  let now = noon;
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    server = await makeServer(database, { clock: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = noon;
    person = await server.person();
  });

  async function create(name: string) {
    const kind = versionedKinds(server, person)[name];
    if (kind === undefined) throw new Error(`There is no kind ${name}.`);
    const before = read(await kind.first());
    const id: number = before[kind.id];
    const isInTrash = async () => {
      const { body } = await server.call('GET', `/api/cestino/${person.id_paziente}`, { token: person.token });
      return body.some(
        (entry: { tipo: string; id_record: number }) => entry.tipo === kind.trash && entry.id_record === id,
      );
    };
    const isListed = async () => {
      const answer = await kind.list?.();
      return answer !== undefined && read(answer).some((row: Record<string, unknown>) => row[kind.id] === id);
    };
    return { ...kind, before, id, isInTrash, isListed };
  }
  const read = ({ body }: Awaited<ReturnType<TestServer['call']>>) => body.data ?? body;
  const advance = async (ms: number) => {
    now += ms;
    person.token = await server.session(person.id_utente);
  };
  const withVersion = ({ versione }: { versione: string }) => ({ 'if-match': `"${versione}"` });

  // covers C-34
  test.each(toNames(kinds))('rejects a change based on an outdated version: %s', async (name) => {
    const { before, id, change, words, says } = await create(name);
    now += minute;
    const one = read(await change(id, 'Una', withVersion(before)));
    now += minute;
    const refused = await change(id, 'Altra', withVersion(before));
    expect(refused).toMatchObject({ status: 412, body: { code: 'changed' } });
    const both = await Promise.all([change(id, 'Prima', withVersion(one)), change(id, 'Seconda', withVersion(one))]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(both.filter(({ body }) => body.code === 'changed')).toHaveLength(1);
    const last = await change(id, 'Comunque', { 'if-match': '*' });
    expect(last.status).toBe(200);
    expect(JSON.stringify(read(last)[words])).toContain(says?.Comunque ?? 'Comunque');
  });

  // covers C-34
  test.each(toNames(kinds).filter((name) => !shared.includes(name)))(
    'each version is later than the previous one, even within one millisecond: %s',
    async (name) => {
      const { before, id, change } = await create(name);
      const one = read(await change(id, 'Una', withVersion(before)));
      expect(one.versione > before.versione).toBe(true);
      expect((await change(id, 'Altra', withVersion(before))).status).toBe(412);
      expect(read(await change(id, 'Prima', withVersion(one))).versione > one.versione).toBe(true);
    },
  );

  // covers C-33 C-34
  test.each(deletable)('a form opened before the deletion does not restore the record: %s', async (name) => {
    const { before, id, change, remove } = await create(name);
    now += minute;
    expect((await remove?.(id))?.status).toBe(200);
    now += minute;
    // A refusal must not change anything, so the request is sent twice.
    for (const words of ['Altra', 'Altra']) {
      const refused = await change(id, words, withVersion(before));
      expect(refused).toMatchObject({ status: 409, body: { code: 'deleted' } });
    }
  });

  test.each(restorable)('a deleted record cannot be changed with any version: %s', async (name) => {
    const { id, change, remove } = await create(name);
    const deleted = await remove?.(id);
    expect(await change(id, 'Altra')).toMatchObject({ status: 409, body: { code: 'deleted' } });
    const { versione } = deleted ? read(deleted) : {};
    expect(await change(id, 'Altra', withVersion({ versione }))).toMatchObject({
      status: 409,
      body: { code: 'deleted' },
    });
  });

  // covers C-33 C-36 C-60
  test.each(restorable)('can be restored for 30 days, which deleting again does not prolong: %s', async (name) => {
    const { id, before, remove, restore, isInTrash, isListed } = await create(name);
    expect(await isListed()).toBe(true);
    expect((await remove?.(id))?.status).toBe(200);
    expect([await isInTrash(), await isListed()]).toEqual([true, false]);
    await advance(20 * day);
    expect((await remove?.(id))?.status).toBe(200);
    await advance(10 * day);
    const restored = await restore?.(id);
    expect(restored?.status).toBe(200);
    expect(restored && read(restored)).toEqual({ ...before, versione: expect.any(String) });
    expect([await isInTrash(), await isListed()]).toEqual([false, true]);
    await remove?.(id);
    await advance(30 * day + 1);
    expect([await isInTrash(), await isListed()]).toEqual([false, false]);
    expect(await restore?.(id)).toMatchObject({ status: 409, body: { code: 'deleted' } });
  });

  test.each(toNames(kinds).filter((name) => !shared.includes(name)))(
    'returns 404 for the record of another person: %s',
    async (name) => {
      const { id } = await create(name);
      const { change, remove } = versionedKinds(server, await server.person())[name] ?? {};
      for (const answer of [await change?.(id, 'Una'), await remove?.(id)]) expect(answer?.status ?? 404).toBe(404);
    },
  );

  test('every operation with If-Match is tested, and every operation that replaces a record has it', () => {
    const versioned = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'If-Match'));
    expect(versioned.map(({ id }) => id).sort()).toEqual(kinds.flatMap(([, { operations }]) => operations).sort());
    for (const { responses } of versioned) expect(responses).toHaveProperty('412');
    const changes = operations.filter(
      ({ method, audited, body }) => audited !== undefined && body !== undefined && method !== 'delete',
    );
    const others = changes.filter((operation) => !versioned.includes(operation)).map(({ id }) => id);
    expect(others.sort()).toEqual(Object.keys(withoutIfMatch).sort());
  });
});
