import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type DemoServer, demoServer } from '../../../../tools/lib/demo-server.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { answer, notices } from '../dialogs.ts';
import { draftWith } from '../drafts.ts';
import { test as base, expect, login, otherPatient, patient } from '../journey.ts';
import { openList } from '../lists.ts';
import { addContact, recordsFor } from '../records.ts';
import { freePort } from '../services.ts';

// Links contain the server's public URL.
const test = base.extend<{ server: DemoServer }>({
  server: async ({ data }, use) => {
    const port = await freePort();
    const settings = { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` };
    const server = await demoServer(settings, { data });
    await use(server);
    await server.stop();
  },
});
test.use({ user: patient });

/** Milliseconds; the server generates document and PDF. */
const generationTimeout = { timeout: 45_000 };

async function createLink(page: Page): Promise<string> {
  const ready = page.getByRole('dialog', { name: 'Il link è pronto' });
  await expect(ready.getByRole('img', { name: /Codice da inquadrare/ })).toBeVisible(generationTimeout);
  // Announced once, because a toast would cover the buttons on a phone.
  await expect(page.getByText('Il link è pronto', { exact: true })).toHaveCount(1);
  return ready.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
}

test('a link with a passcode opens without an account, logs who opened it, and is revoked', async ({
  page,
  browser,
  consoleErrors,
}) => {
  consoleErrors.allow(/401|404/);
  await page.goto('/webui/Registro/Condivisioni');
  await page.getByRole('button', { name: 'Crea un link' }).click();
  const form = page.getByRole('dialog', { name: 'Crea un link' });
  await form.getByRole('button', { name: 'Scelta fine' }).click();
  await form.getByLabel('Nome del link').fill('Per il cardiologo');
  await form.getByRole('button', { name: 'Crea il link' }).click();
  await expect(form.getByText('Scegli almeno una parte del libretto').first()).toBeVisible();
  await form.getByRole('button', { name: 'Scegli tutto' }).click();
  await expect(form.getByRole('checkbox', { name: 'Allergie e intolleranze' })).toBeChecked();
  await form.getByLabel('Codice').fill('2468');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Crea il link' }).click();
  const link = await createLink(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Chiudi', exact: true }).last().click();

  const elsewhere = await browser.newContext({ locale: 'it-IT', viewport: { width: 390, height: 844 } });
  const viewer = await elsewhere.newPage();
  await viewer.goto(link);
  await viewer.getByLabel('Chi sei').fill('Ambulatorio Rossi');
  await viewer.getByLabel('Codice').fill('1357');
  await viewer.getByRole('button', { name: 'Apri' }).click();
  await expect(viewer.getByText('Hai ancora 4 tentativi.')).toBeVisible();
  await expect(viewer.getByLabel('Codice')).toBeFocused();
  await expectAccessible(viewer);
  await viewer.getByLabel('Codice').fill('2468');
  await viewer.getByRole('button', { name: 'Apri' }).click();
  await expect(viewer.getByRole('heading', { level: 1, name: /^Dal libretto di / })).toBeFocused();
  await expect(viewer.getByRole('heading', { level: 2, name: 'Allergie e intolleranze' })).toBeVisible();
  await expectAccessible(viewer);
  await expectNoHorizontalScroll(viewer);
  const parts = viewer.getByRole('navigation', { name: 'Parti del libretto' });
  await parts.getByRole('button', { name: /^Rilevazioni \d+$/ }).click();
  const readings = viewer.getByRole('heading', { level: 2, name: 'Rilevazioni' });
  await expect(readings).toBeFocused();
  await expect(readings).toBeInViewport();
  const saved = viewer.waitForEvent('download');
  await viewer.getByRole('button', { name: 'Scarica il PDF' }).click();
  expect((await readFile(await (await saved).path(), 'latin1')).slice(0, 5)).toBe('%PDF-');
  // Nothing remains in browser storage.
  const browserStorage = await viewer.evaluate(async () => [
    { ...localStorage },
    { ...sessionStorage },
    await caches.keys(),
  ]);
  expect(JSON.stringify(browserStorage)).not.toMatch(/shlink|Rossi|Allerg/i);

  await page.reload();
  await openList(page, 'I tuoi link');
  await expect(page.getByRole('row', { name: /Per il cardiologo/ })).toContainText('Attivo');
  await page.getByRole('button', { name: /^Chi lo ha aperto/ }).click();
  const log = page.getByRole('dialog', { name: 'Chi ha aperto «Per il cardiologo»' });
  await expect(log.getByRole('listitem')).toHaveCount(2);
  await expect(log.getByRole('listitem').first()).toContainText(/Ambulatorio Rossi.*Aperto/);
  await log.getByRole('button', { name: 'Chiudi', exact: true }).last().click();
  await page.getByRole('button', { name: /^Chiudi il link/ }).click();
  await answer(page, 'Chiudere il link «Per il cardiologo»?', 'Chiudi il link');
  await expect(page.getByRole('row', { name: /Per il cardiologo/ })).toContainText('Chiuso');

  await viewer.reload();
  await viewer.getByLabel('Chi sei').fill('Ambulatorio Rossi');
  await viewer.getByLabel('Codice').fill('2468');
  await viewer.getByRole('button', { name: 'Apri' }).click();
  await expect(viewer.getByText('Questo link non si apre')).toBeVisible();
  // Nothing is left to try, and the page does not say until when the link opens.
  await expect(viewer.getByRole('button', { name: 'Apri' })).toHaveCount(0);
  await expect(viewer.getByText(/^Il link si apre fino/)).toHaveCount(0);
  await expect(viewer.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(viewer);
  await elsewhere.close();
});

test.describe('without links', () => {
  test.use({ user: otherPatient });

  test('the page leads to the first one', { tag: '@sizes' }, async ({ page }) => {
    await page.goto('/webui/Registro/Condivisioni');
    await expect(page.getByRole('heading', { name: 'Ancora nessun link' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'I tuoi link' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Crea un link' }).click();
    await expect(page.getByRole('dialog', { name: 'Crea un link' })).toBeVisible();
  });
});

test('a link for a purpose says what it shows, and opens with the code that was created', async ({
  page,
  browser,
  consoleErrors,
}) => {
  consoleErrors.allow(/401/);
  await page.goto('/webui/Registro/Condividi');
  await page.getByRole('link', { name: 'Crea un link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crea un link' });
  await expect(dialog.getByRole('button', { name: 'Per questa visita' })).toHaveAccessibleDescription(
    /^Vale una settimana e si apre con un codice\. Mostra allergie .* e reazioni avverse\. Vedrà \d+ di \d+\.$/,
  );
  const emergency = dialog.getByRole('button', { name: 'Per il pronto soccorso' });
  await expect(emergency).toHaveAccessibleDescription(
    /^Vale un mese e si apre con un codice\. Mostra contatti di emergenza, allergie .* in corso\. Vedrà \d+ di \d+\.$/,
  );
  const [, seen] =
    /Vedrà (\d+) di/.exec(
      (await dialog.getByRole('listitem').filter({ hasText: 'Per il pronto soccorso' }).textContent()) ?? '',
    ) ?? [];
  await expectAccessible(page);
  await emergency.click();
  const link = await createLink(page);
  const ready = page.getByRole('dialog', { name: 'Il link è pronto' });
  const code = (await ready.getByText(/^\d{6}$/).textContent()) ?? '';
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Chiudi', exact: true }).last().click();

  const list = await openList(page, 'I tuoi link');
  await list.getByRole('button', { name: 'Che cosa contiene: Per il pronto soccorso' }).first().click();
  const contents = page.getByRole('dialog', { name: 'Che cosa contiene «Per il pronto soccorso»' });
  await expect(contents).toContainText(`Chi apre il link vede ${seen} voci`);
  await expect(contents.getByRole('listitem')).toHaveCount(Number(seen));
  await expectAccessible(page);

  const elsewhere = await browser.newContext({ locale: 'it-IT', viewport: { width: 390, height: 844 } });
  const viewer = await elsewhere.newPage();
  await viewer.goto(link);
  await viewer.getByLabel('Chi sei').fill('Pronto soccorso');
  await viewer.getByLabel('Codice').fill(code === '000000' ? '111111' : '000000');
  await viewer.getByRole('button', { name: 'Apri' }).click();
  await expect(viewer.getByText('Hai ancora 4 tentativi.')).toBeVisible();
  await viewer.getByLabel('Codice').fill(code);
  await viewer.getByRole('button', { name: 'Apri' }).click();
  await expect(viewer.getByRole('heading', { level: 2, name: 'Allergie e intolleranze' })).toBeVisible();
  await expect(viewer.getByRole('heading', { level: 2, name: 'Visite' })).toHaveCount(0);
  await elsewhere.close();
});

test('a link for a visit has a code, which is shown with the QR code and copied apart', {
  tag: '@sizes',
}, async ({ page, context, browser, consoleErrors }) => {
  consoleErrors.allow(/401/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/webui/Registro/Condividi');
  await page.getByRole('link', { name: 'Crea un link' }).click();
  await page.getByRole('dialog', { name: 'Crea un link' }).getByRole('button', { name: 'Per questa visita' }).click();
  const link = await createLink(page);
  const ready = page.getByRole('dialog', { name: 'Il link è pronto' });
  await expect(ready.getByRole('button', { name: 'Copia il link' })).toBeFocused();
  const qr = ready.getByRole('img', { name: /Codice da inquadrare/ });
  await expect(qr).toBeInViewport({ ratio: 1 });
  const shown = ready.getByText(/^\d{6}$/);
  await expect(shown).toBeInViewport({ ratio: 1 });
  const code = (await shown.textContent()) ?? '';
  expect(link).not.toContain(code);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await ready.getByRole('button', { name: 'Copia il codice' }).click();
  await expect(notices(page)).toContainText('Codice copiato');
  expect(await clipboard()).toBe(code);
  await ready.getByRole('button', { name: 'Copia il link' }).click();
  await expect(notices(page)).toContainText('Link copiato');
  expect(await clipboard()).toBe(link);
  await expectAccessible(page);

  const elsewhere = await browser.newContext({ locale: 'it-IT', viewport: { width: 390, height: 844 } });
  const viewer = await elsewhere.newPage();
  await viewer.goto(link);
  await viewer.getByLabel('Chi sei').fill('Ambulatorio');
  await viewer.getByLabel('Codice').fill(code === '000000' ? '111111' : '000000');
  await viewer.getByRole('button', { name: 'Apri' }).click();
  await expect(viewer.getByText('Hai ancora 4 tentativi.')).toBeVisible();
  await viewer.getByLabel('Codice').fill(code);
  await viewer.getByRole('button', { name: 'Apri' }).click();
  await expect(viewer.getByRole('heading', { level: 2, name: 'Visite' })).toBeVisible();
  await elsewhere.close();
});

test('the visit sheet keeps the text, omits removed lines, and is exported as PDF and link', async ({
  page,
  browser,
}) => {
  let deliver = () => {};
  const asked = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(/\/api\/preparaVisita\?/, async (route) => {
    await asked;
    await route.fallback();
  });
  await page.goto('/webui/Registro/Dottori');
  await page.locator('main').getByRole('link', { name: 'Preparo la visita' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Preparo la visita' })).toBeVisible();
  // No count before the lines have loaded.
  const count = page.getByRole('region', { name: 'Che cosa c’è sul foglio' }).locator('p[role=status]');
  await expect(count).toBeAttached();
  await expect(count).toHaveText('');
  deliver();
  await expect(count).toContainText('voci sul foglio');
  await page.getByLabel('Dottore').selectOption({ label: 'Un altro dottore' });
  const lines = page.getByRole('region', { name: 'Che cosa c’è sul foglio' });
  const therapies = lines.getByRole('group', { name: 'Terapie in corso' });
  await lines.getByText('Terapie in corso', { exact: true }).click();
  const removed = therapies.getByRole('checkbox').first();
  await expect(removed).toBeChecked();
  const name = (await removed.getAttribute('name')) ?? '';
  const label = await removed.evaluate((box) => {
    const label = document.getElementById(box.getAttribute('aria-labelledby') ?? '');
    return label?.textContent ?? '';
  });
  await removed.uncheck();
  const until = page.getByRole('textbox', { name: 'Al', exact: true });
  const day = await until.inputValue();
  await until.fill('31/02/2026');
  // No request is sent for an invalid date, which the server would refuse.
  await expect(until).toHaveAccessibleDescription(/La data inserita non è valida!/);
  await until.fill(day);
  await page.getByLabel('Perché questa visita').fill('Controllo della pressione');
  const draftSaved = draftWith(page, 'preparavisita.foglio', 'Serve un altro esame?');
  await page.getByLabel('Che cosa vuoi chiedere').fill('Posso ridurre la dose?\nServe un altro esame?');
  await draftSaved;
  await expectAccessible(page);
  await page.goto('/webui/Registro/Condivisioni');
  await page.goto('/webui/Registro/PreparaVisita');
  await page.getByRole('button', { name: 'Continua' }).last().click();
  await expect(page.getByLabel('Perché questa visita')).toHaveValue('Controllo della pressione');
  await expect(page.getByLabel('Che cosa vuoi chiedere')).toHaveValue(/Serve un altro esame/);
  await expect(page.locator(`input[name="${name}"]`)).not.toBeChecked();

  // Discarded without confirmation, with an undo.
  await page.getByRole('button', { name: 'Butta la bozza' }).click();
  await expect(page.getByLabel('Perché questa visita')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Butta la bozza' })).toBeFocused();
  await expect(notices(page)).toContainText('La bozza è stata scartata.');
  await notices(page).getByRole('button', { name: 'Ripristina' }).click();
  await page.getByRole('button', { name: 'Continua' }).last().click();
  await expect(page.getByLabel('Perché questa visita')).toHaveValue('Controllo della pressione');
  await expect(page.locator(`input[name="${name}"]`)).not.toBeChecked();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica il foglio (PDF)' }).click();
  const paper = await readFile(await (await saved).path(), 'latin1');
  // Front and back of one sheet.
  expect(paper.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
  await expect(notices(page)).toContainText('Il foglio è stato scaricato');

  await page.getByRole('button', { name: 'Crea un link a questo foglio' }).click();
  await page.getByRole('dialog', { name: 'Crea un link' }).getByRole('button', { name: 'Crea il link' }).click();
  const link = await createLink(page);
  const elsewhere = await browser.newContext({ locale: 'it-IT' });
  const viewer = await elsewhere.newPage();
  await viewer.goto(link);
  await viewer.getByLabel('Chi sei').fill('Dottor Neri');
  await viewer.getByRole('button', { name: 'Apri' }).click();
  await expect(viewer.getByRole('heading', { level: 2, name: 'Allergie e intolleranze' })).toBeVisible();
  await expect(viewer.locator('main')).not.toContainText(label);
  await elsewhere.close();
});

test('deleting a record that a link shows warns, and the link is revoked there or on its page', async ({
  page,
  server,
}) => {
  const records = await recordsFor(server.url, patient);
  const { token } = await login(server.url, patient);
  const makeLink = async (etichetta: string) => {
    const about = { contenuti: ['fhir'], aree: ['emergency-contacts'], id_livello_confidenzialita: 6 };
    const { status } = await fetch(`${server.url}/api/condivisioni`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ etichetta, ore_di_validita: 24, ...about }),
    });
    expect(status).toBe(201);
  };
  const getState = async (name: string) => {
    const { data } = await records.get<{ data: { etichetta: string; stato: string }[] }>('/api/condivisioni');
    return data.find(({ etichetta }) => etichetta === name)?.stato;
  };
  const remove = async (name: string) => {
    await page.goto('/webui/Registro/SchedaPaziente');
    const list = await openList(page, 'Contatti di emergenza');
    await list.getByRole('button', { name: `Elimina: ${name}` }).click();
    await answer(page, 'Rimuovere il contatto?', 'Rimuovi');
    await expect(notices(page)).toContainText('Il contenuto di prima si vede ancora in un link');
  };

  await addContact(records, 'emergency', 'Link Uno');
  await makeLink('Primo link');
  await remove('Link Uno');
  await expectAccessible(page);
  await notices(page).getByRole('button', { name: 'Chiudi il link' }).click();
  await expect(notices(page)).toContainText('Il link è chiuso');
  expect(await getState('Primo link')).toBe('revocata');

  await addContact(records, 'emergency', 'Link Due');
  await makeLink('Secondo link');
  await remove('Link Due');
  await page.goto('/webui/Registro/Condivisioni');
  await expect(page.getByText('«Secondo link» mostra ancora contenuti di prima')).toBeVisible();
  await expect(page.getByText('1 voce eliminata, nessuna resa più riservata')).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Chiudi il link', exact: true }).first().click();
  await answer(page, 'Chiudere il link «Secondo link»?', 'Chiudi il link');
  await expect(page.getByText('«Secondo link» mostra ancora contenuti di prima')).toHaveCount(0);
  expect(await getState('Secondo link')).toBe('revocata');
});

test('a visitor reads in the fonts of Libretto, although nothing is in the cache', async ({ browser, server }) => {
  const visitor = await browser.newContext({ locale: 'it-IT' });
  const page = await visitor.newPage();
  await page.goto(`${server.url}/webui/share#x`);
  await expect(page.getByText('Questo link non si può leggere')).toBeVisible();
  const preloaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.initiatorType : '')),
    );
  await expect.poll(preloaded).toEqual(['link', 'link']);
  await visitor.close();
});
