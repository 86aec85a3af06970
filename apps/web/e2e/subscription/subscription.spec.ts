import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { notices } from '../dialogs.ts';
import { otherPatient } from '../journey.ts';
import { acceptContract, english, expect, failPayments, italian, mockPayPal, readContract, test } from './shop.ts';

test.use({ user: otherPatient });

// covers R-14 L-37 M-62 S-57 S-58 T-59 T-60 M-63 M-64 M-65 K-108 C-78 C-79
test('a plan is read to the end, paid for, used and cancelled', async ({ page, server, consoleErrors }) => {
  consoleErrors.allow(/status of 409/);
  const scripts = await mockPayPal(page, server);
  const nonce = page.locator('meta[name="payment-nonce"]');
  const payment = page.getByRole('region', { name: 'Pagamento' });
  await page.goto('/webui/Registro/Taccuino');
  await page.getByRole('button', { name: 'Nuova segnalazione' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Iscriviti' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Sottoscrizione' })).toBeVisible();
  await expect(page).toHaveURL(/\/Registro\/Paypal$/);
  // PayPal's script runs in a document of its own.
  await expect(nonce).toHaveCount(1);
  await expect(page.getByText('Nessuna sottoscrizione attiva')).toBeVisible();
  const plan = page.getByRole('region', { name: 'Piano completo' });
  await expect(plan).toContainText(/29,90\s€ una volta sola/);
  await expect(plan).toContainText('Dura 12 mesi dal pagamento.');
  await expect(plan.getByRole('listitem').filter({ hasText: 'Taccuino' })).toBeVisible();

  await expect(plan.getByRole('region', { name: italian.text })).toContainText(/\S{3,}/);
  const accept = plan.getByRole('checkbox', { name: italian.accept });
  await expect(accept).toHaveAttribute('aria-disabled', 'true');
  await accept.press('Space');
  await expect(accept).not.toBeChecked();
  await expect(plan.getByRole('alert')).toContainText('Devi leggere completamente il contratto 2 prima di accettarlo.');
  await expect(payment).toHaveCount(0);
  await expectAccessible(page);
  expect(scripts).toEqual([]);
  await readContract(page, italian);
  await expectAccessible(page);
  expect(scripts).toEqual([]);
  await expect(accept).not.toHaveAttribute('aria-disabled', 'true');
  await expect(payment).toHaveCount(0);
  await accept.check();

  const pay = payment.getByRole('button', { name: 'Paga con PayPal' });
  await expect(pay).toBeVisible();
  expect(scripts.map(({ searchParams }) => Object.fromEntries(searchParams))).toMatchObject([
    { 'client-id': 'stand-in-client', currency: 'EUR', intent: 'capture', locale: 'it_IT' },
  ]);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await payment.getByRole('button', { name: 'Chiudi PayPal' }).click();
  await expect(payment.getByRole('status')).toContainText('Hai chiuso PayPal: non hai pagato nulla');
  await failPayments(server, { capture: 'DECLINED' });
  await pay.click();
  await expect(payment.getByRole('alert')).toContainText('PayPal non ha accettato il pagamento');

  await failPayments(server, { capture: 'COMPLETED' });
  const captured = page.waitForRequest('**/api/paypal/order/capture');
  await pay.click();
  expect((await captured).postDataJSON()).toEqual({
    orderId: expect.stringMatching(/^[A-Z0-9]+$/),
    subscriptionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    id_utente: expect.any(Number),
    planid: 2,
  });
  await expect(notices(page)).toContainText('Pagamento riuscito. La tua sottoscrizione è attiva.');
  await expect(page.getByRole('heading', { name: 'Sottoscrizioni attive' })).toBeFocused();
  const mine = page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ hasText: /^Piano completo/ });
  await expect(mine).toContainText(/29,90\s€/);
  const table = page.getByRole('table', { name: 'Sottoscrizioni attive' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Licenza',
    'Data di inizio',
    'Importo',
    'Data di scadenza',
    'Azioni',
  ]);
  const day = String.raw`\d{1,2} [a-z]{3} \d{4}`;
  await expect(mine.getByRole('cell')).toHaveText([
    new RegExp(`^${day}`),
    /^29,90\s€$/,
    new RegExp(`^${day}`),
    /^Annulla sottoscrizione/,
  ]);
  const [begins, ends] = ((await mine.textContent()) ?? '').match(/\d{1,2} [a-z]{3} (\d{4})/g) ?? [];
  expect(Number(ends?.slice(-4)) - Number(begins?.slice(-4))).toBe(1);
  await expect(page.getByRole('checkbox', { name: italian.accept })).toHaveAccessibleDescription(
    /Hai già questo piano/,
  );
  await expect(payment).toHaveCount(0);

  // Leaving the page unloads the document with PayPal's script.
  await page.goto('/webui/Registro/Paypal');
  await expect(mine).toBeVisible();
  await page.getByRole('link', { name: 'Account', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(nonce).toHaveCount(0);
  await page.goto('/webui/Registro/Taccuino');
  await page.getByRole('button', { name: 'Nuova segnalazione' }).click();
  await expect(page).toHaveURL(/\/Taccuino\/nuova$/i);

  await page.goto('/webui/Registro/Paypal');
  const cancel = mine.getByRole('button', { name: /^Annulla sottoscrizione.*Piano completo$/ });
  await cancel.click();
  const dialog = page.getByRole('dialog', { name: 'Annulla sottoscrizione' });
  await expect(dialog).toContainText(/PayPal ti restituisce 29,90\s€/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Non annullare' }).click();
  await expect(dialog).toBeHidden();
  await expect(cancel).toBeFocused();
  await cancel.click();
  await dialog.getByRole('button', { name: 'Annulla sottoscrizione' }).click();
  await expect(notices(page)).toContainText('PayPal ti restituisce l’importo.');
  await expect(page.getByText('Nessuna sottoscrizione attiva')).toBeVisible();
});

// covers M-65 K-108
test('a missing script and a lost response leave no doubt about the payment', async ({
  page,
  server,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  await context.addCookies([{ name: 'lang', value: 'en', url: server.url }]);
  const scripts = await mockPayPal(page, server);
  await page.route('https://www.sandbox.paypal.com/sdk/js**', (route) => route.abort());
  await page.goto('/webui/Registro/Paypal');
  await expect(page.getByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Complete plan' })).toContainText('€29.90 paid once');
  await acceptContract(page, english);
  const payment = page.getByRole('region', { name: 'Payment' });
  await expect(payment.getByRole('alert')).toContainText('We cannot show the PayPal button right now');
  await page.unroute('https://www.sandbox.paypal.com/sdk/js**');
  await payment.getByRole('button', { name: 'Try again' }).click();
  await expect(payment.getByRole('button', { name: 'Paga con PayPal' })).toBeVisible();
  expect(scripts).toHaveLength(1);

  await page.route('**/api/paypal/order/capture', (route) => route.abort(), { times: 1 });
  await payment.getByRole('button', { name: 'Paga con PayPal' }).click();
  await expect(payment.getByRole('alert')).toContainText('We do not know yet if the payment went through');
  await expect(payment.getByRole('button', { name: 'Paga con PayPal' })).toBeHidden();
  await expectAccessible(page);
  await payment.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Payment complete.').first()).toBeVisible();

  await page.getByRole('button', { name: /^Cancel subscription.*Complete plan$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText('No active subscription')).toBeVisible();
});
