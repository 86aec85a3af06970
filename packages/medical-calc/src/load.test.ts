import { describe, expect, test } from 'vitest';
import { calculatorIds, isCalculatorId, load, loadMessages } from './load.ts';
import { it } from './messages/it.ts';
import { calculators } from './registry.ts';

test('loads every calculator and refuses other ids', () => {
  expect(calculatorIds).toEqual(calculators.map(({ id }) => id));
  expect(isCalculatorId('bmi')).toBe(true);
  expect(isCalculatorId('constructor')).toBe(false);
});

describe.each(calculators)('$id', (definition) => {
  const { id } = definition;
  test('matches the registry', async () => {
    if (!isCalculatorId(id)) throw new Error(id);
    const loaded = await load(id);
    expect(loaded.definition).toEqual(definition);
    expect(loaded.calculate({})).toMatchObject({ ok: false, id });
  });

  test.each(['it', 'en'] as const)('loads its messages in %s without those of the others', async (locale) => {
    if (!isCalculatorId(id)) throw new Error(id);
    const words = await loadMessages(id, locale);
    const named = new Set(
      JSON.stringify(definition)
        .match(/"[^"]+"/g)
        ?.map((text) => text.slice(1, -1)),
    );
    const keys = Object.keys(it).filter((key) => named.has(key));
    expect(keys).toContain(definition.titleKey);
    expect(keys.filter((key) => !Object.hasOwn(words, key))).toEqual([]);
  });
});
