import { expect, patient, test } from '../journey.ts';
import { tabTo } from '../keyboard.ts';

test.use({ user: patient });

test('everything works by keyboard alone', async ({ page }) => {
  await page.goto('/webui/Registro/SchedaPaziente');
  const open = page.getByRole('button', { name: 'Modifica: Recapiti' });
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  const street = page.getByRole('dialog').getByLabel('Indirizzo');
  await expect(street).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Via della Tastiera 9');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Conferma' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Recapiti' })).toContainText('Via della Tastiera 9');
  await expect(open).toBeFocused();
});
