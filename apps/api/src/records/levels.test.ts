import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../../test/operations.ts';
import { makers } from '../../test/own-records.ts';
import { lockedKinds } from '../../test/record-samples.ts';
import { makeServer, type Person, type TestServer } from '../../test/server.ts';
import { recordsService } from '../all-records.ts';
import { recordStores } from '../kinds.ts';

const unlocked = ['link'] as const;

test('exactly the kinds with a padlock in the documents have levels', () => {
  const names = (has: boolean) =>
    Object.values(recordStores)
      .flat()
      .flatMap(({ kind }) => ((kind.level !== null) === has ? [kind.name] : []));
  expect([...new Set(names(true))].sort()).toEqual(lockedKinds.toSorted());
  expect(names(false)).toEqual([...unlocked]);
});

// covers P-26
describe('the level of a record', () => {
  const now = Date.parse('2020-01-01T00:00:00.000Z');
  let server: TestServer;
  let person: Person;
  let setLevel: ReturnType<typeof recordsService>['setLevel'];
  beforeAll(async () => {
    server = await makeServer('sqlite');
    person = await server.person();
    setLevel = recordsService({ database: server.database, clock: () => now, timeZone: 'Europe/Rome' }).setLevel;
  });
  afterAll(() => server.close());

  async function make(tipo: (typeof lockedKinds)[number] | (typeof unlocked)[number]): Promise<number> {
    const [operation] = operations;
    if (operation === undefined) throw new Error('The contract has no operation.');
    return makers[tipo](server, person, operation);
  }
  const change = (
    tipo: (typeof lockedKinds)[number] | (typeof unlocked)[number],
    id_record: number,
    of = person.id_paziente,
  ) => setLevel(server.database, of, { tipo, id_record, id_livello_confidenzialita: 3 });

  test.each(lockedKinds)('of a %s changes for that record only, by its owner, unless deleted', async (tipo) => {
    const [store] = recordStores[tipo];
    if (store === undefined) throw new Error(`There is no ${tipo}.`);
    const { table, id: column } = store.kind;
    const [id, sibling] = [await make(tipo), await make(tipo)];
    const rows = async () => {
      const found = await server.database
        .selectFrom(table as 'indagini')
        .select([column as 'id_indagine', 'id_livello_confidenzialita', 'updated_at'])
        .where(column as 'id_indagine', 'in', [id, sibling])
        .orderBy(column as 'id_indagine')
        .execute();
      return found.map(({ id_livello_confidenzialita: level, updated_at: version }) => ({ level, version }));
    };
    const [before, other] = await rows();
    expect(before?.level).not.toBe(3);

    expect(await change(tipo, id, person.id_paziente + 1)).toBe(false);
    expect(await change(tipo, sibling + 1000)).toBe(false);
    expect(await rows()).toEqual([before, other]);
    expect(await change(tipo, id)).toBe(true);
    const [after, same] = await rows();
    expect(after?.level).toBe(3);
    expect(same).toEqual(other);
    // The clock is behind, but the version must increase nevertheless.
    expect(after?.version.localeCompare(before?.version ?? '')).toBe(1);

    await server.database
      .updateTable(table as 'indagini')
      .set({ deleted_at: '2026-03-22T00:00:00.000Z' })
      .where(column as 'id_indagine', '=', sibling)
      .execute();
    expect(await change(tipo, sibling)).toBe(false);
    expect(await rows()).toEqual([after, other]);
  });

  test('of a part of the history changes for that part only, by its owner, and not its date', async () => {
    const rows = () =>
      server.database
        .selectFrom('anamnesi_log')
        .select(['id_anamnesi_log', 'parte', 'id_livello_confidenzialita', 'updated_at'])
        .where('id_paziente', '=', person.id_paziente)
        .orderBy('id_anamnesi_log')
        .execute();
    const make = async (part: string, field: string) =>
      (await server.call('POST', `/api/salva/${part}/0`, { token: person.token, body: { [field]: 'x' } })).body;
    const { id_anamnesi_log: id } = await make('AnamnesiFamiliare', 'anamnesi_familiare_contenuto');
    await make('AnamnesiRemota', 'anamnesi_remota_contenuto');
    const before = await rows();
    expect(before.map(({ id_livello_confidenzialita }) => id_livello_confidenzialita)).toEqual([6, 6]);
    const set = (id_record: number, of = person.id_paziente) =>
      setLevel(server.database, of, { tipo: 'anamnesis', id_record, id_livello_confidenzialita: 3 });
    expect(await set(id, person.id_paziente + 1)).toBe(false);
    expect(await set(id + 1000)).toBe(false);
    expect(await rows()).toEqual(before);
    expect(await set(id)).toBe(true);
    expect(await rows()).toEqual(
      before.map((row) => (row.id_anamnesi_log === id ? { ...row, id_livello_confidenzialita: 3 } : row)),
    );
  });

  test.each(unlocked)('does not exist for a %s', async (tipo) => {
    expect(await change(tipo, await make(tipo))).toBe(false);
  });
});
