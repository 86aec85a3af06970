import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll, withDoubledText } from '../accessibility.ts';
import { answer, confirmRecord, notices } from '../dialogs.ts';
import { delayOtherDoses } from '../doses.ts';
import { openWithDrafts } from '../drafts.ts';
import { login, patient } from '../journey.ts';
import { openList } from '../lists.ts';
import { recordsFor } from '../records.ts';
import type { ConnectedServer } from '../services.ts';
import { expect, newAccount, signIn, strong, test } from '../session/entry.ts';

test.use({ user: patient });

const band = (page: Page) => page.getByRole('region', { name: 'Di chi è il libretto' });

/** A browser of its own, signed in. */
async function openBrowser(browser: Browser, server: ConnectedServer, email: string, secret = strong): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  await context.addCookies([{ name: 'browser', value: '1', url: server.url }]);
  const page = await context.newPage();
  await page.goto('/webui/login');
  await signIn(page, email, secret);
  await page.waitForURL(/\/Registro\/SchedaPaziente$/);
  return page;
}

async function invite(page: Page, email: string, scope: string): Promise<void> {
  await page.getByRole('button', { name: 'Aggiungi una persona' }).click();
  const form = page.getByRole('dialog', { name: 'Aggiungi una persona' });
  await form.getByLabel('Come la chiami').fill('Mia sorella');
  await form.getByLabel('La sua email').fill(email);
  await form.getByRole('radio', { name: scope, exact: true }).check();
  await form.getByRole('button', { name: 'Manda l’invito' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(email);
  await confirmRecord(page);
  await expect(notices(page)).toContainText('Invito mandato a Mia sorella');
}

test('a caregiver is invited, marks a dose in her own name and is sent away', { tag: '@sizes' }, async ({
  page,
  server,
  browser,
  consoleErrors,
}) => {
  test.slow();
  const email = await newAccount(server);
  await page.goto('/webui/Registro/Condividi');
  await page.getByRole('main').getByRole('link', { name: 'Chi mi aiuta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chi mi aiuta' })).toBeVisible();
  await invite(page, email, 'Legge e segna');
  const grant = page.getByRole('listitem').filter({ hasText: email });
  await expect(grant).toContainText('Invito mandato');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  const link = /http\S+\/webui\/invito#codice=\S+/.exec(await server.mailTo(email, 2))?.[0] ?? 'no link in the mail';
  const helper = await openBrowser(browser, server, email);
  await helper.goto('about:blank');
  await helper.goto(link);
  await expect(helper.getByText('Giulia Ferraro ti invita a seguire il libretto di Giulia Ferraro')).toBeVisible();
  await expectAccessible(helper);
  await helper.getByLabel('Password', { exact: true }).fill(strong);
  await helper.getByRole('button', { name: 'Accedi e accetta' }).click();
  await expect(helper.getByRole('heading', { name: 'Invito accettato' })).toBeVisible();

  await helper.goto('/webui/account');
  const open = helper.getByRole('button', { name: 'Apri il libretto di Giulia Ferraro' });
  await expect(open).toBeVisible();
  await expect(band(helper)).toBeHidden();
  await delayOtherDoses(helper);
  await open.click();
  await expect(helper.getByRole('heading', { level: 1, name: 'Il libretto di Giulia' })).toBeVisible();
  await expect(band(helper)).toContainText('Libretto di Giulia Ferraro');
  await expect(helper).toHaveTitle('Giulia · Scheda Paziente · Libretto');
  await expectAccessible(helper);
  await expectNoHorizontalScroll(helper);
  await withDoubledText(helper, () => expectNoHorizontalScroll(helper));
  // Only what the grant includes is offered.
  await expect(helper.getByRole('button', { name: /^Modifica/ })).toHaveCount(0);
  const now = helper.getByRole('region', { name: 'Adesso' });
  await now.getByRole('button', { name: 'Presa: Pantorc delle 07:30' }).click();
  await expect(now).toContainText('1 di 5 segnate');
  // The router stores where pages were scrolled to, by random keys.
  const stored = Object.entries(await helper.evaluate(() => ({ ...sessionStorage })));
  expect(stored.filter(([key]) => !key.startsWith('tsr-scroll-restoration'))).toEqual([
    [`assistito:${await idOf(server, email)}`, expect.stringMatching(/^\d+$/)],
  ]);

  const records = await recordsFor(server.url, patient);
  const therapies = await records.get<{ id_terapie: number; farmaco: { descrizione_breve: string } }[]>(
    `/api/getFarmaci/${records.id}/3`,
  );
  const pantorc = therapies.find(({ farmaco }) => farmaco.descrizione_breve.startsWith('Pantorc'));
  await page.goto(`/webui/Registro/Farmaci/${pantorc?.id_terapie}`);
  await page.getByText('Chi l’ha vista o cambiata').click();
  await expect(page.getByText('Nilde Iotti, delegato').first()).toBeVisible();

  await page.goto('/webui/Registro/Deleghe');
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Attivo');
  await page.getByRole('button', { name: 'Togli l’accesso a Nilde Iotti' }).click();
  await answer(page, 'Togliere l’accesso a Nilde Iotti?', 'Togli l’accesso');
  await expect(notices(page)).toContainText('Nilde Iotti non ha più accesso');

  consoleErrors.allow(/status of 404/);
  await helper.getByRole('link', { name: 'Salute' }).first().click();
  const ended = helper.getByRole('dialog', { name: 'Non hai più accesso al libretto di Giulia Ferraro' });
  await expect(ended).toBeVisible();
  await expectAccessible(helper);
  await ended.getByRole('button', { name: 'Torna al mio libretto' }).click();
  await expect(helper.getByRole('heading', { level: 1, name: 'Ciao, Nilde' })).toBeVisible();
  await expect(band(helper)).toBeHidden();
  await helper.context().close();
});

async function idOf(server: ConnectedServer, email: string): Promise<number> {
  return (await login(server.url, email, strong)).id;
}

interface Child {
  id_paziente: number;
}

async function createChild(server: ConnectedServer, email: string): Promise<Child> {
  const { token } = await login(server.url, email, strong);
  const response = await fetch(`${server.url}/api/deleghe/figli`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      paziente_nome: 'Sofia',
      paziente_cognome: 'Iotti',
      paziente_nascita: '2018-05-04',
      paziente_sesso: 'female',
    }),
  });
  expect(response.status).toBe(201);
  return (await response.json()).data;
}

async function draftsOf(server: ConnectedServer, email: string, child?: Child): Promise<string[]> {
  const { token } = await login(server.url, email, strong);
  const acting = child && { 'x-libretto-assistito': String(child.id_paziente) };
  const response = await fetch(`${server.url}/api/bozze`, { headers: { authorization: `Bearer ${token}`, ...acting } });
  return ((await response.json()) as { modulo: string }[]).map(({ modulo }) => modulo);
}

test('a parent keeps the record of a child, whose name stands in every question', { tag: '@sizes' }, async ({
  server,
  browser,
}) => {
  const email = await newAccount(server);
  const page = await openBrowser(browser, server, email);
  await page.goto('/webui/account');
  await page.getByRole('button', { name: 'Aggiungi il libretto di tuo figlio' }).click();
  const form = page.getByRole('dialog', { name: 'Aggiungi il libretto di tuo figlio' });
  await form.getByLabel('Nome', { exact: true }).fill('Sofia');
  await form.getByLabel('Cognome').fill('Iotti');
  await form.getByLabel('Data di nascita').first().fill('04/05/2018');
  await form.getByRole('radio', { name: 'Femmina' }).check();
  await form.getByRole('button', { name: 'Crea il libretto' }).click();
  await confirmRecord(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Il libretto di Sofia' })).toBeVisible();
  await expect(band(page)).toContainText('Libretto di Sofia Iotti');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await page.goto('/webui/Registro/Nuovo');
  await page.getByRole('button', { name: 'Misure' }).click();
  const reading = page.getByRole('dialog').last();
  await expect(reading).toContainText('Nel libretto di Sofia Iotti');
  await reading.getByLabel('Pressione massima').fill('101');
  await reading.getByLabel('Pressione minima').fill('63');
  await reading.getByRole('button', { name: 'Salva', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Sei sicuro di salvare i dati?' });
  await expect(question).toContainText('Nel libretto di Sofia Iotti');
  await expect(question).toHaveAccessibleDescription(/Nel libretto di Sofia Iotti/);
  await confirmRecord(page);
  await page.goto('/webui/Registro/Visite');
  await expect(page.getByText('101', { exact: false }).first()).toBeVisible();

  await band(page).getByRole('button', { name: 'Torna al mio libretto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ciao, Nilde' })).toBeVisible();
  await page.goto('/webui/Registro/Visite');
  await expect(await openList(page, 'Rilevazioni')).not.toContainText('101');
  await expect(page.getByText('101', { exact: false })).toHaveCount(0);
  await page.context().close();
});

test('before another record opens, the question promises a draft only if it is stored', async ({ server, browser }) => {
  const email = await newAccount(server);
  const page = await openBrowser(browser, server, email);
  await createChild(server, email);
  await page.goto('/webui/account');
  await page.getByRole('button', { name: 'Apri il libretto di Sofia Iotti' }).click();
  await expect(band(page)).toContainText('Sofia Iotti');
  await page.goto('/webui/Registro/Anamnesi?modifica=prossima');
  await page.route('**/api/bozze/*', (route) => route.fulfill({ status: 503, json: {} }));
  const text = page.getByRole('textbox', { name: 'Anamnesi patologica prossima' });
  await text.fill('Tosse di Sofia');
  const back = band(page).getByRole('button', { name: 'Torna al mio libretto' });
  await back.click();
  const question = page.getByRole('alertdialog', { name: 'Uscire senza salvare?' });
  await expect(question).toContainText('Le modifiche non salvate andranno perse.');
  await answer(page, 'Uscire senza salvare?', 'Continua a modificare');
  await expect(text).toHaveValue('Tosse di Sofia');

  await page.unroute('**/api/bozze/*');
  await back.click();
  await expect(question).toContainText('Quello che hai fatto resta come bozza');
  await answer(page, 'Uscire senza salvare?', 'Esci senza salvare');
  await expect(page.getByRole('heading', { level: 1, name: 'Ciao, Nilde' })).toBeVisible();
  await page.context().close();
});

test('two tabs with two people do not mix', async ({ server, browser }) => {
  const email = await newAccount(server);
  const own = await openBrowser(browser, server, email);
  const child = await createChild(server, email);
  const other = await own.context().newPage();
  await other.goto('/webui/account');
  await other.getByRole('button', { name: 'Apri il libretto di Sofia Iotti' }).click();
  await expect(band(other)).toContainText('Sofia Iotti');

  // A draft of the child's record is offered there only.
  await other.goto('/webui/Registro/Visite');
  const visits = await openList(other, 'Visite');
  await visits.getByRole('button', { name: 'Aggiungi visita' }).first().click();
  const visit = other.getByRole('dialog').last();
  await visit.getByRole('textbox').first().fill('Tosse di Sofia');
  await expect.poll(() => draftsOf(server, email, child)).toHaveLength(1);
  expect(await draftsOf(server, email)).toEqual([]);

  await openWithDrafts(own, '/webui/Registro/Visite');
  await expect(own).toHaveTitle('Visite · Libretto');
  await expect(band(own)).toBeHidden();
  await expect(own.getByText('Hai una bozza non salvata')).toHaveCount(0);
  await other.reload();
  await expect(band(other)).toContainText('Sofia Iotti');
  await own.reload();
  await expect(band(own)).toBeHidden();
  await own.context().close();
});
