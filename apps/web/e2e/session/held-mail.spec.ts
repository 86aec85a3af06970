import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { expect, test } from '../journey.ts';
import { fillRegistration, heading, newAddress, sendRegistration } from './entry.ts';

test('without a mail service the page tells whom to ask for the link', async ({ page }) => {
  const email = newAddress();
  await page.goto('/webui/register');
  await fillRegistration(page, email);
  await sendRegistration(page);
  await expect(heading(page, 'Manca la conferma')).toBeFocused();
  const steps = page.getByRole('main').getByRole('listitem');
  await expect(steps).toHaveCount(3);
  await expect(steps.first()).toContainText(`il messaggio per ${email} aspetta nella posta in uscita`);
  await expect(page.getByText('Il link vale 48 ore')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Manda un altro messaggio' })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Cambia indirizzo' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('without a mail service no code is promised', async ({ page }) => {
  await page.goto('/webui/password/reset');
  await page.getByLabel('Email').fill(newAddress());
  await page.getByRole('button', { name: 'Manda il codice' }).click();
  await expect(page.getByText('Questo server non spedisce email')).toBeVisible();
  await page.getByRole('button', { name: 'Manda un altro codice' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Un altro codice aspetta' })).toBeVisible();
  await expectAccessible(page);
});
