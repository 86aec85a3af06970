import { expect, test } from 'vitest';
import { chosenSpecialties, isSpecialty, shownSpecialties, toSpecialtiesColumn } from './choice.ts';

test('a specialty is one of the 23 tags', () => {
  expect([1, 10, 23].map(isSpecialty)).toEqual([true, true, true]);
  expect([0, 24, 1.5, '1', null, undefined].map(isSpecialty)).toEqual(Array(6).fill(false));
});

test('chosen specialties replace the proposed ones, also by none', () => {
  expect(shownSpecialties(null, [2, 9])).toEqual({ specialita: [2, 9], specialita_scelta: false });
  expect(shownSpecialties('[14]', [2, 9])).toEqual({ specialita: [14], specialita_scelta: true });
  expect(shownSpecialties('[]', [2, 9])).toEqual({ specialita: [], specialita_scelta: true });
});

test('the column holds the choice, and null for the proposed ones', () => {
  expect(toSpecialtiesColumn([14, 2])).toEqual({ specialita: '[14,2]' });
  expect(toSpecialtiesColumn([])).toEqual({ specialita: '[]' });
  expect(toSpecialtiesColumn(null)).toEqual({ specialita: null });
});

test('an archive holds known specialties or none, and older ones lack them', () => {
  const { added, check, is, json, schema } = chosenSpecialties;
  expect({ added, is, json }).toEqual({ added: true, is: 'value', json: true });
  expect(schema).toMatchObject({ anyOf: [{ type: 'array' }, { type: 'null' }] });
  const accepted = [[], [2], [2, 23], null, undefined];
  expect(accepted.map((value) => check?.(value, {}))).toEqual(accepted.map(() => true));
  const refused = [[24], [2, 24], ['2'], '', 0, false, {}, '2'];
  expect(refused.map((value) => check?.(value, {}))).toEqual(refused.map(() => false));
});
