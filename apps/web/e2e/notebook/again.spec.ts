import type { Locator } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { answer, confirmSaving, radioLabel, saveFailure } from '../dialogs.ts';
import { expect, patient, test } from '../journey.ts';
import { recordsFor, type StoredEntry } from '../records.ts';
import { listUrl, newUrl } from './drawing.ts';

test.use({ user: patient });

interface Scored extends StoredEntry {
  taccuino_zone: unknown[];
  taccuino_intensita: number | null;
  taccuino_andamento: string | null;
  taccuino_momento: string | null;
}

// covers C-16 K-31
test('a pain as the last time takes four taps and keeps the drawing', { tag: '@sizes' }, async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const stored = () => records.get<Scored[]>(`/api/getTaccuinos/${records.id}`);
  const [previous] = await stored();
  if (!previous) throw new Error('The demo patient has no drawing.');
  await page.goto(listUrl);
  const row = page.getByRole('region', { name: 'Dolore, come l’ultima volta' });
  const card = page.getByRole('region', { name: 'Come l’ultima volta', exact: true });
  await expect(row).toBeVisible();
  await expectAccessible(page);

  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  await tap(row.getByRole('button', { name: 'Peggio' }));
  await expect(card.getByRole('radio', { name: 'Peggio', exact: true })).toBeChecked();
  await expect(card.getByRole('img', { name: /^Disegno del dolore/ })).toHaveCount(2);
  const hour = await page.evaluate(() => new Date().getHours());
  const time = hour < 5 ? 'Notte' : hour < 12 ? 'Mattina' : hour < 18 ? 'Pomeriggio' : hour < 23 ? 'Sera' : 'Notte';
  await expect(card.getByRole('radio', { name: time })).toBeChecked();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await tap(radioLabel(card, /^7 su 10/));
  await tap(card.getByRole('button', { name: 'Salva con questo disegno' }));
  const dialog = page.getByRole('alertdialog', { name: 'Salvare le modifiche ?' });
  await expect(dialog).toContainText(`ma peggio. Dolore 7 su 10, di ${time.toLowerCase()}.`);
  await expect(dialog).toContainText(/(davanti|dietro): \w+/);
  await expect(dialog).toContainText(/Strettamente riservato\s·\sLo vede: (?!Controllo)/);
  await tap(dialog.getByRole('button', { name: 'Conferma' }));
  await expect(page.getByRole('main').getByText('Salvato con successo!')).toBeVisible();
  expect(taps).toBe(4);
  const main = page.getByRole('main');
  await expect(main.getByText(/^Lo vede: /)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Fallo vedere' })).toBeVisible();
  await expect(page.getByText('Come va adesso, rispetto a prima?')).toBeVisible();

  await expect(page).toHaveURL(new RegExp(`${listUrl}$`));
  const list = page.getByRole('region', { name: 'Segnalazioni' });
  await expect(list.getByText(/ma peggio\. Dolore 7 su 10/).first()).toBeVisible();
  const [saved, next] = await stored();
  expect(next?.id_taccuino).toBe(previous.id_taccuino);
  expect(saved).toMatchObject({
    taccuino_intensita: 7,
    taccuino_andamento: 'peggio',
    taccuino_momento: time.toLowerCase(),
    taccuino_zone: previous.taccuino_zone,
    id_livello_confidenzialita: 6,
  });
  const images = (entry: Scored) => records.get(`/api/taccuino/${entry.id_taccuino}/Images`);
  expect(saved && (await images(saved))).toEqual(await images(previous));
});

test('asks for what is missing, and keeps the answers when saving fails', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource/);
  await page.route('**/api/taccuino/', (route) => route.abort());
  await page.goto(listUrl);
  const card = page.getByRole('region', { name: 'Come l’ultima volta', exact: true });
  const row = page.getByRole('region', { name: 'Dolore, come l’ultima volta' });
  // With the keyboard alone.
  await row.getByRole('button', { name: 'Meglio' }).press('Enter');
  await card.getByRole('button', { name: 'Salva con questo disegno' }).press('Enter');
  const score = card.getByRole('radiogroup', { name: 'Quanto è forte il dolore?' });
  await expect(score).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
  await expect(card.getByRole('radio', { name: /^0 su 10, nessun dolore/ })).toBeFocused();
  await page.keyboard.press('Space');
  await card.getByRole('button', { name: 'Salva con questo disegno' }).press('Enter');
  await confirmSaving(page);
  await expect(card.getByRole('alert')).toContainText(saveFailure);
  await expect(card.getByRole('radio', { name: 'Meglio' })).toBeChecked();
  await expect(card.getByRole('radio', { name: /^0 su 10/ })).toBeChecked();
  await card.getByRole('button', { name: 'Annulla' }).click();
  await expect(card).toHaveCount(0);
  await expect(row).toBeVisible();
  await expect(row).toBeFocused();
});

test('the score of the last time is shown, and the same pain begins with it', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const [previous] = await records.get<Scored[]>(`/api/getTaccuinos/${records.id}`);
  const last = previous?.taccuino_intensita;
  await page.goto(`${newUrl}?andamento=uguale`);
  const card = page.getByRole('region', { name: 'Come l’ultima volta', exact: true });
  const score = card.getByRole('radiogroup', { name: 'Quanto è forte il dolore?' });
  const chosen = score.getByRole('radio', { checked: true });
  await expect(score).toHaveAccessibleDescription(`L’ultima volta: ${last}`);
  await expect(chosen).toHaveAccessibleName(new RegExp(`^${last} su 10`));
  await radioLabel(card, 'Peggio').click();
  await expect(chosen).toHaveCount(0);
  await expect(score).toHaveAccessibleDescription(`L’ultima volta: ${last}`);
  await radioLabel(card, /^9 su 10/).click();
  await radioLabel(card, 'Uguale').click();
  await expect(chosen).toHaveAccessibleName(/^9 su 10/);
  await expectAccessible(page);
});

test('the row below the figure leads to the drawing of the last time', async ({ page }) => {
  await page.goto(newUrl);
  const row = page.getByRole('region', { name: 'Dolore, come l’ultima volta' });
  const card = page.getByRole('region', { name: 'Come l’ultima volta', exact: true });
  await expect(row).toBeVisible();
  const figure = await page.locator('[data-stage="front"]').boundingBox();
  const place = await row.boundingBox();
  expect(place?.y).toBeGreaterThan(figure?.y ?? Number.POSITIVE_INFINITY);
  await row.getByRole('button', { name: 'Peggio' }).click();
  await expect(card.getByRole('radio', { name: 'Peggio', exact: true })).toBeChecked();
  await expect(page.locator('[tabindex="-1"]:focus')).toContainText('Come l’ultima volta');
  await expect(card.getByRole('button', { name: 'Salva con questo disegno' })).toBeVisible();
  await expectAccessible(page);
});

test('of the two forms of a pain one is shown at a time, and both keep what was entered', async ({ page }) => {
  await page.goto(`${newUrl}?andamento=peggio`);
  const card = page.getByRole('region', { name: 'Come l’ultima volta', exact: true });
  const score = page.getByRole('radiogroup', { name: 'Quanto è forte il dolore?' });
  const other = page.getByRole('button', { name: 'Disegna un dolore diverso' });
  const description = page.getByLabel('Descrizione');
  await radioLabel(card, /^7 su 10/).click();
  await expect(score).toHaveCount(1);
  await expect(description).toHaveCount(0);
  await other.click();
  await expect(other).toHaveAttribute('aria-expanded', 'true');
  await expect(card).toBeHidden();
  await expect(score).toHaveCount(1);
  await description.fill('Un altro dolore');
  await expectAccessible(page);
  await other.click();
  await expect(description).toBeHidden();
  await expect(card.getByRole('radio', { name: /^7 su 10/ })).toBeChecked();
  await other.click();
  await expect(description).toHaveValue('Un altro dolore');
});

test('a new drawing may have a score and a time of day', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  await page.goto(newUrl);
  await expect(page.getByRole('region', { name: 'Dolore, come l’ultima volta' })).toBeVisible();
  await page.getByLabel('Descrizione').fill('Con un voto');
  await radioLabel(page.locator('main'), /^3 su 10/).click();
  await page.getByLabel('Momento della giornata').selectOption('Notte');
  await page.getByLabel('Livello di confidenzialità').selectOption('Riservato');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && /api\/taccuino\/$/.test(request.url()));
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    /Nessuna zona segnata\s·\sIntensità: 3 su 10\s·\sNotte\s·\s.*\s·\sCon un voto/,
  );
  await expect(page.getByRole('alertdialog')).toContainText(/Riservato\s·\sLo vede: (?!Controllo)/);
  await answer(page, 'Salvare le modifiche ?', 'Conferma');
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({ taccuino_intensita: 3, taccuino_momento: 'notte' });
  expect(body).not.toHaveProperty('taccuino_andamento');
  await expect(page.getByRole('main').getByText('Salvato con successo!')).toBeVisible();

  const [saved] = await records.get<Scored[]>(`/api/getTaccuinos/${records.id}`);
  await page.goto(`${listUrl}/${saved?.id_taccuino}`);
  await expect(page.getByText('Dolore 3 su 10, di notte').first()).toBeVisible();
  const compared = page.getByRole('region', { name: 'Prima e dopo' });
  await expect(compared.getByRole('slider').first()).toBeVisible();
  await expectAccessible(page);
});

test('the last 30 days head the page, and without pain invite to draw', { tag: '@sizes' }, async ({ page }) => {
  await page.goto(listUrl);
  const overview = page.getByRole('region', { name: 'Ultimi 30 giorni' });
  await expect(overview.getByRole('img', { name: /^Mappa del dolore/ })).toHaveCount(2);
  await expect(overview.getByRole('listitem').first()).toContainText(/Molto forte/);
  await page.route('**/api/getTaccuinos/*', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(overview.getByRole('heading', { name: 'Nessuna segnalazione in questo periodo' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Dolore, come l’ultima volta' })).toHaveCount(0);
  await expectAccessible(page);
  await overview.getByRole('button', { name: 'Disegna un dolore' }).click();
  await expect(page).toHaveURL(new RegExp(`${newUrl}$`));
});
