import { describe, expect, test } from 'vitest';
import { calculatorIds, isCalculatorId, load, loadLocale } from './load.ts';
import { it } from './locales/it.ts';
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

  test.each(['it', 'en'] as const)('loads its locale %s without the messages of the others', async (language) => {
    if (!isCalculatorId(id)) throw new Error(id);
    const { language: tag, messages } = await loadLocale(id, language);
    expect(tag).toBe(language);
    const named = new Set(
      JSON.stringify(definition)
        .match(/"[^"]+"/g)
        ?.map((text) => text.slice(1, -1)),
    );
    const keys = Object.keys(it.messages).filter((key) => named.has(key));
    expect(keys).toContain(definition.titleKey);
    expect(keys.filter((key) => !Object.hasOwn(messages, key))).toEqual([]);
    const titles = Object.keys(messages).filter((key) => key.endsWith('.title'));
    expect(titles).toEqual([definition.titleKey]);
  });
});
