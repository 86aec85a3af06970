import { expect, test } from 'vitest';
import { labelKeys } from './labels.ts';
import { calculators } from './registry.ts';
import type { CalculatorDefinition } from './types.ts';

test('lists the labels of every definition', () => {
  expect(Object.keys(labelKeys)).toEqual(calculators.map(({ id }) => id));
  for (const definition of calculators as readonly CalculatorDefinition[]) {
    const { inputs, outputs, tables = [] } = definition;
    const labels = [inputs, outputs, tables].flatMap((part) => Object.values(part)).map(({ labelKey }) => labelKey);
    expect([...labelKeys[definition.id as keyof typeof labelKeys]].sort()).toEqual([...new Set(labels)].sort());
  }
});

test('includes shared labels', () => {
  expect(labelKeys['framingham-hard-chd']).toContain('input.totalCholesterol');
  expect(labelKeys['ckd-epi-2009']).toContain('gfr.output');
});
