import { describe, expect, test } from 'vitest';
import { shouldRead } from './conditions.ts';
import { createFindings } from './findings.ts';

const perKg = { requiredWhen: { missing: 'perM2' }, conflictsWith: 'perM2' };
const perM2 = {};
const height = { requiredWhen: { given: 'perM2' } };

function asked(values: Record<string, unknown>) {
  const findings = createFindings(undefined);
  const read = {
    perKg: shouldRead(findings, 'perKg', values, perKg),
    perM2: shouldRead(findings, 'perM2', values, perM2),
    height: shouldRead(findings, 'height', values, height),
  };
  return { ...read, errors: findings.errors ?? [] };
}

describe('an optional input', () => {
  test('is read when it was given', () => {
    expect(asked({ perKg: 1 })).toEqual({ perKg: true, perM2: false, height: false, errors: [] });
  });

  test('is read when another one requires it', () => {
    expect(asked({ perM2: 1 })).toEqual({ perKg: false, perM2: true, height: true, errors: [] });
  });

  test('is required when the other one is missing or null', () => {
    expect(asked({ perM2: null })).toMatchObject({ perKg: true, height: false, errors: [] });
  });

  test('conflicts with the input that it excludes, whatever the values', () => {
    expect(asked({ perKg: 0, perM2: 0 }).errors).toEqual([
      { code: 'conflict', path: 'perKg', params: { with: 'perM2' } },
    ]);
  });
});
