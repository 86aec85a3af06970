import { expect, patient, test } from '../journey.ts';

test.use({ user: patient });

test('an English page translates the application’s terms and keeps the user’s own words', async ({ page, context }) => {
  await context.addCookies([{ name: 'lang', value: 'en', domain: '127.0.0.1', path: '/' }]);
  const open = (name: string) =>
    page.getByRole('region', { name }).getByRole('button', { name, exact: true, expanded: false }).click();
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });

  await page.goto('/webui/Registro/Farmaci');
  await open('Current therapies');
  const inderal = row('Inderal');
  await expect(inderal).toContainText('propranolol 40 mg');
  await expect(inderal.getByText('oral', { exact: true })).toBeVisible();
  await expect(inderal).toContainText('Due volte al giorno');

  await page.goto('/webui/Registro/Esami');
  await open('Completed');
  await expect(row('Bilateral mammography')).toContainText('Prevenzione');

  await page.goto('/webui/Registro/Vaccini');
  await open('Vaccinations');
  await expect(row('Vaxigrip').getByRole('cell', { name: 'None', exact: true })).toBeVisible();

  await page.goto('/webui/Registro/Dottori');
  await open('Your doctors');
  await expect(row('Elena Bianchi')).toContainText('General practice');

  await page.goto('/webui/Registro/Cronologia');
  await expect(page.getByRole('link', { name: 'MRI of the knee' })).toBeVisible();
});
