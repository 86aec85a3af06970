import type { Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { patient } from '../journey.ts';
import { focusAndPress } from '../keyboard.ts';
import { expect, heading, newAddress, signIn, test } from './entry.ts';

const offer = (page: Page) => page.getByRole('button', { name: 'Accedi con Prova' });

async function signInThere(page: Page, email: string, press = 'Sign in') {
  await expect(page.getByRole('heading', { name: 'Sign in at the provider' })).toBeVisible();
  await page.getByLabel('Address').fill(email);
  await page.getByRole('button', { name: press }).click();
}

let identities = 0;
/** A new account at the provider with the patient's address, not linked yet. */
const newIdentity = () => `${Date.now()}${identities++}~${patient}`;

// covers S-17 C-05 C-06
test('the owner links the provider’s account once and signs in to the requested page', async ({ page }) => {
  await page.goto('/webui/Registro/Taccuino');
  await expect(offer(page)).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await offer(page).click();
  await signInThere(page, newIdentity());
  await expect(page.getByRole('alert')).toContainText('Collega il tuo account Prova');
  await expect(page.getByLabel('Email')).toHaveValue(patient);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByLabel('Password', { exact: true }).fill('Libretto-Demo-2026!');
  await page.getByRole('button', { name: 'Collega e accedi' }).click();
  await expect(heading(page, 'Taccuino del dolore')).toBeVisible();
  await expect(page).toHaveURL(/\/webui\/Registro\/Taccuino$/);
  const remaining = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(remaining).not.toContain('verifier');

  // A pending request would be sent without the token and refused.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/webui/Registro/Taccuino');
  await offer(page).click();
  await expect(heading(page, 'Taccuino del dolore')).toBeVisible();

  await page.goto('/webui/account/Sicurezza');
  await page.getByRole('button', { name: 'Scollega Prova' }).last().click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByLabel('Password').fill('Libretto-Demo-2026!');
  await page.getByRole('dialog').getByRole('button', { name: 'Scollega' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Prova scollegato' })).toBeVisible();
});

test('declining to link signs in with the password and asks again the next time', async ({ page }) => {
  await page.goto('/webui/login');
  await offer(page).click();
  await signInThere(page, newIdentity());
  await page.getByRole('button', { name: 'Accedi senza collegare' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await signIn(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Scheda Paziente' })).toBeVisible();
  // A refused request would make the page itself go to the login at the same time.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/webui/login');
  await offer(page).click();
  await expect(page.getByRole('alert')).toContainText('Collega il tuo account Prova');
});

// covers M-18
test('an unregistered address is reported, in both languages', async ({ page, consoleErrors }) => {
  const email = newAddress();
  await page.goto('/webui/login');
  await offer(page).click();
  await signInThere(page, email);
  await expect(page.getByRole('alert')).toContainText('Non ancora registrato con Prova');
  await expect(page).toHaveURL(/\/webui\/login$/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Log in with Prova' }).click();
  await expect(page.getByRole('alert')).toContainText('Not registered with Prova yet');
  await expect(heading(page, 'Log in')).toBeVisible();
  consoleErrors.allow(/status of 401/);
});

test('cancelling at the provider leaves the password sign-in', async ({ page }) => {
  await page.goto('/webui/login');
  await offer(page).click();
  await signInThere(page, patient, 'Cancel');
  await expect(page.getByRole('alert')).toContainText('Hai annullato l’accesso con Prova');
  await expect(page).toHaveURL(/\/webui\/login$/);
  await signIn(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Scheda Paziente' })).toBeVisible();
});

test('a response that this tab did not request is not forwarded', async ({ page }) => {
  const forwarded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('loginOAuth')) forwarded.push(request.url());
  });
  await page.goto('/webui/login?code=abc&state=somebody-elses');
  await expect(page.getByRole('alert')).toContainText('L’accesso non è stato confermato');
  await expect(page).toHaveURL(/\/webui\/login$/);
  expect(forwarded).toEqual([]);
});

test('a used code is rejected', async ({ page, consoleErrors }) => {
  let answer = '';
  await page.route('**/api/user/loginOAuth', async (route) => {
    answer = route.request().postData() ?? '';
    await page.request.post(route.request().url(), { data: JSON.parse(answer) });
    await route.continue();
  });
  await page.goto('/webui/login');
  await offer(page).click();
  await signInThere(page, newIdentity());
  await expect(page.getByRole('alert')).toContainText('L’accesso non è stato confermato');
  expect(answer).toContain('code_verifier');
  consoleErrors.allow(/status of 401/);
});

test('the form does not wait for the provider’s button, and nothing moves when it appears', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  const held = Promise.withResolvers<void>();
  await page.route('**/api/user/providers', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/webui/login');
  const email = page.getByLabel('Email');
  await email.fill(patient);
  const before = await email.boundingBox();
  await expect(offer(page)).toHaveCount(0);
  held.resolve();
  await expect(offer(page)).toBeVisible();
  expect(await email.boundingBox()).toEqual(before);
  await expect(email).toHaveValue(patient);
  expect(await page.evaluate(() => 'shifts' in window && window.shifts)).toEqual([]);
});

test('the password sign-in works when the provider list fails', async ({ page, consoleErrors }) => {
  await page.route('**/api/user/providers', (route) => route.abort());
  await page.goto('/webui/login');
  await signIn(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Scheda Paziente' })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  consoleErrors.allow(/ERR_FAILED/);
});

test('by keyboard alone', async ({ page }) => {
  await page.goto('/webui/login');
  await expect(offer(page)).toBeVisible();
  await page.getByRole('link', { name: 'Registrati' }).focus();
  await focusAndPress(page, offer(page), 'Enter', 3);
  await expect(page.getByLabel('Address')).toBeFocused();
  await page.keyboard.type(newIdentity());
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('Libretto-Demo-2026!');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Scheda Paziente' })).toBeVisible();
});
