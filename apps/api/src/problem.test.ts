import { expect, test } from 'vitest';
import * as problem from './problem.ts';

const refusals = [
  problem.malformed('The body is no JSON.'),
  problem.unauthorized(),
  problem.wrongCredentials(),
  problem.wrongCode(),
  problem.wrongPasscode(2),
  problem.signInExpired(),
  problem.passkeyRefused(),
  problem.notRegistered(),
  problem.providerRefused(),
  problem.featureMissing('aggiungifile'),
  problem.notFound(),
  problem.requestTimeout(),
  problem.conflict('locked', 'The consent is locked.'),
  problem.quotaExceeded('bytes', 1),
  problem.lastAdministrator(),
  problem.versionChanged(),
  problem.tooLarge(),
  problem.rangeNotSatisfiable(),
  problem.unsupportedMediaType(),
  problem.invalid([]),
  problem.idempotencyKeyReused(),
  problem.tooManyRequests(1),
  problem.internal(),
  problem.unavailable(),
];

// covers M-12
test('every problem has a unique code', () => {
  const sent = refusals.map((refusal) => refusal.body('request-1').code);
  expect(new Set(sent)).toHaveLength(refusals.length);
  expect(sent).toEqual(refusals.map(({ code }) => code));
});
