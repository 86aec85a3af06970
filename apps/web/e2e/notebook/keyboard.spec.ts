import { expect, patient, test } from '../journey.ts';
import { tabTo } from '../keyboard.ts';
import { listUrl, summary } from './drawing.ts';

test.use({ user: patient });

test('an entry is created by keyboard alone, by naming the regions', async ({ page }) => {
  await page.goto(listUrl);
  await tabTo(page, page.getByRole('button', { name: 'Nuova segnalazione' }));
  await page.keyboard.press('Enter');
  const regions = page.locator('summary', { hasText: 'Segna per zone' });
  await tabTo(page, regions);
  await page.keyboard.press('Enter');
  const front = page.getByRole('region', { name: 'Fronte', exact: true });
  const first = front.getByRole('button').first();
  await expect(first).toBeVisible();
  const name = (await first.locator('span').nth(0).textContent()) ?? '';
  await tabTo(page, first);
  // Key 5 selects the strong level.
  await page.keyboard.press('5');
  await page.keyboard.press('Enter');
  await expect(first).toContainText('Forte');
  await expect(summary(page)).toContainText(name);
  await tabTo(page, page.getByLabel('Descrizione'), 200);
  await page.keyboard.type('Scritto con la tastiera');
  await tabTo(page, page.getByLabel('Livello di confidenzialità'));
  await page.keyboard.press('b');
  await expect(page.getByLabel('Livello di confidenzialità')).toHaveValue('2');
  await tabTo(page, page.getByRole('button', { name: 'Salva', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Conferma' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('Salvato con successo!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Taccuino del dolore' })).toBeFocused();
});
