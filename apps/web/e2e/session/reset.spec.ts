import type { Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { expect, heading, newAccount, newAddress, readCode, signIn, strong, test, tryPassword } from './entry.ts';

const other = 'Bosco-Largo-9-Quieto!';

async function askFor(page: Page, email: string) {
  await page.goto('/webui/password/reset');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Manda il codice' }).click();
  await expect(heading(page, 'Scrivi il codice e la nuova password')).toBeFocused();
}

async function choose(page: Page, code: string, password = other) {
  await page.getByLabel('Codice di sei cifre').fill(code);
  await page.getByLabel('Nuova password').fill(password);
  await page.getByLabel('Ripeti la password').fill(password);
  await page.getByRole('button', { name: 'Cambia la password' }).click();
}

// covers R-04 S-17
test('a forgotten password is replaced with the code from the mail', async ({ page, server, consoleErrors }) => {
  const email = await newAccount(server);
  await page.goto('/webui/login');
  await page.getByRole('link', { name: 'Password dimenticata?' }).click();
  await expect(page).toHaveURL(/\/webui\/password\/reset$/);
  await expect(heading(page, 'Scegli una nuova password')).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Manda il codice' }).click();
  await expect(heading(page, 'Scrivi il codice e la nuova password')).toBeFocused();
  await expect(page.getByText(`Se ${email} ha un account`)).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  const code = readCode(await server.mailTo(email, 2));
  await choose(page, `${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page).toHaveURL(/\/webui\/login/);
  await expect(page.getByRole('alert')).toContainText('La tua password è stata cambiata');
  expect(await tryPassword(server, email, strong)).toBe(401);
  await signIn(page, email, other);
  await expect(page.getByRole('heading', { level: 2, name: 'Scheda Paziente' })).toBeVisible();
  consoleErrors.allow(/status of 401/);
});

// covers M-19 V-08
test('a wrong code and a weak password are reported at their fields', async ({ page, server, consoleErrors }) => {
  const email = await newAccount(server);
  await askFor(page, email);
  const right = readCode(await server.mailTo(email, 2));
  const code = page.getByLabel('Codice di sei cifre');
  await choose(page, '12345');
  await expect(code).toHaveAccessibleDescription(/Codice errato\. Sono sei cifre/);
  await choose(page, right === '000000' ? '111111' : '000000');
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(/Codice errato o scaduto/);
  await expect(page.getByLabel('Nuova password')).toHaveValue(other);
  await expectAccessible(page);
  await choose(page, right, 'Nilde-Iotti-46!');
  await expect(page.getByLabel('Nuova password')).toHaveAccessibleDescription(/Evita nomi e dati che ti riguardano/);
  await expect(code).toHaveValue(right);
  await choose(page, right);
  await expect(page).toHaveURL(/\/webui\/login/);
  consoleErrors.allow(/status of (401|422)/);
});

// covers V-04
test('the fields are checked before anything is sent', async ({ page }) => {
  await page.goto('/webui/password/reset');
  await page.getByRole('button', { name: 'Manda il codice' }).click();
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
  await email.fill('nessuno');
  await expect(email).toHaveAccessibleDescription(/Email errata/);
  await email.fill(newAddress());
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Scrivi il codice e la nuova password')).toBeFocused();
  await page.getByLabel('Nuova password').fill(other);
  await page.getByLabel('Ripeti la password').fill(strong);
  await page.getByRole('button', { name: 'Cambia la password' }).click();
  await expect(page.getByLabel('Codice di sei cifre')).toBeFocused();
  await expect(page.getByLabel('Ripeti la password')).toHaveAccessibleDescription(/Le password non coincidono\./);
});

test('an unregistered address shows the same', async ({ page, consoleErrors }) => {
  const email = newAddress();
  await askFor(page, email);
  await expect(page.getByText(`Se ${email} ha un account`)).toBeVisible();
  await choose(page, '123456');
  await expect(page.getByLabel('Codice di sei cifre')).toHaveAccessibleDescription(/Codice errato o scaduto/);
  consoleErrors.allow(/status of 401/);
});

test('a new code replaces the first, and the address can be changed', async ({ page, server, consoleErrors }) => {
  const email = await newAccount(server);
  await askFor(page, email);
  const first = readCode(await server.mailTo(email, 2));
  await page.getByRole('button', { name: 'Manda un altro codice' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Abbiamo mandato un altro codice' })).toBeVisible();
  const second = readCode(await server.mailTo(email, 3));
  if (first !== second) {
    await choose(page, first);
    await expect(page.getByLabel('Codice di sei cifre')).toHaveAccessibleDescription(/Codice errato o scaduto/);
  }
  await page.getByRole('button', { name: 'Cambia indirizzo' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  consoleErrors.allow(/status of 401/);
});

test('in English, by keyboard alone', async ({ page, server }) => {
  const email = await newAccount(server);
  await page.goto('/webui/login?lang=en');
  await page.getByRole('link', { name: 'Forgotten your password?' }).press('Enter');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Enter the code and your new password')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  const mail = await server.mailTo(email, 2);
  expect(mail).toContain('here is your code');
  for (const text of [readCode(mail), other]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(other);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Your password has been changed');
});
