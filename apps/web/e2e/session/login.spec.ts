import { expect, signIn, test } from '../journey.ts';

test('signing in leads to the patient card', async ({ page }) => {
  await page.goto('/webui/login');
  await signIn(page);
  await expect(page).toHaveURL(/\/webui\/Registro\/SchedaPaziente$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Scheda Paziente' })).toBeVisible();
});
