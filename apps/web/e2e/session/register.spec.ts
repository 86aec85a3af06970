import type { Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import {
  expect,
  fillRegistration,
  heading,
  newAccount,
  newAddress,
  readLink,
  sendRegistration,
  strong,
  test,
  tryPassword,
} from './entry.ts';

async function open(page: Page) {
  await page.goto('/webui/register');
  await expect(heading(page, 'Registrati')).toBeVisible();
}

// covers R-05 S-17
test('an account is created by the link in the mail', async ({ page, server, consoleErrors }) => {
  consoleErrors.allow(/status of 422/);
  const email = newAddress();
  await page.goto('/webui/login');
  await page.getByRole('link', { name: 'Registrati' }).click();
  await expect(page).toHaveURL(/\/webui\/register$/);
  await expect(heading(page, 'Registrati')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await fillRegistration(page, email);
  await sendRegistration(page);
  await expect(heading(page, 'Controlla la tua email')).toBeFocused();
  await expect(page.getByText(`Abbiamo mandato un messaggio a ${email}`)).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  expect(await tryPassword(server, email, strong)).toBe(401);

  await page.goto(readLink(await server.mailTo(email)));
  await expect(heading(page, 'Conferma il tuo indirizzo email')).toBeVisible();
  const password = page.getByLabel('La tua password');
  await password.fill(`${strong}?`);
  await page.getByRole('button', { name: 'Conferma l’indirizzo' }).click();
  await expect(password).toHaveAccessibleDescription(/Password errata/);
  await expect(password).toBeFocused();
  await password.fill(strong);
  await page.getByRole('button', { name: 'Conferma l’indirizzo' }).click();
  // The password that was just typed is not asked for again.
  await expect(page.getByRole('heading', { level: 2, name: 'Scheda Paziente' })).toBeVisible();
  await expect(page.getByText('Iotti').first()).toBeVisible();
});

test('a used link says so and offers both ways on', async ({ page, server, consoleErrors }) => {
  const email = await newAccount(server);
  await page.goto(readLink(await server.mailTo(email)));
  await expect(heading(page, 'Conferma il tuo indirizzo email')).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByLabel('La tua password').fill(strong);
  await page.getByRole('button', { name: 'Conferma l’indirizzo' }).click();
  await expect(heading(page, 'Questo link non vale più')).toBeFocused();
  await expect(page.getByText('È già stato usato, oppure è scaduto: vale 48 ore e una volta sola.')).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await expect(page.getByRole('link', { name: 'Vai all’accesso' })).toHaveAttribute('href', '/webui/login');
  await page.getByRole('link', { name: 'Registrati di nuovo' }).click();
  await expect(heading(page, 'Registrati')).toBeVisible();
  consoleErrors.allow(/status of 401/);
});

test('a truncated link is reported without a request', async ({ page }) => {
  await page.goto('/webui/register#codice=troppo-corto');
  await expect(heading(page, 'Questo link non vale più')).toBeVisible();
});

// covers V-03 V-05 V-07
test('missing fields are marked, and the first one has the focus', async ({ page }) => {
  await open(page);
  await sendRegistration(page);
  const name = page.getByLabel('Nome', { exact: true });
  await expect(name).toBeFocused();
  await expect(page.getByText('Questo campo è obbligatorio!')).toHaveCount(5);
  await expect(name).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
  const terms = page.getByLabel('Accetto le condizioni d’uso');
  await expect(terms).toHaveAccessibleDescription(/Per registrarti devi accettare le condizioni d’uso\./);
  await page.getByLabel('Email').fill('nilde');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Email errata/);
  const secret = page.getByLabel('Password', { exact: true });
  await secret.fill('verde7');
  await expect(secret).toHaveAccessibleDescription(
    /La password deve avere ancora: almeno 12 caratteri, una lettera maiuscola e un carattere speciale/,
  );
  await expect(page.getByRole('listitem').filter({ hasText: 'una cifra' })).toContainText('fatto');
  await expect(page.getByRole('listitem').filter({ hasText: 'maiuscola' })).toContainText('manca');
  const signs = page.getByRole('listitem').locator('svg');
  const ems = await signs.evaluateAll((all) =>
    all.map((sign) => sign.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(sign).fontSize)),
  );
  expect([...new Set(ems)]).toEqual([1.25]);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

// covers V-04
test('passwords that differ are reported', async ({ page }) => {
  await open(page);
  await fillRegistration(page, newAddress());
  const confirmation = page.getByLabel('Ripeti la password');
  await confirmation.fill('Verde-Lago-7-Sereno?');
  await sendRegistration(page);
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toHaveAccessibleDescription(/Le password non coincidono\./);
  await confirmation.fill(strong);
  await expect(page.getByText('Le password non coincidono.')).toHaveCount(0);
});

// covers V-08
test('errors of the server are shown at their fields, and typed values are kept', async ({ page, consoleErrors }) => {
  await open(page);
  await fillRegistration(page, newAddress(), 'Password1234!');
  const secret = page.getByLabel('Password', { exact: true });
  const refusals = [
    ['Password1234!', 'Evita le frasi comuni'],
    ['Nilde-Iotti-46!', 'Evita nomi e dati che ti riguardano'],
    ['Qw1!Qw1!Qw1!', 'Evita file di tasti'],
  ] as const;
  for (const [weak, words] of refusals) {
    await secret.fill(weak);
    await page.getByLabel('Ripeti la password').fill(weak);
    await sendRegistration(page);
    await expect(secret).toHaveAccessibleDescription(new RegExp(words));
    await expect(secret).toBeFocused();
    await expect(secret).toHaveValue(weak);
  }
  await secret.fill(strong);
  await page.getByLabel('Ripeti la password').fill(strong);
  await sendRegistration(page);
  await expect(heading(page, 'Controlla la tua email')).toBeFocused();
  consoleErrors.allow(/status of 422/);
});

// covers V-06
test('for a registered address the page shows the same, and the owner is informed by mail', async ({
  page,
  server,
}) => {
  const email = await newAccount(server);
  await open(page);
  await fillRegistration(page, email);
  await sendRegistration(page);
  await expect(heading(page, 'Controlla la tua email')).toBeFocused();
  await expect(page.getByText('Se c’è già un account con questo indirizzo email')).toBeVisible();
  await expectAccessible(page);
  expect(await server.mailTo(email, 2)).toContain('che ha già un account');
});

test('by keyboard alone', async ({ page }) => {
  const email = newAddress();
  await open(page);
  await page.getByLabel('Nome', { exact: true }).focus();
  for (const text of ['Nilde', 'Iotti', email, strong, strong]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('Mostra le password')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('non sostituisce il parere del medico')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /informativa sulla privacy/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Controlla la tua email')).toBeFocused();
});

test('nothing is lost when offline', async ({ page, context, consoleErrors }) => {
  await open(page);
  await fillRegistration(page, newAddress());
  await context.setOffline(true);
  await sendRegistration(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Sei offline' })).toBeVisible();
  await expect(page.getByLabel('Ripeti la password')).toHaveValue(strong);
  await context.setOffline(false);
  await sendRegistration(page);
  await expect(heading(page, 'Controlla la tua email')).toBeVisible();
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
});

test('the mail can be sent again and the address changed', async ({ page, server, consoleErrors }) => {
  const [wrong, right] = [newAddress(), newAddress()];
  await open(page);
  await fillRegistration(page, wrong);
  await sendRegistration(page);
  await page.getByRole('button', { name: 'Manda un altro messaggio' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Abbiamo mandato un altro messaggio' })).toBeVisible();
  await server.mailTo(wrong, 2);
  for (let more = 0; more < 4; more++) {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Manda un altro messaggio' }).click();
    await answered;
  }
  const refusal = page.getByRole('alert').filter({ hasText: 'Troppi tentativi' });
  await expect(refusal).toContainText(/Riprova tra \d+ (second|minut)[io]/);
  await page.getByRole('button', { name: 'Cambia indirizzo' }).click();
  await expect(heading(page, 'Registrati')).toBeFocused();
  await expect(page.getByLabel('Cognome')).toHaveValue('Iotti');
  await page.getByLabel('Email').fill(right);
  await sendRegistration(page);
  await expect(page.getByText(`Abbiamo mandato un messaggio a ${right}`)).toBeVisible();
  await server.mailTo(right);
  consoleErrors.allow(/status of 429/);
});

// covers S-01
test('in English, including the mail', async ({ page, server }) => {
  const email = newAddress();
  await page.goto('/webui/login?lang=en');
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(heading(page, 'Register')).toBeVisible();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(strong);
  await page.getByLabel('Repeat the password').fill('x');
  await page.getByLabel('I accept the terms of use').check();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('The passwords do not match.')).toBeVisible();
  await page.getByLabel('Repeat the password').fill(strong);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(heading(page, 'Check your email')).toBeVisible();
  const mail = await server.mailTo(email);
  expect(mail).toContain('select "Confirm the address"');
  await page.goto(readLink(mail));
  await page.getByLabel('Your password').fill(strong);
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(heading(page, 'Hello, Ada')).toBeVisible();
});
