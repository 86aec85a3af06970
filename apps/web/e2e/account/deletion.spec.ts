import { expectAccessible } from '../accessibility.ts';
import { saveFailure } from '../dialogs.ts';
import { expect, newAccount, signIn, strong, test, tryPassword } from '../session/entry.ts';

// covers D-32 C-76 T-56 S-53 K-105
test('an account is deleted with its password, and the login page confirms it', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/422|500/);
  const email = await newAccount(server);
  await page.goto('/webui/login');
  await signIn(page, email, strong);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByRole('link', { name: /^Scheda di emergenza / }).click();
  await page.getByRole('button', { name: 'Attiva su questo dispositivo' }).click();
  await expect(page.getByText('La scheda è su questo dispositivo').first()).toBeVisible();
  await page.getByRole('link', { name: 'Account', exact: true }).first().click();
  await page.getByRole('button', { name: 'Elimina account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Elimina l’account' });
  await expect(dialog).toContainText('Tutti i riferimenti alla tua persona vengono rimossi');
  await expect(dialog).toContainText(
    'Se hai acconsentito alla conservazione, dati pseudonimizzati restano per un anno dalla cancellazione',
  );
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Elimina account' }).click();
  const password = dialog.getByLabel('Password');
  await password.fill('Un-altra-password-1');
  await dialog.getByRole('button', { name: 'Prosegui' }).click();
  await expect(dialog.getByText('Password errata.')).toBeVisible();
  await expect(password).toBeFocused();
  expect(await tryPassword(server, email, strong)).toBe(200);

  await password.fill(strong);
  await page.route('**/api/destroyUser/*', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await dialog.getByRole('button', { name: 'Prosegui' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: saveFailure })).toBeVisible();
  await expect(dialog.getByText(saveFailure)).toBeVisible();
  expect(await tryPassword(server, email, strong)).toBe(200);

  const sent = page.waitForRequest('**/api/destroyUser/*');
  await dialog.getByRole('button', { name: 'Prosegui' }).click();
  expect((await sent).method()).toBe('PUT');
  await expect(page.getByText('Il tuo account è stato eliminato')).toBeVisible();
  await expect(page).toHaveURL(/\/webui\/login\?reason=deleted$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  expect(await tryPassword(server, email, strong)).toBe(401);
});

// covers S-48
test('the password is changed with the current one, and the new one signs in', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/422/);
  const email = await newAccount(server);
  await page.goto('/webui/login?next=/webui/account/Password');
  await signIn(page, email, strong);
  const fill = async (current: string, next: string) => {
    await page.getByLabel('Password attuale').fill(current);
    await page.getByLabel('Nuova password').fill(next);
    await page.getByLabel('Ripeti la password').fill(next);
    await page.getByRole('button', { name: 'Cambia la password' }).click();
  };
  const next = 'Sei-Aironi-Nella-Nebbia-8';
  await fill('Un-altra-password-1', next);
  await expect(page.getByText('Password errata.')).toBeVisible();
  await expectAccessible(page);
  await fill(strong, next);
  await expect(page.getByText('La tua password è stata cambiata')).toBeVisible();
  expect(await tryPassword(server, email, strong)).toBe(401);
  await signIn(page, email, next);
  await expect(page).toHaveURL(/\/webui\/Registro/);
});
