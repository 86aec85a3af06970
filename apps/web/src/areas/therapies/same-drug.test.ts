import { expect, test } from 'vitest';
import type { Therapy } from '../../shared/doses/doses.queries.ts';
import { findSameDrug } from './same-drug.ts';
import type { TherapyType } from './therapies.queries.ts';

const therapy = (
  id_terapie: number,
  tipo_terapia: TherapyType,
  descrizione_breve: string,
  id_farmaco_codifa: string | null,
) => ({ id_terapie, tipo_terapia, farmaco: { descrizione_breve, somministrazione: '' }, id_farmaco_codifa }) as Therapy;

const forbidden = therapy(1, 0, 'Brufen', 'farm-brufen');
const findNames = (therapies: Therapy[], doubled: string[] = []) =>
  findSameDrug(forbidden, [forbidden, ...therapies], doubled).map(({ id_terapie }) => id_terapie);

test('finds therapies in progress with a forbidden drug by id, name and duplicate substance', () => {
  expect(findNames([therapy(2, 1, 'Brufen 600', 'farm-brufen'), therapy(3, 1, 'Eutirox', 'farm-eutirox')])).toEqual([
    2,
  ]);
  expect(findNames([therapy(2, 1, ' brufen', null), therapy(3, 1, 'Sciroppo', null)])).toEqual([2]);
  expect(findNames([therapy(2, 1, 'Moment', 'farm-moment'), therapy(3, 1, 'Eutirox', null)], ['Moment'])).toEqual([2]);
});

test('ignores concluded and forbidden therapies', () => {
  expect(findNames([therapy(2, 2, 'Brufen', 'farm-brufen'), therapy(3, 0, 'Brufen', 'farm-brufen')])).toEqual([]);
});

test('a typed name does not match every other one', () => {
  const own = therapy(1, 0, 'La pastiglia verde', null);
  expect(findSameDrug(own, [therapy(2, 1, 'Sciroppo', null)], [])).toEqual([]);
});
