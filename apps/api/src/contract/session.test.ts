import { expect, test } from 'vitest';
import type { Scope } from '../policy/acting.ts';
import { requireOwnerRights, requirePatientId, type Session } from './session.ts';

const session: Session = {
  tokenHash: 'a1',
  id_utente: 7,
  id_paziente: 3,
  id_proprietario: 7,
  expiresAt: '2026-03-21T13:00:00.000Z',
};
const acting = (scope: Scope) => ({ grant: { id_delega: 4, scope, isParent: scope === 'parent' } });

test('a session without a record finds none', () => {
  expect(requirePatientId(session)).toBe(3);
  expect(() => requirePatientId({ ...session, id_paziente: undefined })).toThrow(
    expect.objectContaining({ status: 404 }),
  );
});

test('sharing and deletion are up to the owner and parents', () => {
  expect(() => requireOwnerRights({})).not.toThrow();
  expect(() => requireOwnerRights(acting('parent'))).not.toThrow();
  for (const scope of ['read', 'daily', 'full'] as const)
    expect(() => requireOwnerRights(acting(scope))).toThrow(expect.objectContaining({ status: 403 }));
});
