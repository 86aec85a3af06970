import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makers, operations } from '../../../test/own-records.ts';
import { makeServer, type Person, type TestServer } from '../../../test/server.ts';
import type { KindName } from '../../records/shared-list.ts';
import { hasPadlock, turnPadlock } from './padlocks.ts';

const tables = {
  contact: ['contatti', 'id_contatto', { id_contatto_tipologia: -1 }],
  notebook: ['tbl_taccuinos', 'id_taccuino', { deleted_at: '2026-03-22T00:00:00.000Z' }],
  exam: ['indagini', 'id_indagine', { deleted_at: '2026-03-22T00:00:00.000Z' }],
  diagnosis: ['diagnosi', 'id_diagnosi', { deleted_at: '2026-03-22T00:00:00.000Z' }],
  file: ['files', 'id_file', { deleted_at: '2026-03-22T00:00:00.000Z' }],
  therapy: ['tbl_terapie', 'id_terapie', { deleted_at: '2026-03-22T00:00:00.000Z' }],
  vaccination: ['tbl_vaccinaziones', 'id_vaccinazione', { deleted_at: '2026-03-22T00:00:00.000Z' }],
} as const;
const locked = Object.keys(tables) as (keyof typeof tables)[];
const unlocked: KindName[] = ['patient', 'visit', 'reading', 'reaction', 'anamnesis', 'pregnancy', 'score', 'link'];

test('contacts, drawings, exams, diagnoses, files, therapies and vaccinations have padlocks', () => {
  expect([...locked, ...unlocked].filter(hasPadlock)).toEqual(locked);
});

// covers P-26
describe('a padlock', () => {
  let server: TestServer;
  let person: Person;
  beforeAll(async () => {
    server = await makeServer('sqlite');
    person = await server.person();
  });
  afterAll(() => server.close());

  const change = { id_livello_confidenzialita: 3, updated_at: '2026-03-21T12:00:00.000Z' } as const;

  test.each(locked)('of a %s is turned on that record alone, by its owner, while it is not deleted', async (tipo) => {
    const [table, column, deleted] = tables[tipo];
    const [operation] = operations;
    if (operation === undefined) throw new Error('The contract has no operation.');
    const [id, sibling] = [
      await makers[tipo](server, person, operation),
      await makers[tipo](server, person, operation),
    ];
    const rows = async () => {
      const found = await server.database
        .selectFrom(table as 'indagini')
        .select([column as 'id_indagine', 'id_livello_confidenzialita', 'updated_at'])
        .where(column as 'id_indagine', 'in', [id, sibling])
        .orderBy(column as 'id_indagine')
        .execute();
      return found.map(({ id_livello_confidenzialita, updated_at }) => ({ id_livello_confidenzialita, updated_at }));
    };
    const turn = (id_paziente: number, of = id) => turnPadlock(server.database, tipo, { id_paziente, id: of }, change);
    const [before, other] = await rows();
    expect(before?.id_livello_confidenzialita).not.toBe(3);

    expect(await turn(person.id_paziente + 1)).toBe(false);
    expect(await turn(person.id_paziente, sibling + 1000)).toBe(false);
    expect(await rows()).toEqual([before, other]);
    expect(await turn(person.id_paziente)).toBe(true);
    expect(await rows()).toEqual([change, other]);

    await server.database
      .updateTable(table as 'indagini')
      .set(deleted as { deleted_at: string })
      .where(column as 'id_indagine', '=', sibling)
      .execute();
    expect(await turn(person.id_paziente, sibling)).toBe(false);
    expect(await rows()).toEqual([change, other]);
  });

  test.each(unlocked)('is no part of a %s', async (tipo) => {
    const own = { id_paziente: person.id_paziente, id: 1 };
    expect(await turnPadlock(server.database, tipo, own, change)).toBe(false);
  });
});
