import { TOTP } from 'otpauth';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { confirmSaving, notices } from '../dialogs.ts';
import { expect, otherPatient, test } from '../journey.ts';
import { recordsFor } from '../records.ts';
import { admin, findAction, findRow, heldMail, newWord } from './administration.ts';

test.use({ user: admin });

const strong = 'Verde-Lago-7-Sereno!';

// covers R-39 S-64
test('a user is helped with a held mail, gets licences and roles, and loses them', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/);
  const email = `${newWord}@libretto.example`;
  const send = async (path: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    return fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const passwords = { password: strong, conferma_password: strong };
  const person = { nome: 'Nilde', cognome: 'Iotti', email, ...passwords, termini: true };
  expect((await send('/api/user/register', person)).status).toBe(202);
  const records = await recordsFor(server.url, admin);
  const waiting = async () => {
    const { data } = await records.get<{ data: { a: string; oggetto: string | null }[] }>('/api/security/posta');
    return data.some(({ a, oggetto }) => a === email && oggetto !== null);
  };
  await expect.poll(waiting).toBe(true);

  await page.goto('/webui/admin/posta');
  await expect(page.getByText('Nessun server di posta è configurato')).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  const held = findRow(page, 'Messaggi in attesa', email);
  await expect(held).toContainText('Libretto: conferma il tuo indirizzo email');
  await expect(held).toContainText('Trattenuto');
  await expect(held.getByRole('button', { name: /^Copia «npm run admin -- mail \d+»$/ })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('#codice=');
  const [, codice] = /#codice=([\w-]{43})/.exec(await heldMail(server, email)) ?? [];
  expect((await send('/api/user/register/confirm', { codice, password: strong })).status).toBe(200);

  await page.goto('/webui/admin/utenti');
  const people = (text: string | RegExp) => findRow(page, 'Elenco degli utenti', text);
  await expect(people(/@/).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByLabel('Cerca un utente').fill('nessuno che si chiami così');
  await page.getByRole('button', { name: 'Cerca', exact: true }).click();
  await expect(page.getByText('Nessun utente trovato')).toBeVisible();
  await page.getByLabel('Cerca un utente').fill(email);
  await page.getByRole('button', { name: 'Cerca', exact: true }).click();
  const card = people(email);
  await expect(card).toContainText('Piano gratuito');
  await expect(people(/@/)).toHaveCount(1);

  const { success } = await (await send('/api/user/login', { email, password: strong })).json();
  const may = async () =>
    (await send('/api/security/hasPermission', { data: 'aggiungitaccuino' }, success.token)).json();
  expect(await may()).toEqual({ data: false });
  await card.getByRole('button', { name: 'Nilde Iotti', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Scheda di Nilde Iotti' });
  await expect(dialog.getByText(email, { exact: true })).toBeVisible();
  await expect(dialog.getByText('Ultimo accesso')).toBeVisible();
  await expect(dialog.getByText('Avuta con la registrazione')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Licenza', exact: true }).selectOption('Piano completo');
  await dialog.getByRole('button', { name: 'Assegna', exact: true }).click();
  const revoke = dialog.getByRole('button', { name: 'Revoca Piano completo' });
  await expect(revoke).toBeVisible();
  expect(await may()).toEqual({ data: true });
  await expectAccessible(page);
  await revoke.click();
  await expect(dialog.getByText('Revocata', { exact: true })).toBeVisible();
  expect(await may()).toEqual({ data: false });
  const notice = notices(page).getByRole('listitem').filter({ hasText: 'Licenza revocata' });
  await notice.getByRole('button', { name: 'Ripristina' }).click();
  await expect(revoke).toBeVisible();
  expect(await may()).toEqual({ data: true });
  await dialog.getByRole('button', { name: 'Cambia ruoli' }).click();
  const roles = page.getByRole('dialog', { name: 'Ruoli di Nilde Iotti' });
  await roles.getByRole('checkbox', { name: 'Taccuino' }).check();
  await roles.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmSaving(page);
  await expect(roles).toBeHidden();
  await expect(dialog.getByRole('definition').filter({ hasText: /^Taccuino/ })).toBeVisible();
  // The button at the top, because toasts cover the one below.
  await dialog.getByRole('button', { name: 'Chiudi', exact: true }).first().click();
  await expect(dialog).toBeHidden();
  await expect(card.getByText('Taccuino', { exact: true })).toBeVisible();

  await (await findAction(card, 'Ruoli')).click();
  await expect(roles.getByRole('checkbox', { name: 'Taccuino' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(roles).toBeHidden();

  const reset = 'Azzera la verifica in due passaggi';
  await expect(await findAction(card, reset)).toContainText('entra già con la sola password');
  await page.keyboard.press('Escape');
  const totpSetup = await (await send('/api/user/totp', { password: strong }, success.token)).json();
  const codiceApp = { codice: new TOTP({ secret: totpSetup.segreto }).generate() };
  expect((await send('/api/user/totp/conferma', codiceApp, success.token)).status).toBe(200);
  await page.reload();
  await page.getByLabel('Cerca un utente').fill(email);
  await page.getByRole('button', { name: 'Cerca', exact: true }).click();
  await (await findAction(card, reset)).click();
  const resetting = page.getByRole('dialog', { name: `Azzera la verifica in due passaggi di ${email}` });
  await resetting.getByLabel('Motivo').fill('Ha perso il telefono');
  await expectAccessible(page);
  await resetting.getByRole('button', { name: 'Azzera', exact: true }).click();
  await confirmSaving(page);
  await expect(notices(page)).toContainText('Verifica in due passaggi azzerata');
  await expect(resetting).toBeHidden();
  await expect(await findAction(card, reset)).toContainText('entra già con la sola password');
  await page.keyboard.press('Escape');
  expect((await (await send('/api/user/login', { email, password: strong })).json()).success).toBeDefined();

  await page.getByLabel('Cerca un utente').fill(admin);
  await page.getByRole('button', { name: 'Cerca', exact: true }).click();
  await expect(await findAction(people(admin), reset)).toContainText(
    'La tua verifica in due passaggi può azzerarla solo un altro amministratore.',
  );
  await (await findAction(people(admin), 'Ruoli')).click();
  const own = page.getByRole('dialog', { name: 'Ruoli di Paolo Greco' });
  await own.getByRole('checkbox', { name: 'Amministratore' }).uncheck();
  await own.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmSaving(page);
  await expect(own.getByRole('alert').filter({ hasText: 'non resterebbe nessun amministratore' })).toBeVisible();

  await page.goto('/webui/home/informative');
  await page.goto('/webui/admin/registro');
  await expect(page.getByText(`Ruoli dell’utente ${email}. Dopo: Taccuino.`)).toBeVisible();
  await expect(
    page.getByText(`Verifica in due passaggi azzerata all’utente ${email}. Dopo: Ha perso il telefono.`),
  ).toBeVisible();
  await expect(page.getByText(/^Letto un messaggio della posta in uscita, per l’indirizzo /).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

test('people are filtered by licence, and those without one are a step from the first page', async ({
  page,
  server,
}) => {
  const records = await recordsFor(server.url, admin);
  const total = async (filter: object) =>
    (await records.post<{ totale: number }>('/api/security/utentiList', { search: '', page: 1, ...filter })).totale;
  // A person whose licence has been taken away.
  const search = { search: otherPatient, page: 1 };
  const { data } = await records.post<{ data: { id_utente: number; licenze: { id: number; stato: string }[] }[] }>(
    '/api/security/utentiList',
    search,
  );
  const held = data.flatMap(({ id_utente: id, licenze }) =>
    licenze.filter(({ stato }) => stato === 'attiva').map((licence) => ({ id, data: licence.id })),
  );
  for (const licence of held) await records.post('/api/security/revocaLicenzaUtente', { ...licence, revoca: true });
  const count = (people: number) => page.getByRole('status').filter({ hasText: new RegExp(`^${people} utent[ei]$`) });
  await page.goto('/webui/admin/utenti');
  await expect(count(await total({}))).toBeVisible();
  const licence = page.getByLabel('Licenza');
  await licence.selectOption('Piano completo');
  const id = Number(await licence.inputValue());
  await expect(page).toHaveURL(new RegExp(`licenza=${id}$`));
  await expect(count(await total({ licenza: id }))).toBeVisible();
  await page.reload();
  await expect(licence).toHaveValue(String(id));
  await licence.selectOption('Tutti');
  await expect(page).toHaveURL(/\/admin\/utenti$/);

  const without = await total({ senza_licenza: true });
  await page.goto('/webui/admin/admin');
  await page.getByRole('link', { name: new RegExp(`^${without} person[ae] senza licenza$`) }).click();
  await expect(page).toHaveURL(/licenza=nessuna/);
  await expect(licence).toHaveValue('nessuna');
  await expect(count(without)).toBeVisible();
  for (const licence of held) await records.post('/api/security/revocaLicenzaUtente', { ...licence, revoca: false });
});

test('users are sorted by a column, and the order survives a reload', async ({ page, isMobile }) => {
  // Cards have no column heads.
  if (isMobile) return;
  await page.goto('/webui/admin/utenti');
  const table = page.getByRole('table', { name: 'Elenco degli utenti' });
  const first = table.getByRole('rowheader').first();
  const head = table.getByRole('columnheader', { name: 'Nome' });
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  const before = (await first.textContent()) ?? '';
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(first).not.toHaveText(before);
  await expect(head.getByRole('button')).toBeFocused();
  const after = (await first.textContent()) ?? '';
  await page.reload();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(first).toHaveText(after);
  await table.getByRole('columnheader', { name: 'Registrazione' }).getByRole('button').click();
  await expect(page).toHaveURL(/ordine=registrazione$/);
});
