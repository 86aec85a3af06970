import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { afterEach, describe, expect, it } from 'vitest';
import { fullName, grantAllows, grantIncludes, type ReceivedGrant, setActing } from './acting.ts';

afterEach(() => setActing(undefined));

const actWith = (ambito: Schema<'GrantScope'>) => setActing({ id_paziente: 12, ambito } as ReceivedGrant);

const calls = {
  read: operations.listVisits,
  daily: operations.markDose,
  full: operations.saveVisit,
  parent: operations.deleteVisit,
};

describe('grantAllows', () => {
  it.each([
    ['lettura', ['read']],
    ['quotidiano', ['read', 'daily']],
    ['completo', ['read', 'daily', 'full']],
    ['genitore', ['read', 'daily', 'full', 'parent']],
  ] as const)('allows %s: %j', (scope, allowed) => {
    actWith(scope);
    const found = Object.entries(calls).filter(([, operation]) => grantAllows(operation));
    expect(found.map(([level]) => level)).toEqual(allowed);
    expect(grantIncludes('parent')).toBe(scope === 'genitore');
  });

  it('allows everything in the own record, and the account itself always', () => {
    expect(Object.values(calls).every(grantAllows)).toBe(true);
    actWith('lettura');
    expect(grantAllows(operations.changePassword)).toBe(true);
  });
});

it('leaves a missing surname out of a name', () => {
  expect(fullName({ nome: 'Sofia', cognome: '' })).toBe('Sofia');
});
