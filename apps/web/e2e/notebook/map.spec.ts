import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { expect, patient, test } from '../journey.ts';
import { listUrl } from './drawing.ts';

test.use({ user: patient });

test('the pain map sums up the reports of a period and loads on request', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(listUrl);
  const button = page.getByRole('button', { name: 'Mappa del dolore' });
  await expect(button).toBeVisible();
  const before = new Set(requests);
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Mappa del dolore' });
  const getRow = (region: string) => dialog.getByRole('row', { name: new RegExp(`^${region}`) });

  // The demo has a report of yesterday with the knee and one of 97 days ago with the ankle.
  await expect(dialog.getByLabel('Periodo')).toHaveValue('quarter');
  await expect(getRow('Ginocchio destro, davanti').getByRole('cell')).toHaveText(['1', '3Moderato']);
  await expect(getRow('Caviglia sinistra, davanti')).toHaveCount(0);
  await dialog.getByLabel('Periodo').selectOption('Ultimo anno');
  await expect(getRow('Caviglia sinistra, davanti').getByRole('cell')).toHaveText(['1', '5Forte']);
  expect(requests.filter((url) => url.endsWith('.js') && !before.has(url))).not.toEqual([]);

  await dialog.getByRole('radio', { name: 'Quante volte' }).check({ force: true });
  await expect(dialog.getByText('Il numero in ogni zona dice in quante segnalazioni compare.')).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});
