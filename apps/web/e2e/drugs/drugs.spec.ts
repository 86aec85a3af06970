import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { expect, patient, test } from '../journey.ts';

test.use({ user: patient });

// covers R-43 A-47 C-42
test('the details of a medicine open at the documented address', async ({ page }) => {
  await page.goto('/farmacoDetails/farm-tachipirina');
  await expect(page).toHaveURL(/\/webui\/farmacoDetails\/farm-tachipirina$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tachipirina — paracetamolo' })).toBeVisible();
  const about = page.getByRole('region', { name: 'Il farmaco' });
  await expect(about).toContainText('Paracetamolo');
  await expect(about).toContainText('N02BE01 (sistema nervoso)');
  await expect(about).toContainText('orale');
  await expect(page.getByText('Informazioni a scopo educativo')).toBeVisible();
  await expect(page.getByText(/Dati dei farmaci aggiornati al \d{1,2} [a-z]{3} 20\d\d/)).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

test('the details in English name the substance and the route in English', async ({ page, context }) => {
  await context.addCookies([{ name: 'lang', value: 'en', domain: '127.0.0.1', path: '/' }]);
  await page.goto('/webui/farmacoDetails/farm-inderal');
  await expect(page.getByRole('heading', { level: 1, name: 'Inderal — propranolol 40 mg' })).toBeVisible();
  await expect(page.getByText('oral', { exact: true })).toBeVisible();
});

// covers C-42 M-42 M-53
test('a medicine and a vaccine without details show a message', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource/);
  await page.goto('/webui/farmacoDetails/farm-nessuno');
  await expect(page.getByText('Nessuna informazione di dettaglio per questo farmaco')).toBeVisible();
  await page.goto('/webui/farmacoDetails/123?tipo=vaccino');
  await expect(page.getByText('Nessuna informazione di dettaglio per questo vaccino')).toBeVisible();
});

//
test.describe('without a session', () => {
  test.use({ user: '' });
  test('the details lead to the login', async ({ page }) => {
    await page.goto('/farmacoDetails/farm-tachipirina');
    await expect(page).toHaveURL(/\/webui\/login/);
  });
});
