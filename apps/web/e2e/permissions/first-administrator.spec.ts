import type { Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { confirmSaving, notices } from '../dialogs.ts';
import { expect, test } from '../journey.ts';
import { adminCommand, findAction, findRow, heldMail, newWord } from './administration.ts';

// Production defaults: no demo data, mail server or payments.
test.use({ settings: { DEMO: 'false' } });

const strong = 'Verde-Lago-7-Sereno!';

test('the first administrator sets up an installation and invites another one', async ({
  browser,
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/401|409/);
  const first = `${newWord}a@libretto.example`;
  const second = `${newWord}b@libretto.example`;
  const choosePassword = async (form: Page) => {
    await form.getByLabel('Password', { exact: true }).fill(strong);
    await form.getByLabel(/^(Conferma|Ripeti)/).fill(strong);
    await form.getByLabel('Accetto le condizioni d’uso').check();
  };

  await page.goto('/webui/');
  await expect(page.getByText('Questa installazione non ha ancora un amministratore.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Crea il primo' }).click();
  await expect(page.getByRole('heading', { name: 'Primo avvio' })).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  const code = /enter the code ([0-9A-Z-]{19})/.exec(server.printed())?.[1] ?? '';
  await page.getByLabel('Codice di primo avvio').fill('0000-0000-0000-0000');
  await page.getByLabel('Nome', { exact: true }).fill('Nilde');
  await page.getByLabel('Cognome').fill('Iotti');
  await page.getByLabel('Email').fill(first);
  await choosePassword(page);
  await page.getByRole('button', { name: 'Crea l’amministratore' }).click();
  await expect(page.getByText('Codice errato o non più valido.')).toBeVisible();
  await page.getByLabel('Codice di primo avvio').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Crea l’amministratore' }).click();
  const setup = page.getByRole('region', { name: 'Per cominciare' });
  await expect(setup).toBeVisible();
  await page.goto('/webui/primo-avvio');
  await expect(page.getByRole('heading', { name: 'C’è già un amministratore' })).toBeVisible();

  await page.goto('/webui/');
  // Only the next step, until all are asked for.
  await expect(setup.getByRole('listitem')).toHaveText(/^Posta in uscita/);
  await setup.getByRole('button', { name: 'Mostra tutti (5)' }).click();
  await expect(setup.getByRole('listitem')).toHaveCount(5);
  await expect(setup.getByRole('link', { name: 'Dottori' })).toHaveAttribute('href', '/webui/admin/dottori');
  await expect(setup.getByText('Fatto')).toHaveCount(0);
  await expectAccessible(page);
  await setup.getByRole('link', { name: 'Un’altra persona che amministra' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Utenti' })).toBeVisible();
  await page.getByRole('button', { name: 'Invita un amministratore' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invita un amministratore' });
  await dialog.getByLabel('Email').fill(second);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Invita', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText(`Invitare ${second} ad amministrare?`);
  await page.getByRole('button', { name: 'Conferma' }).click();
  await expect(notices(page)).toContainText('Invito preparato. Questo server non spedisce email');
  const pending = findRow(page, 'Inviti ad amministrare in attesa', second);
  await expect(pending).toContainText('Nilde Iotti');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  // Without payments, all features are free.
  await page.goto('/webui/Registro/Paypal');
  await expect(page.getByText('Qui tutte le funzioni sono gratuite')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/webui/admin/licenze');
  await expect(page.getByText('Adesso tutte le funzionalità sono gratuite')).toBeVisible();
  await expect(page.getByText('Quando configurerai i pagamenti: nessuna funzione senza licenza.')).toBeVisible();
  await page.getByRole('button', { name: 'Scegli le funzionalità' }).click();
  const features = page.getByRole('dialog', { name: 'Funzionalità disponibili senza licenza' });
  await features.getByRole('checkbox', { name: 'Aggiungere una segnalazione al taccuino' }).check();
  await features.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmSaving(page);
  await expect(page.getByText('Aggiungere una segnalazione al taccuino')).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  const stepDown = async () => {
    await page.goto('/webui/admin/utenti');
    await page.getByLabel('Cerca un utente').fill(first);
    await page.getByRole('button', { name: 'Cerca', exact: true }).click();
    await (await findAction(findRow(page, 'Elenco degli utenti', first), 'Ruoli')).click();
    const roles = page.getByRole('dialog', { name: 'Ruoli di Nilde Iotti' });
    await roles.getByRole('checkbox', { name: 'Amministratore' }).uncheck();
    await roles.getByRole('button', { name: 'Salva', exact: true }).click();
    await confirmSaving(page);
    return roles;
  };
  await expect((await stepDown()).getByText('non resterebbe nessun amministratore')).toBeVisible();

  const link = /http\S+#codice=\S+/.exec(await heldMail(server, second))?.[0] ?? '';
  const invited = await (await browser.newContext({ baseURL: server.url, locale: 'it-IT' })).newPage();
  await invited.goto(new URL(link).pathname + new URL(link).hash);
  await expect(invited.getByText('Nilde Iotti ti invita ad amministrare')).toBeVisible();
  await invited.getByLabel('Nome', { exact: true }).fill('Teresa');
  await invited.getByLabel('Cognome').fill('Mattei');
  await choosePassword(invited);
  await invited.getByRole('button', { name: 'Crea l’account e accetta' }).click();
  await expect(invited.getByRole('heading', { level: 1, name: 'Da sbrigare' })).toBeVisible();
  await invited.context().close();
  await stepDown();
  await page.waitForURL('**/Registro/SchedaPaziente');
  await page.goto('/webui/admin/utenti');
  await expect(page.getByText('Invita un amministratore')).toBeHidden();
  expect(await adminCommand(server, 'create', first)).toContain('#codice=');
});
