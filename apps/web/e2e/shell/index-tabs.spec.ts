import { expectAccessible } from '../accessibility.ts';
import { expect, patient, test } from '../journey.ts';

test.use({ user: patient });

test('@sizes each part of the record has its tab, always with its name', async ({ page }) => {
  await page.goto('/webui/Registro/Salute');
  const parts = page.getByRole('region', { name: 'Il libretto' });
  await expect(parts.getByRole('heading', { level: 2 })).toHaveText(['Corpo', 'Esami', 'Cure', 'Prevenzione', 'Carte']);
  await expect(parts.getByRole('region', { name: 'Cure' }).getByRole('link', { name: 'Farmaci' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/webui/Registro/Vaccini');
  await expect(page.getByRole('heading', { level: 1, name: 'Vaccini' })).toBeVisible();
  await expect(page.getByText('Prevenzione', { exact: true })).toBeVisible();
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.getByText('Prevenzione', { exact: true })).toBeVisible();
});
