import { expect, patient, test } from '../journey.ts';
import { openList } from '../lists.ts';

test.use({ user: patient });

test('an English page translates the application’s terms and keeps the user’s own words', async ({ page, context }) => {
  await context.addCookies([{ name: 'lang', value: 'en', domain: '127.0.0.1', path: '/' }]);
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });

  await page.goto('/webui/Registro/Farmaci');
  await openList(page, 'Current therapies');
  const inderal = row('Inderal');
  await expect(inderal.getByText('propranolol', { exact: true })).toBeVisible();
  await expect(inderal.getByText('oral', { exact: true })).toBeVisible();
  await expect(inderal).toContainText('Due volte al giorno');

  await page.goto('/webui/Registro/Esami');
  await openList(page, 'Completed');
  await expect(row('Bilateral mammography')).toContainText('Prevenzione');

  await page.goto('/webui/Registro/Vaccini');
  await openList(page, 'Vaccinations');
  await expect(row('Vaxigrip').getByRole('cell', { name: 'None', exact: true })).toBeVisible();

  await page.goto('/webui/Registro/Dottori');
  await openList(page, 'Your doctors');
  await expect(row('Elena Bianchi')).toContainText('General practice');

  await page.goto('/webui/Registro/Cronologia');
  await expect(page.getByRole('link', { name: 'MRI of the knee' })).toBeVisible();
});
