import { expect, test } from 'vitest';
import { examine } from './findings.ts';
import { limited } from './limits.ts';

test.each([
  [0.4, 1],
  [1, 1],
  [2.5, 2.5],
  [4, 4],
  [6, 4],
])('between 1 and 4, %d is used as %d, and said when it changed', (value, used) => {
  const findings = examine(undefined);
  expect(limited(findings, 'creatinine', value, [1, 4], 'mg/dL')).toBe(used);
  expect(findings.errors).toEqual([]);
  expect(findings.warnings).toEqual(
    used === value
      ? []
      : [{ code: 'out-of-range', path: 'creatinine', params: { range: 'rule', used, unit: 'mg/dL' } }],
  );
});
