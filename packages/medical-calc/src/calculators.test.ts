// Every calculator that was asked for is there, with exactly these inputs, units, choices and outputs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { calculate, calculators } from './registry.ts';
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
    // The one quoted field is the type `{value, unit}`, which is told by its unit.
    const [id = '', kind = '', key = '', type = '', choices = '', required = ''] = line
      .replace('"{value, unit}"', 'quantity')
      .split(',');
    return { id, kind, key, type, choices: choices === '' ? [] : choices.split(' | '), required };
  });
const ids = [...new Set(rows.map(({ id }) => id))];
const of = (id: string, kind: string) => rows.filter((row) => row.id === id && row.kind === kind);
const definitionOf = (id: string) => calculators.find((one) => one.id === id) as CalculatorDefinition;

/** The inputs of the published values of a calculator. */
const published = (id: string): object[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, `calculators/${id}/${id}.vectors.json`), 'utf8')).map(
    ({ inputs }: { inputs: object }) => inputs,
  );

/** What the answers may be: the values of a choice, the units of a quantity. */
function answersOf(input: InputDefinition): (string | number)[] {
  if (input.kind === 'choice') return input.choices.map(({ value }) => value);
  return input.kind === 'quantity' ? [...input.units] : [];
}

/** The list tells a number, a quantity, a choice and a yes/no; a choice of numbers is a number there. */
function typeOf(input: InputDefinition): string {
  if (input.kind === 'integer') return 'number';
  return input.kind === 'choice' && input.choices.some(({ value }) => typeof value === 'number')
    ? 'number'
    : input.kind;
}

/** More than the list asks for: somebody who responds to pain alone must have an answer, too. */
const added: Readonly<Record<string, string[]>> = { 'news2.consciousness': ['P'] };

/** A factor of the original equation, which nobody applies unless asked to. It is no question about the person. */
const optIns = ['black'];

test('no calculator is missing, and none is there that nobody asked for', () => {
  expect(calculators.map(({ id }) => id).sort()).toEqual([...ids].sort());
});

describe.each(ids)('%s', (id) => {
  test('asks what it must ask, in its units and with its choices', () => {
    const { inputs } = definitionOf(id);
    expect(Object.keys(inputs).sort()).toEqual(
      of(id, 'input')
        .map(({ key }) => key)
        .sort(),
    );
    for (const { key, type, choices, required } of of(id, 'input')) {
      const input = inputs[key] as InputDefinition;
      expect([key, typeOf(input)]).toEqual([key, type]);
      const expected = [...choices, ...(added[`${id}.${key}`] ?? [])];
      if (expected.length > 0) expect([key, ...answersOf(input).map(String).sort()]).toEqual([key, ...expected.sort()]);
      expect([key, input.optional === true]).toEqual([key, required.startsWith('no')]);
    }
  });

  test('answers what it must answer', () => {
    const { outputs } = definitionOf(id);
    expect(Object.keys(outputs).sort()).toEqual(
      of(id, 'output')
        .map(({ key }) => key)
        .sort(),
    );
    for (const { key, type } of of(id, 'output')) {
      expect([key, 'classOf' in (outputs[key] as object)]).toEqual([key, type === 'string']);
    }
  });

  test('answers by its id, in data that survive JSON and in words of both languages', () => {
    for (const inputs of published(id)) {
      const result = expectSuccess(calculate(id, inputs, { outOfRange: 'warn', explain: true }));
      expect(Object.keys(definitionOf(id).outputs)).toEqual(expect.arrayContaining(Object.keys(result.outputs)));
      expect(JSON.parse(JSON.stringify(result))).toEqual(result);
      for (const locale of ['it', 'en'] as const) {
        const text = toText(result, locale);
        // A slot left open, a number that is none, or the name of a message in the place of its words.
        expect(text).not.toMatch(/[{}]|NaN|null|undefined|\b[a-z][a-z0-9-]*\.[a-z][\w.-]*[a-zA-Z]\b(?!\))/);
        expect(text.split('\n').length).toBeGreaterThanOrEqual(2 + Object.keys(result.outputs).length);
      }
    }
  });

  test('refuses a key that it does not know, and says which', () => {
    const [inputs = {}] = published(id);
    for (const key of ['dialisys', 'constructor', 'weight']) {
      const result = calculate(id, { ...inputs, [key]: true }, { outOfRange: 'warn' });
      expect(result).toEqual({ ok: false, id, errors: [{ code: 'unknown-input', path: key, params: {} }] });
      for (const locale of ['it', 'en'] as const) expect(toText(result, locale)).toContain(`${key}: `);
    }
  });

  test('never takes a yes or no that is missing, or misspelled, for a no', () => {
    const { inputs } = definitionOf(id);
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

  test('is reached by its id, and refuses what is no input at all', () => {
    for (const nothing of [{}, [], Object.create(null)]) {
      const result = calculate(id, nothing);
      expect(result).toMatchObject({ ok: false, id });
      expect(result.ok ? [] : result.errors.map(({ code }) => code)).not.toContain('unit');
    }
  });
});
