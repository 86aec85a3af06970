import { expect, test } from 'vitest';
import { createFindings } from './findings.ts';
import { clamp } from './limits.ts';

test.each([
  [0.4, 1],
  [1, 1],
  [2.5, 2.5],
  [4, 4],
  [6, 4],
])('clamps %d to %d and warns when it changes', (value, used) => {
  const findings = createFindings(undefined);
  expect(clamp(findings, 'creatinine', value, 'mg/dL', 1, 4)).toBe(used);
  expect(findings.errors).toBeUndefined();
  expect(findings.warnings).toEqual(
    used === value
      ? undefined
      : [{ code: 'out-of-range', path: 'creatinine', params: { range: 'rule', used, unit: 'mg/dL' } }],
  );
});

test('clamps only low values without an upper bound', () => {
  const findings = createFindings(undefined);
  expect(clamp(findings, 'inr', 0.9, undefined, 1)).toBe(1);
  expect(clamp(findings, 'inr', 1e6, undefined, 1)).toBe(1e6);
  expect(findings.warnings).toEqual([{ code: 'out-of-range', path: 'inr', params: { range: 'rule', used: 1 } }]);
});
