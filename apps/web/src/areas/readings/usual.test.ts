import { expect, test } from 'vitest';
import { measureNames, measures } from '../../shared/readings/measures.ts';
import { usualOf } from './reference.ts';

test('each measure of an adult has a usual range within what can be measured', () => {
  for (const name of measureNames) {
    const [least, most] = measures[name].hard;
    const usual = usualOf(name, null);
    expect([usual?.min, usual?.max].every((limit) => limit !== undefined && limit >= least && limit <= most)).toBe(
      true,
    );
  }
});

test('five kilograms are rare for an adult; what a child weighs depends on more than this knows', () => {
  expect(usualOf('parametro_peso', 40)?.min).toBeGreaterThan(5);
  expect(usualOf('parametro_peso', 18)).toEqual(usualOf('parametro_peso', null));
  expect(usualOf('parametro_peso', 17)).toBeUndefined();
  expect(usualOf('parametro_frequenza', 17)).toEqual({ min: 40, max: 160 });
});
