import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operations } from '../../test/own-records.ts';
import { versionedKinds } from '../../test/record-kinds.ts';
import { makeServer, noon, onBothDatabases, type Person, type TestServer } from '../../test/server.ts';
import { seenVersion } from '../contract/saved-record.ts';

const minute = 60_000;
const day = 86_400_000;

test('If-Match names one version, any, or none that there could be', () => {
  expect(seenVersion(undefined)).toBeUndefined();
  expect(seenVersion('*')).toBeUndefined();
  expect(seenVersion('"2026"')).toBe('2026');
  expect(seenVersion('2026')).toBe('');
  expect(seenVersion('"a", "b"')).toBe('');
});

/** Those that change a record, but nothing that somebody else could have written meanwhile. */
const unprotected: Record<string, string> = {
  createNotebookEntry: 'makes a new one',
  createPregnancy: 'makes a new one',
  createReactionReport: 'makes a new one; reports are never changed',
  createFile: 'makes a new one',
  createShare: 'makes a new one',
  saveScore: 'makes a new one',
  saveDoctor: 'an entry of a list that everybody shares; only its author writes to it',
  inviteDoctor: 'makes a new one',
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

// The names of the kinds need no server.
const tried = Object.entries(versionedKinds({} as TestServer, {} as Person));
const namesOf = (entries: typeof tried) => entries.map(([name]) => name);
const deletable = namesOf(tried.filter(([, { remove }]) => remove));
const restorable = namesOf(tried.filter(([, { restore }]) => restore));

/** Of everybody, and written by administrators only; their versions say what is in them, and not when. */
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

  /** One record of a kind, as it is after it was made. */
  async function begin(name: string) {
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
  /** Time goes by, longer than a session lives. */
  const wait = async (ms: number) => {
    now += ms;
    person.token = await server.session(person.id_utente);
  };
  const seeing = ({ versione }: { versione: string }) => ({ 'if-match': `"${versione}"` });

  // covers C-34
  test.each(namesOf(tried))('a change that was not seen is not overwritten: %s', async (name) => {
    const { before, id, change, words, says } = await begin(name);
    now += minute;
    const one = read(await change(id, 'Una', seeing(before)));
    now += minute;
    const refused = await change(id, 'Altra', seeing(before));
    expect(refused).toMatchObject({ status: 412, body: { code: 'changed' } });
    const both = await Promise.all([change(id, 'Prima', seeing(one)), change(id, 'Seconda', seeing(one))]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(both.filter(({ body }) => body.code === 'changed')).toHaveLength(1);
    const last = await change(id, 'Comunque', { 'if-match': '*' });
    expect(last.status).toBe(200);
    expect(JSON.stringify(read(last)[words])).toContain(says?.Comunque ?? 'Comunque');
  });

  // covers C-34
  test.each(namesOf(tried).filter((name) => !shared.includes(name)))(
    'each version is later than the one before, also within one millisecond: %s',
    async (name) => {
      const { before, id, change } = await begin(name);
      const one = read(await change(id, 'Una', seeing(before)));
      expect(one.versione > before.versione).toBe(true);
      expect((await change(id, 'Altra', seeing(before))).status).toBe(412);
      expect(read(await change(id, 'Prima', seeing(one))).versione > one.versione).toBe(true);
    },
  );

  // covers C-33 C-34
  test.each(deletable)('a form that was open when it was deleted does not bring it back: %s', async (name) => {
    const { before, id, change, remove } = await begin(name);
    now += minute;
    expect((await remove?.(id))?.status).toBe(200);
    now += minute;
    // Asked twice: a refusal changes nothing.
    for (const words of ['Altra', 'Altra']) {
      const refused = await change(id, words, seeing(before));
      expect(refused).toMatchObject({ status: 409, body: { code: 'deleted' } });
    }
  });

  test.each(restorable)('it is not changed while it is deleted, whichever version is named: %s', async (name) => {
    const { id, change, remove } = await begin(name);
    const deleted = await remove?.(id);
    expect(await change(id, 'Altra')).toMatchObject({ status: 409, body: { code: 'deleted' } });
    const { versione } = deleted ? read(deleted) : {};
    expect(await change(id, 'Altra', seeing({ versione }))).toMatchObject({ status: 409, body: { code: 'deleted' } });
  });

  // covers C-33 C-36 C-60
  test.each(restorable)(
    'it can be restored for 30 days, which deleting it again does not prolong: %s',
    async (name) => {
      const { id, before, remove, restore, isInTrash, isListed } = await begin(name);
      expect(await isListed()).toBe(true);
      expect((await remove?.(id))?.status).toBe(200);
      expect([await isInTrash(), await isListed()]).toEqual([true, false]);
      await wait(20 * day);
      expect((await remove?.(id))?.status).toBe(200);
      await wait(10 * day);
      const restored = await restore?.(id);
      expect(restored?.status).toBe(200);
      expect(restored && read(restored)).toEqual({ ...before, versione: expect.any(String) });
      expect([await isInTrash(), await isListed()]).toEqual([false, true]);
      await remove?.(id);
      await wait(30 * day + 1);
      expect([await isInTrash(), await isListed()]).toEqual([false, false]);
      expect(await restore?.(id)).toMatchObject({ status: 409, body: { code: 'deleted' } });
    },
  );

  test.each(namesOf(tried).filter((name) => !shared.includes(name)))(
    'one of somebody else looks like none: %s',
    async (name) => {
      const { id } = await begin(name);
      const { change, remove } = versionedKinds(server, await server.person())[name] ?? {};
      for (const answer of [await change?.(id, 'Una'), await remove?.(id)]) expect(answer?.status ?? 404).toBe(404);
    },
  );

  test('every operation that takes a version is tried, and every one that changes a record as a whole takes one', () => {
    const protectedOnes = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'If-Match'));
    expect(protectedOnes.map(({ id }) => id).sort()).toEqual(tried.flatMap(([, { operations }]) => operations).sort());
    for (const { responses } of protectedOnes) expect(responses).toHaveProperty('412');
    const changes = operations.filter(
      ({ method, audited, body }) => audited !== undefined && body !== undefined && method !== 'delete',
    );
    const others = changes.filter((operation) => !protectedOnes.includes(operation)).map(({ id }) => id);
    expect(others.sort()).toEqual(Object.keys(unprotected).sort());
  });
});
