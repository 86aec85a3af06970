import { expect, test } from 'vitest';
import { allowOnly, type EveryKey, omitUndefined } from './allow-list.ts';

interface Row {
  id: number;
  nome: string | null;
  segreto: string;
}

const row: Row = { id: 1, nome: null, segreto: 'parola' };

test('copies the fields marked true and no others', () => {
  const shared = allowOnly<Row>()({ id: true, nome: true, segreto: false });
  const joined = { ...row, altro: 'di un altro record' };
  expect(Object.entries(shared(joined))).toEqual([
    ['id', 1],
    ['nome', null],
  ]);
});

test('does not compile with an undecided field', () => {
  // @ts-expect-error `segreto` is not decided on
  const shared = allowOnly<Row>()({ id: true, nome: true });
  expect(Object.keys(shared(row))).toEqual(['id', 'nome']);
});

test('excludes fields marked false from the type of the copy', () => {
  const { id } = allowOnly<Row>()({ id: true, nome: false, segreto: false })(row);
  expect(id).toBe(1);
  // @ts-expect-error `segreto` is not shared
  expect(allowOnly<Row>()({ id: true, nome: true, segreto: false })(row).segreto).toBeUndefined();
});

interface Answer {
  sempre: string | null;
  forse?: number;
}

test('omits undefined optional keys and keeps null, zero and empty text', () => {
  expect(Object.entries(omitUndefined<Answer>({ sempre: null, forse: undefined }))).toEqual([['sempre', null]]);
  expect(omitUndefined<Answer>({ sempre: '', forse: 0 })).toEqual({ sempre: '', forse: 0 });
});

test('does not compile without a key, optional or not', () => {
  // @ts-expect-error `forse` is not decided on
  const withoutOptional: EveryKey<Answer> = { sempre: 'x' };
  // @ts-expect-error `sempre` has to be there
  const undefinedRequired: EveryKey<Answer> = { sempre: undefined, forse: 1 };
  expect([withoutOptional, undefinedRequired]).toHaveLength(2);
});
