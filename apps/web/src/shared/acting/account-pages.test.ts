import { expect, it } from 'vitest';
import { isAccountPage } from './account-pages.ts';

it.each([
  ['/account', true],
  ['/account/Password', true],
  ['/Registro/Paypal', true],
  ['/admin/utenti', true],
  ['/account/emergenza', false],
  ['/account/Consensi', false],
  ['/Registro/Visite', false],
  ['/Registro/Deleghe', false],
])('tells that %s concerns the account: %s', (path, expected) => {
  expect(isAccountPage(path)).toBe(expected);
});
