import { expect, test } from 'vitest';
import { measureNames, measures } from './measures.ts';
import { usualRange } from './reference.ts';

test('each measure of an adult has a usual range within its hard limits', () => {
  for (const name of measureNames) {
    const [least, most] = measures[name].hard;
    const usual = usualRange(name, null);
    expect([usual?.min, usual?.max].every((limit) => limit !== undefined && limit >= least && limit <= most)).toBe(
      true,
    );
  }
});

test('five kilograms are unusual for an adult; children have no usual weight', () => {
  expect(usualRange('parametro_peso', 40)?.min).toBeGreaterThan(5);
  expect(usualRange('parametro_peso', 18)).toEqual(usualRange('parametro_peso', null));
  expect(usualRange('parametro_peso', 17)).toBeUndefined();
  expect(usualRange('parametro_frequenza', 17)).toEqual({ min: 40, max: 160 });
});
