import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll, withDoubledText } from '../accessibility.ts';
import { answer, confirmRecord, notices, openMore, saveQuestion } from '../dialogs.ts';
import { expect, otherPatient, test } from '../journey.ts';
import { openList } from '../lists.ts';
import { recordsFor } from '../records.ts';
import { expectFirstColumns } from '../tables.ts';

const romanDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });
const daysBefore = (days: number) => romanDay.format(Date.now() - days * 86_400_000);

// A patient without readings.
test.use({ user: otherPatient });

interface Stored {
  id_rilevazione: number;
}

test.beforeEach(async ({ server }) => {
  const records = await recordsFor(server.url, otherPatient);
  for (const { id_rilevazione } of await records.get<Stored[]>(`/api/rilevazioniPatient/${records.id}`)) {
    await records.remove(`/api/rilevazioni/${id_rilevazione}`);
  }
});

async function open(page: Page): Promise<Locator> {
  await page.goto('/webui/Registro/Visite');
  return openList(page, 'Rilevazioni');
}

const field = (of: Locator, label: string) => of.getByRole('textbox', { name: label });

// covers C-37 E-28 M-33 L-15
test('a reading is added, shown in the latest values, and edited', async ({ page, server }) => {
  const records = await recordsFor(server.url, otherPatient);
  await records.post('/api/salva/tbl_parametri_vitalis/0', {
    data_rilevazione: '2026-01-10',
    parametro_altezza: 180,
    parametro_peso: 82,
    fonte: 'manuale',
  });
  const list = await open(page);
  await list.getByRole('button', { name: 'Aggiungi rilevazione' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi rilevazione' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(field(dialog, 'Pressione massima')).toHaveAccessibleDescription(/Scrivi almeno una misura/);
  await dialog.getByRole('radio', { name: 'Altra' }).check();
  await dialog.getByRole('textbox', { name: 'Quale giorno' }).fill('12/01/2026');
  await field(dialog, 'Pressione massima').fill('300');
  await field(dialog, 'Pressione minima').fill('70');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  // What to do now is not said of a reading of the past.
  await expect(saveQuestion(page)).toContainText(
    '300/70 mmHg · 12 gen 2026 · Valore raro · Pressione sopra la norma: fino a 129/84',
  );
  await expect(saveQuestion(page)).not.toContainText('112');
  await answer(page, 'Sei sicuro di salvare i dati?', 'Annulla');
  await dialog.getByRole('radio', { name: 'Oggi' }).check();
  await expect(dialog).toContainText('Pressione molto alta');
  await dialog.getByRole('radio', { name: 'Altra' }).check();
  await dialog.getByRole('textbox', { name: 'Quale giorno' }).fill('12/01/2026');
  await field(dialog, 'Pressione massima').fill('135');
  await field(dialog, 'Pressione minima').fill('80');
  await field(dialog, 'Peso').fill('81,4');
  await openMore(dialog);
  await dialog.getByRole('radio', { name: 'Dispositivo' }).check();
  const sent = page.waitForRequest('**/api/salva/tbl_parametri_vitalis/0');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmRecord(page);
  expect((await sent).postDataJSON()).toEqual({
    id_rilevazione: 0,
    id_paziente: expect.any(Number),
    data_rilevazione: '2026-01-12',
    parametro_pressione_max: 135,
    parametro_pressione_min: 80,
    parametro_frequenza: null,
    parametro_saturazione: null,
    parametro_temperatura: null,
    parametro_peso: 81.4,
    parametro_altezza: null,
    fonte: 'dispositivo',
    id_livello_confidenzialita: 6,
  });
  await expect(notices(page)).toContainText('Salvato con successo!');
  await expect(page.getByText('Funzione non ancora disponibile')).toHaveCount(0);

  await expectFirstColumns(list, ['Data', 'Massima', 'Minima', 'Battiti', 'Peso', 'Altezza']);
  await records.post('/api/salva/tbl_parametri_vitalis/0', {
    data_rilevazione: '2025-01-09',
    parametro_pressione_max: 121,
    parametro_pressione_min: 79,
    parametro_frequenza: 64,
    parametro_peso: 83,
    parametro_altezza: 179,
    fonte: 'manuale',
  });
  await page.reload();
  const row = (day: string) => list.getByRole('row').filter({ hasText: day });
  const cells = (day: string) => row(day).locator('th, td');
  await expect(cells('9 gen 2025')).toContainText(['9 gen 2025', '121', '79', '64', '83', '179', 'Manuale']);
  await expect(cells('12 gen 2026')).toContainText(['12 gen 2026', '135', '80', '', '81,4', '', 'Dispositivo']);
  await expect(cells('10 gen 2026')).toContainText(['10 gen 2026', '', '', '', '82', '180', 'Manuale']);

  const latest = page.getByRole('region', { name: 'Ultimi valori' });
  await expect(latest.getByRole('listitem').filter({ hasText: 'Peso' })).toContainText('81,4 kg');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await list.getByRole('button', { name: 'Modifica: Rilevazione del 12 gen 2026' }).click();
  const editor = page.getByRole('dialog', { name: 'Modifica rilevazione' });
  await expect(field(editor, 'Peso')).toHaveValue('81,4');
  await field(editor, 'Peso').fill('80,2');
  await editor.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmRecord(page);
  await expect(latest.getByRole('listitem').filter({ hasText: 'Peso' })).toContainText('80,2 kg');
});

// covers M-33 L-15
test('each measure has a page with its course, one press from Visite', { tag: '@sizes' }, async ({ page, server }) => {
  const records = await recordsFor(server.url, otherPatient);
  const add = (data_rilevazione: string, values: object) =>
    records.post('/api/salva/tbl_parametri_vitalis/0', { data_rilevazione, fonte: 'manuale', ...values });
  await add('2025-01-09', { parametro_pressione_max: 121, parametro_pressione_min: 79, parametro_altezza: 180 });
  await add('2026-01-10', { parametro_peso: 82 });
  await add('2026-01-12', {
    parametro_pressione_max: 135,
    parametro_pressione_min: 80,
    parametro_peso: 81.4,
    fonte: 'dispositivo',
  });
  await page.goto('/webui/Registro/Visite');
  await page.getByRole('region', { name: 'Ultimi valori' }).getByRole('link', { name: 'Pressione' }).click();
  await expect(page).toHaveURL(/\/Registro\/Visite\/misure\/pressione$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Pressione' })).toBeVisible();
  await expect(page.getByText(/^Pressione massima sopra la norma: 135\/80 il 12 gennaio/)).toBeVisible();
  await expect(page.getByText('Ultima misura: da un dispositivo')).toBeVisible();
  // Two values in all: no period has three.
  await expect(page.getByRole('radio', { name: 'Tutto' })).toBeChecked();
  const slider = page.getByRole('slider', { name: /^Andamento nel tempo/ });
  // What is chosen stands above what it changes.
  const periods = await page.getByRole('group', { name: 'Periodo' }).boundingBox();
  const chartTop = (await page.getByRole('heading', { name: 'Andamento nel tempo' }).boundingBox())?.y;
  expect((periods?.y ?? Number.NaN) + (periods?.height ?? 0)).toBeLessThanOrEqual(chartTop ?? 0);
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    /Massima 135 mmHg, sopra il riferimento; Minima 80 mmHg, nel riferimento/,
  );
  // All of it on one screen.
  const { bottom, height } = await slider.evaluate((chart) => ({
    bottom: chart.getBoundingClientRect().bottom + window.scrollY,
    height: window.innerHeight,
  }));
  expect(bottom).toBeLessThan(height);
  await expect(page.getByRole('link', { name: 'Società Europea dell’Ipertensione, 2023' })).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await page.getByRole('radio', { name: 'Tutto' }).press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Anno' })).toBeChecked();
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuemax', '1');
  await page.getByText('Mostra i valori in tabella').click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);

  await page.getByRole('button', { name: 'Aggiungi rilevazione' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi rilevazione' });
  await field(dialog, 'Pressione massima').fill('122');
  await field(dialog, 'Pressione minima').fill('78');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmRecord(page);
  await expect(page.getByText(/^Pressione nella norma: 122\/78 (il |l’)/)).toBeVisible();

  await page.goto('/webui/Registro/Visite/misure/peso');
  await expect(page.getByText(/^Peso sopra la norma: 81,4 kg il 12 gennaio/)).toBeVisible();
  // 18.5 and 25 kg/m² at 180 cm are 59.94 and 81 kg.
  await expect(page.getByText('Riferimento: 60–80,9 kg')).toBeVisible();
  await page.goto('/webui/Registro/Visite/misure/temperatura');
  await expect(page.getByRole('heading', { name: 'Ancora nessun valore' })).toBeVisible();
});

// covers M-33 L-15
test('a month is summed up and compared with the month before', { tag: '@sizes' }, async ({ page, server }) => {
  const records = await recordsFor(server.url, otherPatient);
  const add = (daysAgo: number, max: number, min: number) =>
    records.post('/api/salva/tbl_parametri_vitalis/0', {
      data_rilevazione: new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10),
      parametro_pressione_max: max,
      parametro_pressione_min: min,
      fonte: 'manuale',
    });
  // Means 122 and 78, and 128 before.
  for (const [daysAgo, max, min] of [
    [2, 118, 76],
    [12, 123, 78],
    [22, 125, 80],
  ] as const)
    await add(daysAgo, max, min);
  for (const [daysAgo, max] of [
    [35, 126],
    [45, 127],
    [55, 131],
  ] as const)
    await add(daysAgo, max, 80);
  await page.goto('/webui/Registro/Visite');
  const tile = page.getByRole('region', { name: 'Ultimi valori' }).getByRole('listitem');
  // Of 118, 123, 125, 126, 127 and 131; 76, 78 and 80 four times.
  await expect(tile.filter({ hasText: 'Pressione' })).toContainText('Media di 3 mesi 125/79.');
  await tile.getByRole('link', { name: 'Pressione' }).click();

  await expect(page.getByRole('radio', { name: 'Mese' })).toBeChecked();
  const mean = page.getByText('122/78 mmHg', { exact: true });
  await expect(mean).toBeVisible();
  await expect(page.getByText('Massima 118–125, Minima 76–80', { exact: true })).toBeVisible();
  await expect(page.getByText('Massima: 6 mmHg meno dei 30 giorni prima.', { exact: true })).toBeVisible();
  const slider = page.getByRole('slider', { name: /^Andamento nel tempo/ });
  await expect(slider).toHaveAccessibleDescription(
    /Media di 30 giorni: Massima 122 mmHg.*6 mmHg meno dei 30 giorni prima/,
  );
  // All of it on one screen.
  const bottom = await slider.evaluate((chart) => chart.getBoundingClientRect().bottom + window.scrollY);
  expect(bottom).toBeLessThan(page.viewportSize()?.height ?? 0);
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = async () => (await page.getByRole('navigation', { name: 'Menu principale' }).boundingBox())?.y ?? 0;
  const addEnd = async () => {
    const box = await page.getByRole('button', { name: 'Aggiungi rilevazione' }).boundingBox();
    return (box?.y ?? Number.NaN) + (box?.height ?? 0) - (await bar());
  };
  await expect.poll(addEnd).toBeLessThan(0);
  // Half of the chart, with text of twice the size.
  await withDoubledText(page, async () => {
    const half = async () => {
      const box = await slider.boundingBox();
      return (box?.y ?? Number.NaN) + (box?.height ?? 0) / 2 - (await bar());
    };
    await expect.poll(half).toBeLessThan(0);
  });
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await slider.press('Home');
  await expect(mean).toBeHidden();
  await expect(page.getByText('125/80 mmHg', { exact: true })).toBeVisible();
  await slider.press('Escape');
  await expect(mean).toBeVisible();
  await page.getByRole('radio', { name: 'Tutto' }).check();
  await expect(page.getByText('125/79 mmHg', { exact: true })).toBeVisible();
  await expect(page.getByText(/30 giorni prima/)).toHaveCount(0);
});

test('the year before is compared once', async ({ page, server }) => {
  const records = await recordsFor(server.url, otherPatient);
  const add = (daysAgo: number, max: number) =>
    records.post('/api/salva/tbl_parametri_vitalis/0', {
      data_rilevazione: new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10),
      parametro_pressione_max: max,
      parametro_pressione_min: 80,
      fonte: 'manuale',
    });
  for (const daysAgo of [35, 45, 55]) await add(daysAgo, 120);
  for (const daysAgo of [400, 410, 420]) await add(daysAgo, 130);
  await page.goto('/webui/Registro/Visite/misure/pressione');
  await expect(page.getByRole('radio', { name: 'Anno' })).toBeChecked();
  await expect(page.getByText(/10 punti meno di un anno fa/)).toBeVisible();
  await expect(page.getByText(/dell’anno prima/)).toHaveCount(0);
});

test('a value outside its reference is named on the first page and beside the latest values', async ({
  page,
  server,
}) => {
  const records = await recordsFor(server.url, otherPatient);
  const save = (max: number, min: number) =>
    records.post('/api/salva/tbl_parametri_vitalis/0', {
      data_rilevazione: new Date().toISOString().slice(0, 10),
      parametro_pressione_max: max,
      parametro_pressione_min: min,
      fonte: 'manuale',
    });
  await save(137, 82);
  await page.goto('/webui/Registro/SchedaPaziente');
  const course = page.getByRole('region', { name: 'Come va' });
  await expect(course.getByRole('listitem').filter({ hasText: 'Pressione' })).toContainText('Sopra la norma');
  await expectAccessible(page);
  await page.goto('/webui/Registro/Visite');
  const tile = page
    .getByRole('region', { name: 'Ultimi valori' })
    .getByRole('listitem')
    .filter({ hasText: 'Pressione' });
  await expect(tile).toContainText('Sopra la norma');
  const preview = page.getByRole('main').getByRole('link', { name: /^137\/82 · / });
  await expect(preview).toContainText('▲ Sopra la norma');
  await expectAccessible(page);
  await save(118, 76);
  await page.reload();
  await expect(page.getByRole('main').getByRole('link', { name: /^118\/76 · / })).not.toContainText('la norma');
  await expect(tile).toContainText('118/76');
  await expect(tile).not.toContainText('Sopra la norma');
});

test('the address of an unknown measure leads to no page', async ({ page }) => {
  await page.goto('/webui/Registro/Visite/misure/umore');
  await expect(page.getByRole('heading', { level: 1, name: 'Pagina non trovata' })).toBeVisible();
});

// covers M-33
test('a reading is deleted after confirmation and restored', async ({ page, server }) => {
  const records = await recordsFor(server.url, otherPatient);
  await records.post('/api/salva/tbl_parametri_vitalis/0', {
    data_rilevazione: '2026-01-10',
    parametro_frequenza: 64,
    fonte: 'manuale',
  });
  const list = await open(page);
  const remove = list.getByRole('button', { name: 'Elimina: Rilevazione del 10 gen 2026' });
  await remove.click();
  await answer(page, 'Sei sicuro di cancellare il record?', 'Elimina');
  await expect(notices(page)).toContainText('Rilevazione eliminata');
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Ultimi valori' })).toHaveCount(0);
  await notices(page).getByRole('button', { name: 'Ripristina' }).click();
  await expect(page.getByRole('region', { name: 'Ultimi valori' })).toContainText('64 bpm');
});

// covers E-13
test('a weight typed for a calculator is saved as a reading on request and then prefilled', async ({ page }) => {
  await page.goto('/webui/calcolatricemedica/Dosi');
  const body = page.getByRole('region', { name: 'Misure del corpo' });
  const button = body.getByRole('button', { name: 'Salva come rilevazione' });
  await expect(button).toHaveAccessibleDescription(/Cambia il peso o l’altezza/);
  await field(body, 'Peso').fill('78,5');
  const sent = page.waitForRequest('**/api/salva/tbl_parametri_vitalis/0');
  await button.click();
  await expect(page.getByRole('alertdialog')).toContainText('Peso 78,5 kg, con la data di oggi.');
  await confirmRecord(page);
  expect((await sent).postDataJSON()).toMatchObject({
    parametro_peso: 78.5,
    parametro_altezza: null,
    fonte: 'manuale',
    data_rilevazione: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
  await expect(body.getByText(/^Rilevazione del/)).toHaveCount(1);
  await page.reload();
  await expect(field(body, 'Peso')).toHaveValue('78,5');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('with text at 200 % on a phone, title and buttons leave the form most of the screen @phone', async ({ page }) => {
  await page.goto('/webui/Registro/Visite');
  const add = page.getByRole('button', { name: 'Aggiungi rilevazione' }).first();
  await expect(add).toBeVisible();
  await withDoubledText(page, async () => {
    await add.click();
    const form = page.getByRole('dialog', { name: 'Aggiungi rilevazione' });
    const temperature = field(form, 'Temperatura');
    await temperature.focus();
    await expect(temperature).toBeInViewport({ ratio: 1 });
    await expect(form.getByRole('heading', { name: 'Aggiungi rilevazione' })).not.toBeInViewport();
    // Buttons at the bottom, also while the form continues below them.
    const save = form.getByRole('button', { name: 'Salva', exact: true });
    await expect(save).toBeInViewport({ ratio: 1 });
    await expectNoHorizontalScroll(page);
  });
});

test('a row leads to the reading of its day, which offers what the row does not @phone', async ({ page, server }) => {
  const records = await recordsFor(server.url, otherPatient);
  const add = (data_rilevazione: string, max: number) =>
    records.post('/api/salva/tbl_parametri_vitalis/0', {
      data_rilevazione,
      parametro_pressione_max: max,
      parametro_pressione_min: 80,
      fonte: 'manuale',
    });
  await add('2026-01-10', 121);
  await add('2026-01-05', 127);
  await add('2026-01-24', 135);
  const list = await open(page);
  const row = list.getByRole('listitem').filter({ hasText: '121/80' });
  await expect(row.getByRole('button')).toHaveCount(1);
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/Registro\/Visite\/rilevazioni\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Rilevazione del 10 gen 2026' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('121/80 mmHg');
  await expect(main).toContainText('Nella norma');
  await expect(main).toContainText('Massima: 6 mmHg meno di prima (5 gen)');
  await expect(main.getByRole('button', { name: 'Modifica' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Pressione' })).toBeVisible();
});

test('readings are reached by their own name from Salute and from the search @phone', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1, name: 'Rilevazioni' });
  await page.goto('/webui/Registro/Salute');
  await page.getByRole('main').getByRole('link', { name: 'Rilevazioni', exact: true }).click();
  await expect(title).toBeFocused();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Cerca nel libretto' }).click();
  const search = page.getByRole('dialog');
  await search.getByRole('searchbox').fill('misurazioni');
  await search.getByRole('link', { name: 'Rilevazioni', exact: true }).click();
  await expect(search).toBeHidden();

  await page.goto('/webui/Registro/Visite/misure/pressione');
  await expect(page.getByRole('heading', { level: 1, name: 'Pressione' })).toBeVisible();
  await page.getByRole('link', { name: 'Rilevazioni', exact: true }).click();
  await expect(title).toBeFocused();
});

test('a dangerous reading of today says what to do wherever it is shown, until a newer one @phone', async ({
  page,
  server,
}) => {
  const records = await recordsFor(server.url, otherPatient);
  const add = (parametro_pressione_max: number, daysAgo: number) =>
    records.post<Stored>('/api/salva/tbl_parametri_vitalis/0', {
      data_rilevazione: daysBefore(daysAgo),
      parametro_pressione_max,
      parametro_pressione_min: 85,
      fonte: 'manuale',
    });
  const main = page.getByRole('main');
  const latest = page.getByRole('region', { name: 'Ultimi valori' });
  const call = main.getByRole('link', { name: 'Chiama il 112' });
  await add(300, 4);
  await page.goto('/webui/Registro/Visite');
  await expect(latest.getByRole('listitem').filter({ hasText: '300/85' })).toContainText('Pressione molto alta');
  await expect(call).toHaveCount(0);

  await add(290, 0);
  await page.goto('/webui/Registro/SchedaPaziente');
  const alerts = main.getByRole('region', { name: 'Da sapere sempre' });
  await expect(alerts).toContainText(/Pressione molto alta: 290\/85\smmHg/);
  await expect(main.getByRole('listitem').filter({ hasText: '290/85' })).toContainText('Pressione molto alta');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await alerts.getByRole('link', { name: 'Che cosa fare, e quando chiamare il 112' }).click();
  await expect(call).toHaveAttribute('href', 'tel:112');
  await expect(main).not.toContainText('Sopra la norma');
  await expectAccessible(page);
  await page.goto('/webui/Registro/Visite');
  await expect(latest.getByRole('link', { name: 'Chiama il 112' })).toBeVisible();

  await add(138, 0);
  await page.reload();
  await expect(latest.getByRole('listitem').filter({ hasText: '138/85' })).toContainText('Sopra la norma');
  await expect(call).toHaveCount(0);
});
