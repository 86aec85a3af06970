// What every calculator owes, whoever wrote it. A copy that has not become its own calculator fails here.
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { BmiResult } from './calculators/bmi/bmi.ts';
import { en } from './messages/en.ts';
import { it } from './messages/it.ts';
import { calculate, calculators, isCalculatorId } from './registry.ts';
import type { Result } from './types.ts';

const catalogs: Readonly<Record<string, Readonly<Record<string, string>>>> = { it, en };
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test('no two calculators share an id, an equation, a title or a description', () => {
  expect(repeated(calculators.map(({ id }) => id))).toEqual([]);
  expect(repeated(calculators.map(({ equation }) => equation))).toEqual([]);
  for (const words of Object.values(catalogs)) {
    expect(repeated(calculators.map(({ titleKey }) => words[titleKey] ?? ''))).toEqual([]);
    expect(repeated(calculators.map(({ descriptionKey }) => words[descriptionKey] ?? ''))).toEqual([]);
  }
});

describe.each(calculators.map((definition) => ({ id: definition.id, definition })))('$id', ({ id, definition }) => {
  test('names its source, and how to find it', () => {
    expect(definition.references.length).toBeGreaterThan(0);
    for (const { citation, year, doi, isbn, url } of definition.references) {
      expect(citation.length).toBeGreaterThan(20);
      expect(year).toBeGreaterThan(1850);
      expect(doi ?? isbn ?? url).toMatch(/^(10\.\d{4,}\/|https:\/\/|[\d -]+[\dX]$)/);
    }
  });

  test('survives JSON', () => {
    expect(JSON.parse(JSON.stringify(definition))).toEqual(definition);
  });

  test('has ranges inside one another and bands that ascend without a hole', () => {
    for (const input of Object.values(definition.inputs)) {
      if (!('hard' in input)) continue;
      const ends = [input.hard[0], input.usual[0], input.usual[1], input.hard[1]];
      expect(ends).toEqual([...ends].sort((a, b) => a - b));
    }
    for (const { bands = [], bandsKey } of Object.values(definition.outputs)) {
      const starts = bands.map(({ from }) => from);
      expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
      if (bands.length > 0) expect(bandsKey).toBeDefined();
    }
  });

  test('has a word for every key, in both languages', () => {
    const text = JSON.stringify(definition);
    const keys = [...text.matchAll(/Key":"([^"]+)"/g)].map(([, key]) => key ?? '');
    for (const words of Object.values(catalogs)) expect(keys.filter((key) => !words[key])).toEqual([]);
  });

  test('refuses nothing at all, naming each required input', () => {
    const required = Object.entries(definition.inputs).filter(([, input]) => !input.optional);
    expect(calculate(id, {})).toMatchObject({
      ok: false,
      id,
      errors: required.map(([path]) => ({ code: 'required', path })),
    });
  });
});

test('calculates by id', () => {
  const result = calculate('bmi', { weightKg: 68, heightCm: 165 });
  expect(result.ok && result.outputs.bmi.rounded).toBe(24.98);
  expectTypeOf(result).toEqualTypeOf<BmiResult>();
});

test('an id that came from outside may be unknown', () => {
  const id: string = 'constructor';
  expect(isCalculatorId(id)).toBe(false);
  const result = calculate(id, {});
  expectTypeOf(result).toEqualTypeOf<Result>();
  expect(result).toEqual({ ok: false, id, errors: [{ code: 'required', path: 'id', params: { id } }] });
});
