import * as operations from '@libretto/api-client/operations';
import { afterEach, expect, it } from 'vitest';
import { type ReceivedGrant, setActing } from './acting.ts';
import { mayActWith } from './use-may-act.ts';

afterEach(() => setActing(undefined));

it.each([
  [operations.saveVisit, undefined, true],
  [operations.saveVisit, 4, false],
  [operations.saveVisit, 'link-4', false],
  [operations.listVisits, 4, true],
  ['parent', undefined, true],
  ['parent', 4, false],
  ['daily', 4, false],
  ['read', 4, true],
] as const)('%s with the eyes of %s: %s', (act, eyes, allowed) => {
  expect(mayActWith(eyes, act)).toBe(allowed);
});

it('asks the grant of a caregiver', () => {
  setActing({ id_paziente: 12, ambito: 'quotidiano' } as ReceivedGrant);
  expect(mayActWith(undefined, operations.markDose)).toBe(true);
  expect(mayActWith(undefined, operations.saveVisit)).toBe(false);
  expect(mayActWith(undefined, 'parent')).toBe(false);
});
