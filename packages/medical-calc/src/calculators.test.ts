import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { load, loadLocale } from './load.ts';
import { en } from './locales/en.ts';
import { it } from './locales/it.ts';
import { calculate, calculators, describeResult, isCalculatorId } from './registry.ts';
import { expectSuccess } from './testing/results.ts';
import { toText } from './text.ts';
import type { CalculatorDefinition, InputDefinition } from './types.ts';

interface Row {
  id: string;
  kind: string;
  key: string;
  type: string;
  choices: string[];
  required: string;
}

const rows: Row[] = readFileSync(join(import.meta.dirname, 'testing/calculators.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    // The only quoted field is the type `{value, unit}`.
    const [id = '', kind = '', key = '', type = '', choices = '', required = ''] = line
      .replace('"{value, unit}"', 'quantity')
      .split(',');
    return { id, kind, key, type, choices: choices === '' ? [] : choices.split(' | '), required };
  });
const ids = [...new Set(rows.map(({ id }) => id))];
const of = (id: string, kind: string) => rows.filter((row) => row.id === id && row.kind === kind);
const getDefinition = (id: string) => calculators.find((one) => one.id === id) as CalculatorDefinition;

const published = (id: string): object[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, `calculators/${id}/${id}.vectors.json`), 'utf8')).map(
    ({ inputs }: { inputs: object }) => inputs,
  );

function listAnswers(input: InputDefinition): (string | number)[] {
  if (input.kind === 'choice') return input.choices.map(({ value }) => value);
  return input.kind === 'quantity' ? [...input.units] : [];
}

/** The list has a numeric choice as a number. */
function getType(input: InputDefinition): string {
  if (input.kind === 'integer') return 'number';
  return input.kind === 'choice' && input.choices.some(({ value }) => typeof value === 'number')
    ? 'number'
    : input.kind;
}

/** Missing in the list: the response to pain of the AVPU scale. */
const added: Readonly<Record<string, string[]>> = { 'news2.consciousness': ['P'] };

/** Factors that are applied only when asked for, not questions about the person. */
const optIns = ['black'];

test('has exactly the required calculators', () => {
  expect(calculators.map(({ id }) => id).sort()).toEqual([...ids].sort());
});

describe.each(ids)('%s', (id) => {
  test('has the required inputs, units and choices', () => {
    const { inputs } = getDefinition(id);
    expect(Object.keys(inputs).sort()).toEqual(
      of(id, 'input')
        .map(({ key }) => key)
        .sort(),
    );
    for (const { key, type, choices, required } of of(id, 'input')) {
      const input = inputs[key] as InputDefinition;
      expect([key, getType(input)]).toEqual([key, type]);
      const expected = [...choices, ...(added[`${id}.${key}`] ?? [])];
      if (expected.length > 0)
        expect([key, ...listAnswers(input).map(String).sort()]).toEqual([key, ...expected.sort()]);
      expect([key, input.optional === true]).toEqual([key, required.startsWith('no')]);
    }
  });

  test('has the required outputs', () => {
    const { outputs } = getDefinition(id);
    expect(Object.keys(outputs).sort()).toEqual(
      of(id, 'output')
        .map(({ key }) => key)
        .sort(),
    );
    for (const { key, type } of of(id, 'output')) {
      expect([key, 'classOf' in (outputs[key] as object)]).toEqual([key, type === 'string']);
    }
  });

  test('returns JSON-safe data and texts in both languages', () => {
    for (const inputs of published(id)) {
      const result = expectSuccess(calculate(id, inputs, { outOfRange: 'warn', explain: true }));
      expect(Object.keys(getDefinition(id).outputs)).toEqual(expect.arrayContaining(Object.keys(result.outputs)));
      expect(JSON.parse(JSON.stringify(result))).toEqual(result);
      for (const locale of [it, en]) {
        const text = describeResult(result, locale);
        // An unfilled slot, a missing number, or a key instead of its message.
        expect(text).not.toMatch(/[{}]|NaN|null|undefined|\b[a-z][a-z0-9-]*\.[a-z][\w.-]*[a-zA-Z]\b(?!\))/);
        expect(text.split('\n').length).toBeGreaterThanOrEqual(2 + Object.keys(result.outputs).length);
      }
    }
  });

  test.each(['it', 'en'] as const)('has the same texts in its own locale: %s', async (language) => {
    if (!isCalculatorId(id)) throw new Error(id);
    const { calculate, definition } = await load(id);
    const locale = await loadLocale(id, language);
    const all = language === 'it' ? it : en;
    for (const inputs of [{}, { unknown: 1 }, ...published(id)]) {
      for (const outOfRange of ['warn', 'refuse'] as const) {
        const result = calculate(inputs, { outOfRange });
        expect(toText(result, { definition, locale })).toBe(describeResult(result, all));
      }
    }
  });

  test('refuses an unknown key and names it', () => {
    const [inputs = {}] = published(id);
    for (const key of ['dialisys', 'constructor', 'weight']) {
      const result = calculate(id, { ...inputs, [key]: true }, { outOfRange: 'warn' });
      expect(result).toEqual({ ok: false, id, errors: [{ code: 'unknown-input', path: key, params: {} }] });
      for (const locale of [it, en]) expect(describeResult(result, locale)).toContain(`${key}: `);
    }
  });

  test('refuses a missing or misspelled answer', () => {
    const { inputs } = getDefinition(id);
    const questions = Object.keys(inputs).filter((key) => inputs[key]?.kind === 'boolean' && !optIns.includes(key));
    for (const given of published(id)) {
      expect(Object.keys(given)).toEqual(expect.arrayContaining(questions));
      for (const key of questions) {
        const result = calculate(id, Object.fromEntries(Object.entries(given).filter(([other]) => other !== key)), {
          outOfRange: 'warn',
        });
        expect(result).toEqual({ ok: false, id, errors: [{ code: 'required', path: key, params: {} }] });
      }
    }
  });

  test('refuses objects without inputs by its id', () => {
    for (const nothing of [{}, [], Object.create(null)]) {
      const result = calculate(id, nothing);
      expect(result).toMatchObject({ ok: false, id });
      expect(result.ok ? [] : result.errors.map(({ code }) => code)).not.toContain('unit');
    }
  });
});
