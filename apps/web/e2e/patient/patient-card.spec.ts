import type { Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { answer, confirmSaving, notices, radioLabel } from '../dialogs.ts';
import { draftWith, listDrafts } from '../drafts.ts';
import { expect, patient, test } from '../journey.ts';
import { recordsFor } from '../records.ts';

test.use({ user: patient });

const url = '/webui/Registro/SchedaPaziente';

interface StoredPatient {
  paziente_nome: string;
  paziente_cognome: string;
  paziente_codfiscale: string;
  paziente_eta: number;
  paziente_gruppo: string;
  paziente_donatore_organi: '0' | '1';
  user: { email: string; contact_detail: Record<string, string> };
}

async function changed(page: Page, change: Record<string, unknown>) {
  await page.route('**/api/patient/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...change } });
  });
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

// covers R-07 S-19 S-20 S-21 E-05 E-07 E-09 C-08 C-13 E-14 K-23 K-24 K-25
test('the card shows the three sections of the record', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const stored = await records.get<StoredPatient>(`/api/patient/${records.id}`);
  await page.goto(url);
  await expect(page).toHaveTitle('Scheda Paziente · Libretto');
  const personal = card(page, 'Dati personali');
  await expect(personal).toContainText(stored.paziente_nome);
  await expect(personal).toContainText(stored.paziente_cognome);
  await expect(personal).toContainText(stored.paziente_codfiscale);
  await expect(personal).toContainText(`12 mar 1984 (${stored.paziente_eta} anni)`);
  await expect(personal).toContainText('Femmina');
  await expect(personal).toContainText('Coniugato/a');
  await expect(personal).toContainText(`Comune di nascita${stored.user.contact_detail.comune_nascita}`);
  const details = card(page, 'Recapiti');
  await expect(details).toContainText(stored.user.contact_detail.contatto_indirizzo ?? '');
  await expect(details).toContainText(stored.user.contact_detail.comune_residenza ?? '');
  await expect(details.locator(`a[href="tel:${stored.user.contact_detail.contatto_telefono}"]`)).toBeVisible();
  await expect(details).toContainText(stored.user.email);
  const medical = card(page, 'Informazioni mediche');
  await expect(medical).toContainText(`Gruppo sanguigno${stored.paziente_gruppo.replace(' ', '')}`);
  const donationText = { 0: 'Non acconsento', 1: 'Acconsento' }[stored.paziente_donatore_organi];
  await expect(medical).toContainText(`Donazione degli organi${donationText}`);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

// covers E-06 E-07 K-23 K-24
test('wire values are formatted for people', async ({ page }) => {
  await changed(page, {
    paziente_nascita: '1984-03-12T23:59:59.000Z',
    paziente_sesso: 'male',
    paziente_gruppo: 'AB -',
    paziente_donatore_organi: '0',
  });
  await page.goto(url);
  await expect(card(page, 'Dati personali')).toContainText('12 mar 1984');
  await expect(card(page, 'Dati personali')).toContainText('Maschio');
  const medical = card(page, 'Informazioni mediche');
  await expect(medical).toContainText('AB-');
  await expect(medical).toContainText('Non acconsento');
});

// covers E-07
test('missing data are shown with a button to add them', async ({ page }) => {
  await changed(page, { paziente_sesso: 'unknown', paziente_gruppo: null, paziente_donatore_organi: null });
  await page.goto(url);
  await expect(card(page, 'Dati personali').getByText('Non indicato')).toHaveCount(1);
  await expect(card(page, 'Informazioni mediche').getByText('Non indicato')).toHaveCount(2);
  await expect(page.getByText(/informazion[ei] che/)).toHaveText(
    'Mancano 3 informazioni che possono servire a chi ti cura.',
  );
  await expect(page.getByText('Dati personali: sesso.')).toBeVisible();
  await expect(page.getByText('Informazioni mediche: gruppo sanguigno e donazione degli organi.')).toBeVisible();
  await page.getByRole('button', { name: 'Completa: Informazioni mediche' }).click();
  await expect(page.getByRole('dialog', { name: 'Informazioni mediche' })).toBeVisible();
});

// covers T-11
test('the record is loaded once per session and not stored in the browser', async ({ page }) => {
  let reads = 0;
  page.on('request', (request) => {
    if (/\/api\/patient\/\d+$/.test(request.url())) reads++;
  });
  await page.goto(url);
  await expect(card(page, 'Dati personali')).toBeVisible();
  const places = page.getByRole('navigation', { name: 'Menu principale' });
  await places.getByRole('link', { name: 'Salute' }).click();
  await page.getByRole('navigation', { name: 'Sezioni' }).getByRole('link', { name: 'Taccuino del dolore' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Taccuino del dolore' })).toBeVisible();
  await places.getByRole('link', { name: 'Oggi' }).click();
  await expect(card(page, 'Dati personali')).toBeVisible();
  expect(reads).toBe(1);
  const browserStorage = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(browserStorage).not.toMatch(/Ferraro|FRRGLI|Saragozza/);
});

test('when the marital statuses fail to load, the rest of the card is shown', async ({ page, consoleErrors }) => {
  await page.route('**/api/statimatrimoniali?*', (route) => route.abort());
  await page.goto(url);
  await expect(card(page, 'Dati personali')).toContainText('Non disponibile in questo momento');
  consoleErrors.allow(/Failed to load resource/);
});

test('a card that fails to load offers a retry', async ({ page, consoleErrors }) => {
  await page.route('**/api/patient/*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1, name: 'Qualcosa non ha funzionato' })).toBeVisible();
  await page.unroute('**/api/patient/*');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(card(page, 'Dati personali')).toBeVisible();
  consoleErrors.allow(/Failed to load resource/);
});

/** Waits until the draft is stored, then leaves as a reload does. */
async function leaveWithDraft(page: Page, form: string, words: string, type: () => Promise<void>) {
  const kept = draftWith(page, form, words);
  await type();
  await kept;
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
}

for (const { title, form, label, text } of [
  { title: 'Dati personali', form: 'scheda.dati', label: 'Cognome', text: 'Ferraro Lasciata' },
  { title: 'Recapiti', form: 'scheda.recapiti', label: 'Indirizzo', text: 'Via a metà 3' },
]) {
  test(`unsaved changes of ${title} are offered again`, async ({ page, server }) => {
    const records = await recordsFor(server.url, patient);
    await page.goto(url);
    const edit = page.getByRole('button', { name: `Modifica: ${title}` });
    await edit.click();
    const dialog = page.getByRole('dialog', { name: title });
    await leaveWithDraft(page, form, text, () =>
      dialog.getByRole('textbox', { name: new RegExp(`^${label}( \\(facoltativo\\))?$`) }).fill(text),
    );
    const offer = page.getByRole('region', { name: 'Hai una bozza non salvata' });
    await expect(offer).toContainText(title);
    await expectAccessible(page);
    await offer.getByRole('button', { name: 'Scarta' }).click();
    await expect(offer).toHaveCount(0);
    await notices(page).getByRole('button', { name: 'Ripristina' }).click();
    await offer.getByRole('button', { name: 'Continua' }).click();
    await expect(dialog.getByRole('textbox', { name: new RegExp(`^${label}( \\(facoltativo\\))?$`) })).toHaveValue(
      text,
    );
    await dialog.getByRole('button', { name: 'Annulla', exact: true }).click();
    await answer(page, 'Uscire senza salvare?', 'Esci senza salvare');
    await expect(offer).toHaveCount(0);
    await expect.poll(() => listDrafts(records)).not.toContain(form);
  });
}

test('saving removes the draft of the card', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  await page.goto(url);
  await page.getByRole('button', { name: 'Modifica: Informazioni mediche' }).click();
  const dialog = page.getByRole('dialog', { name: 'Informazioni mediche' });
  const isDonor = await dialog.getByRole('radio', { name: 'Acconsento', exact: true }).isChecked();
  const name = isDonor ? 'Non acconsento' : 'Acconsento';
  await leaveWithDraft(page, 'scheda.mediche', '', () => radioLabel(dialog, name).click());
  const offer = page.getByRole('region', { name: 'Hai una bozza non salvata' });
  await offer.getByRole('button', { name: 'Continua' }).click();
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmSaving(page);
  await expect(notices(page)).toContainText('Salvato con successo!');
  await expect(offer).toHaveCount(0);
  await expect.poll(() => listDrafts(records)).not.toContain('scheda.mediche');
});

test('an unsaved contact is offered again in its list', async ({ page }) => {
  await page.goto(url);
  const list = page.getByRole('region', { name: 'Contatti di emergenza' });
  await list.getByRole('button', { name: 'Aggiungi contatto di emergenza' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi contatto di emergenza' });
  await leaveWithDraft(page, 'contatti.nuova', 'Zia Lasciata', () =>
    dialog.getByRole('textbox', { name: /^Nom/ }).fill('Zia Lasciata'),
  );
  const offer = page.getByRole('region', { name: 'Hai un contatto non salvato' });
  await expect(offer).toContainText('Zia Lasciata');
  await offer.getByRole('button', { name: 'Continua' }).click();
  await expect(dialog.getByRole('textbox', { name: /^Nom/ })).toHaveValue('Zia Lasciata');
});
