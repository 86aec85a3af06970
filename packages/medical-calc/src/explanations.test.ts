import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { calculate, calculators } from './registry.ts';
import { evaluate } from './testing/compute.ts';
import { expectSuccess } from './testing/results.ts';
import { explainParts } from './text.ts';
import type { CalculatorDefinition } from './types.ts';

const published = (id: string): { inputs: object }[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, `calculators/${id}/${id}.vectors.json`), 'utf8'));

describe.each(calculators as readonly CalculatorDefinition[])('$id', (definition) => {
  const { id } = definition;

  test('evaluates its substituted formula to one of its outputs', () => {
    for (const { inputs } of published(id)) {
      const { outputs, explanation } = expectSuccess(calculate(id, inputs, { outOfRange: 'warn', explain: true }));
      if (!explanation) {
        // A gap has no explanation.
        expect(Object.values(outputs).map(({ value }) => value)).toEqual([null]);
        continue;
      }
      const found = evaluate(explanation.substituted);
      const values = Object.values(outputs).map(({ value }) => (typeof value === 'number' ? value : Number.NaN));
      expect(values.map((value) => Math.abs(found - value) <= 1e-9 * Math.abs(value))).toContain(true);
    }
  });

  test('evaluates the equation of each term, for every group', () => {
    const groups = new Set<object>();
    for (const { inputs } of published(id)) {
      const { explanation } = expectSuccess(calculate(id, inputs, { outOfRange: 'warn', explain: true }));
      const parts = explanation ? explainParts(explanation, definition) : [];
      expect(parts.map(({ term }) => term)).toEqual([...new Set(definition.parts?.map(({ term }) => term))]);
      for (const { term, formula, substituted, terms } of parts) {
        expect(evaluate(substituted)).toBeCloseTo(terms[term] ?? Number.NaN, 9);
        groups.add(definition.parts?.find(({ equation }) => equation === formula) ?? {});
      }
    }
    expect(groups.size).toBe(definition.parts?.length ?? 0);
  });
});
