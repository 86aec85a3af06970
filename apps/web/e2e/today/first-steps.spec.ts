import { expectAccessible, expectNoHorizontalScroll, withDoubledText } from '../accessibility.ts';
import { expect, newAccount, signIn, strong, test } from '../session/entry.ts';

test('the first steps of a user without a subscription name what the plan leaves out @sizes', async ({
  page,
  server,
}) => {
  const email = await newAccount(server);
  await page.goto('/webui/login');
  await signIn(page, email, strong);
  const steps = page.getByRole('region', { name: 'Tre passi, due minuti' });
  const sentence = 'Con il tuo piano non puoi aggiungere segnalazioni di dolore: vedi i piani';
  await expect(steps).toContainText(sentence);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await withDoubledText(page, () => expectNoHorizontalScroll(page));

  // The whole row is pressed, not only its words.
  const row = steps.getByRole('listitem').filter({ hasText: 'Chi chiamare' });
  const { width = 0, height = 0 } = (await row.boundingBox()) ?? {};
  await row.click({ position: { x: width - 8, y: height / 2 } });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await expect(dialog).toHaveCount(0);

  await steps.getByRole('link', { name: 'vedi i piani' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sottoscrizione' })).toBeVisible();
  await expect(page.getByText('Nessuna sottoscrizione attiva')).toBeVisible();
  await page.goBack();
  await expect(steps).toContainText(sentence);
  await steps.getByRole('button', { name: 'Non ora' }).click();
  await expect(steps).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('Con il tuo piano');

  const first = page.getByRole('region', { name: 'Comincia da qui' });
  await expect(first.getByRole('link')).toHaveCount(3);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await withDoubledText(page, () => expectNoHorizontalScroll(page));
  await first.getByRole('link', { name: 'La pressione, il peso o un’altra misura' }).click();
  await expect(page.getByRole('dialog', { name: 'Aggiungi rilevazione' })).toBeVisible();
});
