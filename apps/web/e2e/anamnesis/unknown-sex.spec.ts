import { expect, newAccount, signIn, strong, test } from '../session/entry.ts';
import { openQuestions } from './history.ts';

// covers S-35 D-29
test('a patient of unknown sex reads why the questions to women are missing', async ({ page, server }) => {
  const email = await newAccount(server);
  await page.goto('/webui/login');
  await signIn(page, email, strong);
  await expect(page.getByRole('heading', { level: 2, name: 'Scheda Paziente' })).toBeVisible();
  const dialog = await openQuestions(page);
  await expect(dialog.getByRole('tab', { name: 'Gravidanze' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(page.getByText('Si prega di aggiornare il sesso')).toBeVisible();
  await page.getByRole('link', { name: 'Vai alla Scheda Paziente' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Scheda Paziente' })).toBeVisible();
});
