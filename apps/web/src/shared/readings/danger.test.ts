import { describe, expect, it } from 'vitest';
import {
  dangerSourceUrls,
  findCurrentDangers,
  findDangers,
  findMark,
  isDangerous,
  usualWithoutDanger,
} from './danger.ts';
import type { Measure } from './measures.ts';

const none = {
  parametro_peso: null,
  parametro_altezza: null,
  parametro_pressione_max: null,
  parametro_pressione_min: null,
  parametro_frequenza: null,
  parametro_saturazione: null,
  parametro_temperatura: null,
};
const pressure = (parametro_pressione_max: number, parametro_pressione_min: number) => ({
  ...none,
  parametro_pressione_max,
  parametro_pressione_min,
});

describe('dangerous values', () => {
  // American Heart Association, GP Direct (NHS) and Humanitas, as linked in the table.
  it.each<[Measure, number, boolean]>([
    ['parametro_pressione_max', 179, false],
    ['parametro_pressione_max', 180, true],
    ['parametro_pressione_min', 119, false],
    ['parametro_pressione_min', 120, true],
    ['parametro_saturazione', 93, false],
    ['parametro_saturazione', 92, true],
    ['parametro_temperatura', 40, false],
    ['parametro_temperatura', 40.1, true],
    // No page that could be cited gives a number for these.
    ['parametro_frequenza', 180, false],
    ['parametro_peso', 400, false],
  ])('%s %d: %s', (measure, value, dangerous) => {
    expect(isDangerous(measure, value)).toBe(dangerous);
  });

  it('one of the two pressures is enough', () => {
    expect(findDangers(pressure(195, 125)).map(({ id }) => id)).toEqual(['pressure']);
    expect(findDangers(pressure(195, 80)).map(({ id }) => id)).toEqual(['pressure']);
    expect(findDangers(pressure(150, 120)).map(({ id }) => id)).toEqual(['pressure']);
    expect(findDangers(pressure(170, 100))).toEqual([]);
  });

  it('pressures in the wrong order are a typing error', () => {
    expect(findDangers(pressure(85, 138))).toEqual([]);
    expect(findDangers(pressure(185, 185))).toEqual([]);
    expect(findDangers({ ...pressure(85, 138), parametro_saturazione: 90 }).map(({ id }) => id)).toEqual(['oxygen']);
  });

  it('the first digit of a saturation of 98 % is none', () => {
    expect(findDangers({ ...none, parametro_saturazione: 9 })).toEqual([]);
  });

  it('each has a source with an address', () => {
    const all = { ...pressure(195, 125), parametro_saturazione: 90, parametro_temperatura: 41 };
    const sources = findDangers(all).map(({ sources }) => sources);
    expect(sources).toHaveLength(3);
    for (const source of sources.flat()) expect(dangerSourceUrls[source]).toMatch(/^https:/);
  });

  it('are left out of the usual range', () => {
    expect(usualWithoutDanger('parametro_pressione_max', { min: 80, max: 200 })).toEqual({ min: 80, max: 179 });
    expect(usualWithoutDanger('parametro_saturazione', { min: 88, max: 100 })).toEqual({ min: 93, max: 100 });
    expect(usualWithoutDanger('parametro_peso', undefined)).toBeUndefined();
  });
});

describe('marks', () => {
  const person = { age: 50, heightCm: null };
  const pressures = ['parametro_pressione_max', 'parametro_pressione_min'] as const;

  it('a danger is no value slightly above the reference', () => {
    expect(findMark(pressure(300, 85), pressures, person)).toEqual({ kind: 'danger', id: 'pressure', tone: 'danger' });
    expect(findMark(pressure(138, 85), pressures, person)).toEqual({ kind: 'outside', id: 'high', tone: 'warning' });
    expect(findMark(pressure(122, 78), pressures, person)).toBeUndefined();
  });

  it('of one value only, the other is not marked with it', () => {
    expect(findMark(pressure(300, 80), ['parametro_pressione_min'], person)).toBeUndefined();
    expect(findMark({ ...pressure(300, 80), parametro_peso: 80 }, ['parametro_peso'], person)).toBeUndefined();
  });

  it('values without a reference are marked as dangers too', () => {
    expect(findMark({ ...none, parametro_saturazione: 90 }, ['parametro_saturazione'], person)?.id).toBe('oxygen');
  });
});

describe('dangers about which something has to be done now', () => {
  const reading = (id_rilevazione: number, data_rilevazione: string, values: object) => ({
    ...none,
    id_rilevazione,
    data_rilevazione,
    ...values,
  });
  const high = { parametro_pressione_max: 300, parametro_pressione_min: 85 };
  const find = (...readings: ReturnType<typeof reading>[]) =>
    findCurrentDangers(readings, '2026-11-30').map(({ danger, reading: { id_rilevazione: id } }) => [danger.id, id]);

  it('are those of today and yesterday', () => {
    expect(find(reading(1, '2026-11-30', high))).toEqual([['pressure', 1]]);
    expect(find(reading(1, '2026-11-29', high))).toEqual([['pressure', 1]]);
    expect(find(reading(1, '2026-11-28', high))).toEqual([]);
  });

  it('are over with a newer value of the same measure', () => {
    const usual = reading(2, '2026-11-30', { parametro_pressione_max: 125, parametro_pressione_min: 80 });
    expect(find(usual, reading(1, '2026-11-30', high))).toEqual([]);
    const weight = reading(2, '2026-11-30', { parametro_peso: 80 });
    expect(find(weight, reading(1, '2026-11-30', high))).toEqual([['pressure', 1]]);
  });
});
