import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { radioLabel } from '../dialogs.ts';
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
  const map = dialog.getByRole('region', { name: 'Mappa del dolore' });
  const getRow = (region: string) => map.getByRole('row', { name: new RegExp(`^${region}`) });

  // The demo has a report of yesterday with the knee and one of 97 days ago with the ankle.
  await expect(dialog.getByLabel('Periodo')).toHaveValue('month');
  await expect(getRow('Ginocchio destro, davanti').getByRole('cell')).toHaveText(['1', '3Moderato']);
  await expect(getRow('Caviglia sinistra, davanti')).toHaveCount(0);
  await dialog.getByLabel('Periodo').selectOption('Ultimo anno');
  await expect(getRow('Caviglia sinistra, davanti').getByRole('cell')).toHaveText(['1', '5Forte']);
  expect(requests.filter((url) => url.endsWith('.js') && !before.has(url))).not.toEqual([]);

  await radioLabel(dialog, 'Quante volte').click();
  await expect(dialog.getByText('Il numero in ogni zona dice in quante segnalazioni compare.')).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  const compared = dialog.getByRole('region', { name: 'Confronta due segnalazioni' });
  const choose = async (side: 'Prima' | 'Dopo', words: string) => {
    const select = compared.getByLabel(side);
    const option = select.locator('option').filter({ hasText: words });
    await select.selectOption((await option.getAttribute('value')) ?? '');
  };
  await choose('Dopo', 'Ginocchio destro gonfio');
  await choose('Prima', 'Schiena ancora rigida');
  const knee = compared.getByRole('row', { name: /^Ginocchio destro, davanti/ });
  await expect(knee).toContainText('Non segnato la volta prima');
  await expect(compared.getByText('Dolore 6 su 10, di pomeriggio')).toBeVisible();
  // An earlier entry cannot come after a later one.
  await choose('Dopo', 'Schiena ancora rigida');
  await expect(knee).toHaveCount(0);
  await expect(compared.getByLabel('Prima').locator('option').filter({ hasText: 'Ginocchio destro' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});
