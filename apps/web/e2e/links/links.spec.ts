import type { Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { answer, confirmRecord, declineAndReturn, notices, subscriptionGate } from '../dialogs.ts';
import { expect, patient, test } from '../journey.ts';
import { openList } from '../lists.ts';
import { recordsFor } from '../records.ts';

test.use({ user: patient });

const add = async (server: string, name: string) =>
  (await recordsFor(server, patient)).post('/api/linkPersonale', {
    name,
    link: 'https://www.example.org/pagina',
    descrizione: 'Per ritrovarla.',
  });

async function open(page: Page, title: string) {
  await page.goto('/webui/altro');
  return openList(page, title);
}

// covers R-34 L-28 L-29 L-30 L-31 L-32 L-33 L-34 L-35
test('the eight tables show their columns and open links in a new tab', async ({ page }) => {
  const italian = await open(page, 'Ospedali Italiani');
  const names = ['Link personali', 'Ospedali Italiani', 'Ospedali Esteri', 'Linee Guida Italiane'];
  names.push('Linee Guida Internazionali', 'Risorse Web Italiane', 'Risorse Web Internazionali');
  names.push('Riviste Italiane', 'Riviste Internazionali');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(names);
  const columns = ['Nome', 'Sede', 'Informazioni'];
  await expect(italian.getByRole('columnheader')).toHaveText(columns.map((name) => new RegExp(`^${name}`)));
  await expect(italian.getByRole('row').filter({ hasText: 'A. Gemelli' }).getByRole('cell')).toHaveText([
    'Roma',
    'Policlinico universitario e IRCCS',
  ]);
  const gemelli = italian.getByRole('link', { name: /Policlinico Universitario A. Gemelli/ });
  await expect(gemelli).toHaveAttribute('href', 'https://www.policlinicogemelli.it');
  await expect(gemelli).toHaveAttribute('target', '_blank');
  await expect(gemelli).toHaveAttribute('rel', 'noopener noreferrer');
  for (const [title, one, heads] of [
    ['Ospedali Esteri', /Mayo Clinic/, columns],
    ['Linee Guida Italiane', /Sistema Nazionale Linee Guida/, []],
    ['Linee Guida Internazionali', /^NICE/, []],
    ['Risorse Web Italiane', /Fascicolo Sanitario Elettronico/, []],
    ['Risorse Web Internazionali', /^MedlinePlus/, []],
    ['Riviste Italiane', /Giornale Italiano di Cardiologia/, []],
    ['Riviste Internazionali', /The Lancet/, []],
  ] as const) {
    const table = page.getByRole('region', { name: title, exact: true });
    const head = table.getByRole('button', { name: title, exact: true });
    await expect(head).toHaveAttribute('aria-expanded', 'false');
    await expect(table.getByRole('link', { name: one })).toHaveCount(0);
    await head.click();
    await expect(table.getByRole('link', { name: one }).first()).toBeVisible();
    await expect(table.getByRole('link', { name: one }).first()).toHaveAttribute('target', '_blank');
    await expect(table.getByRole('columnheader')).toHaveText(heads.map((name) => new RegExp(`^${name}`)));
    if (heads.length === 0) {
      const texts = (of: 'link' | 'listitem') => table.getByRole(of).allTextContents();
      await expect(async () => expect(await texts('listitem')).toEqual(await texts('link'))).toPass();
    }
    await expect(table.getByRole('button', { name: /^(Aggiungi|Modifica|Elimina|Apri)\b/ })).toHaveCount(0);
  }
  await expect(italian.getByRole('button', { name: /^(Aggiungi|Modifica|Elimina|Apri)\b/ })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

// covers L-27 A-79 A-81 D-31 V-100 V-101 V-102 M-60 T-55 C-74 C-75 E-74
test('a personal link is added and edited; missing fields are marked, and a failed save keeps the text', async ({
  page,
  consoleErrors,
}) => {
  const name = `La mia clinica due`;
  const list = await open(page, 'Link personali');
  await list.getByRole('button', { name: 'Aggiungi link' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi link' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  for (const label of ['Nome', 'Indirizzo', 'Descrizione']) {
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
  }
  await dialog.getByLabel('Nome').fill(name);
  await dialog.getByLabel('Indirizzo').fill('javascript:alert(1)');
  await dialog.getByLabel('Descrizione').fill('Gli orari');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(dialog.getByLabel('Indirizzo')).toHaveAccessibleDescription(/Scrivi l’indirizzo di una pagina/);
  await dialog.getByLabel('Indirizzo').fill('www.example.org');
  await page.route('**/api/linkPersonale', (route) => route.fulfill({ status: 503, json: {} }));
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmRecord(page);
  const failed = 'Siamo spiacenti si è verificato un errore. La preghiamo di riprovare più tardi';
  await expect(dialog.getByRole('alert').filter({ hasText: failed })).toBeVisible();
  await expect(dialog.getByLabel('Nome')).toHaveValue(name);
  consoleErrors.allow(/Failed to load resource/);
  await page.unroute('**/api/linkPersonale');
  const added = page.waitForRequest('**/api/linkPersonale');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmRecord(page);
  expect((await added).method()).toBe('POST');
  expect((await added).postDataJSON()).toMatchObject({
    ...{ linkid: 0, id_paziente: expect.any(Number), name },
    ...{ link: 'www.example.org', descrizione: 'Gli orari' },
  });
  await expect(list.getByRole('link', { name })).toHaveAttribute('href', 'https://www.example.org/');
  await list.getByRole('button', { name: `Modifica: ${name}` }).click();
  const editor = page.getByRole('dialog', { name: 'Modifica link' });
  await expect(editor.getByLabel('Nome')).toHaveValue(name);
  await expect(editor.getByLabel('Indirizzo')).toHaveValue('https://www.example.org/');
  await expect(editor.getByLabel('Descrizione')).toHaveValue('Gli orari');
  await editor.getByLabel('Descrizione').fill('Gli orari e i telefoni');
  const sent = page.waitForRequest('**/api/linkPersonale');
  await editor.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmRecord(page);
  expect((await sent).postDataJSON()).toMatchObject({
    ...{ linkid: expect.any(Number), id_paziente: expect.any(Number), name, link: 'https://www.example.org/' },
    ...{ descrizione: 'Gli orari e i telefoni', status: 'update' },
  });
  await expect(list.getByText('Gli orari e i telefoni')).toBeVisible();
});

// covers P-20 P-21 P-24
test('adding and changing require the subscription, deleting does not', async ({ page, server }) => {
  await add(server.url, 'Da non cambiare');
  const requests: string[] = [];
  await page.route('**/api/security/hasPermission', (route) => {
    requests.push(route.request().postDataJSON().data);
    return route.fulfill({ json: { data: false } });
  });
  const list = await open(page, 'Link personali');
  await list.getByRole('button', { name: 'Aggiungi link' }).first().click();
  await declineAndReturn(page);
  await list.getByRole('button', { name: 'Elimina: Da non cambiare' }).click();
  await answer(page, 'Sei sicuro di cancellare il record?', 'Annulla');
  await list.getByRole('button', { name: 'Modifica: Da non cambiare' }).click();
  await expect(subscriptionGate(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(requests).toEqual(['aggiungialtro', 'modificaaltro']);
});

// covers L-27 A-80
test('a personal link opens in a new tab without opener and referrer', async ({ page, server, context }) => {
  await add(server.url, 'Da aprire');
  await context.route('https://www.example.org/**', (route) => route.fulfill({ body: 'la pagina' }));
  const list = await open(page, 'Link personali');
  const opened = context.waitForEvent('page');
  await list.getByRole('button', { name: 'Apri: Da aprire' }).click();
  const other = await opened;
  await expect(other).toHaveURL('https://www.example.org/pagina');
  expect(await other.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
});

// covers L-27 A-82 T-54 M-61
test('a personal link is deleted after confirmation, reports a failure, and is restored', async ({
  page,
  server,
  consoleErrors,
}) => {
  await add(server.url, 'Da eliminare');
  const list = await open(page, 'Link personali');
  const remove = list.getByRole('button', { name: 'Elimina: Da eliminare' });
  await page.route('**/api/linkPersonale', (route) => route.fulfill({ status: 503, json: {} }));
  await remove.click();
  await answer(page, 'Sei sicuro di cancellare il record?', 'Elimina');
  await expect(notices(page)).toContainText('Errore durante eliminazione');
  consoleErrors.allow(/Failed to load resource/);
  await page.unroute('**/api/linkPersonale');
  const sent = page.waitForRequest('**/api/linkPersonale');
  await remove.click();
  await answer(page, 'Sei sicuro di cancellare il record?', 'Elimina');
  expect((await sent).postDataJSON()).toEqual({ linkid: expect.any(Number), status: 'delete' });
  await expect(remove).toHaveCount(0);
  await notices(page).getByRole('button', { name: 'Ripristina' }).click();
  await expect(remove).toBeVisible();
});
