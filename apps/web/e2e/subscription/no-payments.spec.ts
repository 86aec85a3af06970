import { expectAccessible } from '../accessibility.ts';
import { expect, patient, test } from '../journey.ts';

test.use({ user: patient });

// covers R-14 M-64
test('without payments the page says so and explains how to cancel', async ({ page }) => {
  await page.goto('/webui/Registro/Paypal');
  await expect(page.getByText('Su questo server i pagamenti non sono configurati')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Piano completo' });
  await expect(row).toContainText('Senza pagamento');
  await expect(row).toContainText('Senza scadenza');
  await row.getByRole('button', { name: 'Annulla sottoscrizione' }).click();
  const dialog = page.getByRole('dialog', { name: 'Annulla sottoscrizione' });
  await expect(dialog).toContainText('Rivolgiti a chi gestisce il servizio');
  await expect(dialog.getByRole('button', { name: 'Annulla sottoscrizione' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Chiudi' }).last().click();
  await expect(dialog).toBeHidden();
  await expectAccessible(page);
});
