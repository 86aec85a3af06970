// Rules for every calculator. An unchanged copy of the sample fails here.
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { BmiResult } from './calculators/bmi/bmi.ts';
import type { MeldInputs, MeldResult } from './calculators/meld/meld.ts';
import { en } from './locales/en.ts';
import { it } from './locales/it.ts';
import { type CalculatorInputs, calculate, calculators, isCalculatorId } from './registry.ts';
import type { Result } from './types.ts';
import { amounts } from './units.ts';

const catalogs: Readonly<Record<string, Readonly<Record<string, string>>>> = { it: it.messages, en: en.messages };
const ascends = (values: number[]) =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? value));
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
  test('cites a source that can be found', () => {
    expect(definition.references.length).toBeGreaterThan(0);
    for (const { citation, year, doi, isbn, url } of definition.references) {
      expect(citation.length).toBeGreaterThan(20);
      expect(year).toBeGreaterThan(1850);
      // Older articles without an identifier have volume and pages.
      expect(doi ?? isbn ?? url ?? citation).toMatch(/^(10\.\d{4,}\/|https:\/\/|[\d -]+[\dX]$)| \d+:\d+-\d+$/);
    }
  });

  test('states the implemented age range in its messages', () => {
    const { fromAge, toAge, noteKey } = definition.population;
    for (const words of Object.values(catalogs)) {
      const note = words[noteKey] ?? '';
      if (fromAge === 18 && toAge === undefined) expect(note).toMatch(/\b[Aa]dult|\b18\b/);
      else if (fromAge !== undefined) expect(note).toMatch(new RegExp(`\\b${fromAge}\\b`));
      if (toAge) expect(note).toMatch(new RegExp(`\\b${toAge}\\b`));
    }
  });

  test('survives JSON', () => {
    expect(JSON.parse(JSON.stringify(definition))).toEqual(definition);
  });

  test('has nested ranges and ascending bands', () => {
    for (const input of Object.values(definition.inputs)) {
      if (!('hard' in input)) continue;
      const ends = [input.hard[0], input.usual[0], input.usual[1], input.hard[1]];
      expect(ends).toEqual([...ends].sort((a, b) => a - b));
      // Usual ranges are shown to people: not 0.000001 to 10, or 20 to 399.99.
      for (const end of input.usual) expect(String(end)).toMatch(/^\d{1,6}(\.\d{1,3})?$/);
      expect(input.usual.map((end) => end - Math.trunc(end)).filter((rest) => rest > 0.98)).toEqual([]);
      const [from, to] = ('population' in input && input.population) || input.hard;
      expect(input.usual[0]).toBeGreaterThanOrEqual(from);
      expect(input.usual[1]).toBeLessThanOrEqual(to);
    }
    for (const { bands, bandsByAge = [], bandsKey } of Object.values(definition.outputs)) {
      for (const one of [...(bands ? [bands] : []), ...bandsByAge.map((group) => group.bands)]) {
        expect(ascends(one.map(({ from }) => from))).toBe(true);
        expect(bandsKey).toBeDefined();
      }
      expect(ascends(bandsByAge.map(({ fromAge }) => fromAge))).toBe(true);
    }
  });

  test('has ascending steps, and tables of existing outputs', () => {
    for (const input of Object.values(definition.inputs)) {
      if (!('steps' in input) || !input.steps) continue;
      expect(ascends(input.steps.map((step) => ('from' in step ? step.from : step.above)))).toBe(true);
    }
    for (const { by, output = by, rows } of definition.tables ?? []) {
      expect(Object.keys(definition.outputs)).toEqual(expect.arrayContaining([by, output]));
      expect(ascends(rows.map(({ from }) => from))).toBe(true);
    }
  });

  test('refers to other inputs and calculators that exist', () => {
    const inputs = Object.keys(definition.inputs);
    for (const { conflictsWith, requiredWhen } of Object.values(definition.inputs)) {
      const others = [conflictsWith, ...Object.values(requiredWhen ?? {})].filter((key) => key !== undefined);
      expect(inputs).toEqual(expect.arrayContaining(others));
    }
    const { supersededBy, inEurope = [] } = definition;
    const named = [...(supersededBy ? [supersededBy] : []), ...inEurope];
    expect(calculators.map((one) => one.id)).toEqual(expect.arrayContaining(named));
    expect(named).not.toContain(id);
  });

  test('uses the shared conversion factors', () => {
    for (const input of Object.values(definition.inputs)) {
      if (input.kind === 'quantity') expect(input.amounts).toBe(amounts[input.analyte]);
    }
  });

  test('has the same age range in the input and in the population', () => {
    const { age } = definition.inputs;
    if (!age || !('population' in age)) return;
    const { fromAge, toAge = age.hard[1] } = definition.population;
    expect(age.population).toEqual([fromAge, toAge]);
  });

  test('has a message for every key, in both languages', () => {
    const text = JSON.stringify(definition);
    const bands = Object.values(definition.outputs).flatMap(
      ({ bandsKey, bands = [], bandsByAge = [], specialBands = [] }) =>
        [...bands, ...bandsByAge.flatMap((group) => group.bands), ...specialBands].map(
          ({ code }) => `${bandsKey}.${code}`,
        ),
    );
    const keys = [...text.matchAll(/Keys?":\[?"([^"\]]+)"/g)].map(([, key]) => key ?? '').concat(bands);
    for (const words of Object.values(catalogs)) expect(keys.filter((key) => !words[key])).toEqual([]);
  });

  test('reports each required input of an empty object', () => {
    const required = Object.entries(definition.inputs).filter(
      ([, { optional, requiredWhen = {} }]) => !optional || 'missing' in requiredWhen,
    );
    expect(calculate(id, {})).toMatchObject({
      ok: false,
      id,
      errors: required.map(([path]) => ({ code: 'required', path })),
    });
  });
});

test('the American risk equations refer to the European ones in data and messages', () => {
  const american = calculators.filter((one) => ['framingham-hard-chd', 'pce-2013', 'prevent-base'].includes(one.id));
  expect(american).toHaveLength(3);
  for (const definition of american) {
    expect(definition).toMatchObject({ inEurope: ['score2', 'score2-op'] });
    for (const words of Object.values(catalogs)) expect(words[definition.population.noteKey]).toContain('SCORE2');
  }
});

test('calculates by id', () => {
  const result = calculate('bmi', { weightKg: 68, heightCm: 165 });
  expect(result.ok && result.outputs.bmi.rounded).toBe(24.98);
  expectTypeOf(result).toEqualTypeOf<BmiResult>();
});

test('infers the types of inputs and result from the id', () => {
  // @ts-expect-error the height is missing
  expect(calculate('bmi', { weightKg: 68 }).ok).toBe(false);
  // @ts-expect-error the key is misspelled
  expect(calculate('bmi', { weightKg: 68, heightCm: 165, hightCm: 165 }).ok).toBe(false);
  // @ts-expect-error these are the inputs of another calculator
  expect(calculate('qtc-bazett', { weightKg: 68, heightCm: 165 }).ok).toBe(false);
  // @ts-expect-error a bare number has no unit
  expect(calculate('schwartz-bedside', { heightCm: 140, creatinine: 0.6 }).ok).toBe(false);
  // @ts-expect-error no calculator has this id
  expect(calculate('bmii', { weightKg: 68, heightCm: 165 }).ok).toBe(false);

  expectTypeOf<Parameters<typeof calculate<'meld'>>[1]>().toEqualTypeOf<MeldInputs>();
  expectTypeOf<CalculatorInputs['meld']['dialysis']>().toEqualTypeOf<boolean>();
  const meld = calculate('meld', {
    creatinine: { value: 1.9, unit: 'mg/dL' },
    bilirubin: { value: 4.2, unit: 'mg/dL' },
    inr: 1.2,
    dialysis: false,
  });
  expectTypeOf(meld).toEqualTypeOf<MeldResult>();
  expect(meld.ok).toBe(true);
});

test('refuses an unknown id', () => {
  const id: string = 'constructor';
  expect(isCalculatorId(id)).toBe(false);
  const result = calculate(id, {});
  expectTypeOf(result).toEqualTypeOf<Result>();
  expect(result).toEqual({ ok: false, id, errors: [{ code: 'required', path: 'id', params: { id } }] });
});
