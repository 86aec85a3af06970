import type { Page } from '@playwright/test';
import { expect, patient, signIn, test } from '../journey.ts';

test.use({ user: patient });

async function open(page: Page) {
  await page.goto('/webui/Registro/SchedaPaziente');
  await expect(page.getByRole('heading', { level: 2, name: 'Scheda Paziente' })).toBeVisible();
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Esci' }).click();
}

// covers T-07 C-07 S-04
test('logging out ends the session on the server and clears local storage', async ({ page, server }) => {
  await open(page);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await logOut(page);
  await expect(page).toHaveURL(/\/webui\/login/);
  await expect(page.getByRole('alert')).toContainText('Hai chiuso la sessione');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const answer = await fetch(`${server.url}/api/bozze`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(401);
  // The back button leads to no page of the record.
  await page.goBack();
  await expect(page).toHaveURL(/\/webui\/login|about:blank/);
});

// covers T-01
test('a list left open is open again after the next sign-in', async ({ page }) => {
  const visits = page.getByRole('button', { name: 'Visite', exact: true, expanded: true });
  await page.goto('/webui/Registro/Visite');
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/preferenze') && answer.ok());
  await page.getByRole('button', { name: 'Visite', exact: true, expanded: false }).click();
  await saved;
  await page.goto('/webui/Registro/SchedaPaziente');
  await logOut(page);
  await expect(page).toHaveURL(/\/webui\/login/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await signIn(page);
  await page.waitForURL(/\/Registro\/SchedaPaziente/);
  await page.goto('/webui/Registro/Visite');
  await expect(visits).toBeVisible();
});

// covers C-07 T-07
test('works when the call fails, and logs it', async ({ page, consoleErrors }) => {
  await open(page);
  await page.route('**/api/user/logout', (route) => route.abort());
  await logOut(page);
  await expect(page.getByRole('alert')).toContainText('Hai chiuso la sessione');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  consoleErrors.allow(/ERR_FAILED/);
  consoleErrors.allow(/Logout could not be sent to the server/);
  await expect.poll(() => consoleErrors.join()).toContain('Logout could not be sent to the server');
});

test('logging out in one tab logs out the other', async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  await logOut(page);
  await expect(other).toHaveURL(/\/webui\/login/);
  await expect(other.getByRole('alert')).toContainText('Hai chiuso la sessione');
});
