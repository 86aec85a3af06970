import { expect, test } from 'vitest';
import { remedy } from './messages.ts';
import { ConnectionError, ProblemError } from './problem.ts';

const problem = (status: number, code = 'other', retryAfter?: number) =>
  new ProblemError({ status, code, title: 'T', retryAfter });

test.each([
  [new ConnectionError(undefined), /connection/, /connessione/],
  [problem(401), /sign in again/, /accedi di nuovo/],
  [problem(401, 'wrong-credentials'), /email address and password/, /e-mail e password/],
  [problem(412), /has changed/, /è cambiata/],
  [problem(422), /Correct/, /Correggi/],
  [problem(429, 'other', 30), /30 seconds/, /30 secondi/],
  [problem(429, 'other', 1), /1 second\./, /1 secondo\./],
  [problem(429), /a minute/, /un minuto/],
  [problem(500), /try again later/, /riprova più tardi/],
  [new Error('other'), /try again later/, /riprova più tardi/],
])('%s: %s', (error, en, it) => {
  expect(remedy(error, 'en')).toMatch(en);
  expect(remedy(error, 'it')).toMatch(it);
});
