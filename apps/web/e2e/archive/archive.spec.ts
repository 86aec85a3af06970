import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../accessibility.ts';
import { password, patient } from '../journey.ts';
import { expect, newAccount, signIn, strong, test } from '../session/entry.ts';

// covers T-56
test('a record is downloaded with the password and restored into an empty account', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/422/);
  await page.goto('/webui/login?next=/webui/account');
  await signIn(page, patient, password);
  await page.getByRole('link', { name: 'Copia del libretto' }).click();
  await expect(page.getByRole('heading', { name: 'Copia del libretto' })).toBeVisible();
  await expect(page.getByText(/^Adesso: \d+ voci e \d+ tra file e disegni, circa .+ MB\.$/)).toBeVisible();
  await expect(page.getByText('Qui dentro c’è già qualcosa')).toBeVisible();
  await expectAccessible(page);

  const secret = page.getByLabel('Password');
  const start = page.getByRole('button', { name: 'Scarica tutto' });
  await secret.fill('Un-altra-password-1');
  await start.click();
  await expect(page.getByText('Password errata.')).toBeVisible();
  await expect(secret).toBeFocused();
  await secret.fill(password);
  const [download] = await Promise.all([page.waitForEvent('download'), start.click()]);
  expect(download.suggestedFilename()).toMatch(/^libretto-\d{4}-\d{2}-\d{2}\.zip$/);
  await expect(page.getByText('La tua copia è pronta')).toBeVisible();
  const copy = await readFile(await download.path());

  const email = await newAccount(server);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/webui/login?next=/webui/account/Copia');
  await signIn(page, email, strong);
  await page.getByRole('button', { name: 'Ripristina' }).click();
  await expect(page.getByText('Scegli prima un file.')).toBeVisible();
  const chooser = page.locator('input[type=file]');
  const spoilt = Buffer.from(copy);
  spoilt.writeUInt8(spoilt.readUInt8(200_000) ^ 1, 200_000);
  const zip = { name: 'libretto.zip', mimeType: 'application/zip' };
  await chooser.setInputFiles({ ...zip, buffer: spoilt });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ripristina', exact: true }).click();
  await expect(page.getByText('La copia è rovinata o non è intera.').first()).toBeVisible();
  await expect(page.getByText('Nel libretto non è cambiato nulla.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Togli libretto.zip' }).click();

  await chooser.setInputFiles({ ...zip, buffer: copy });
  await page.getByRole('button', { name: 'Ripristina', exact: true }).click();
  const outcome = page.getByRole('status').filter({ hasText: /Tutto uguale: \d+ voci, \d+ file/ });
  await expect(outcome).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Tutto uguale');
  await expectAccessible(page);
  await page.goto('/webui/Registro/Visite');
  // The chart of the demo's blood pressure, which no new account has.
  await expect(page.getByRole('main').getByRole('link', { name: 'Pressione', exact: true })).toBeVisible();
});
