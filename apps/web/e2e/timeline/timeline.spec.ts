import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { notices } from '../dialogs.ts';
import { expect, patient, test } from '../journey.ts';
import { addContact, addEntry, doctorSees, recordsFor } from '../records.ts';

test.use({ user: patient });

test('the whole record is browsed by day, by kind and by search', async ({ page }) => {
  await page.goto('/webui/Registro/Cronologia');
  await expect(page.getByRole('heading', { level: 1, name: 'Cronologia' })).toBeVisible();
  const years = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(years.first()).toHaveText(/^20\d\d$/);
  await page.getByText(/^Prenotati \d+$/).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(30);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  const entries = page.getByRole('main').getByRole('listitem');
  const more = page.getByRole('button', { name: 'Mostra altri 30' });
  for (let shown = await entries.count(); await more.isVisible(); shown = await entries.count()) {
    await more.click();
    await expect.poll(() => entries.count()).toBeGreaterThan(shown);
  }
  // Focus moves to the first new entry.
  await expect(entries.getByRole('link').and(page.locator(':focus'))).toHaveCount(1);

  await page.getByRole('button', { name: 'Filtra' }).click();
  await page.getByLabel('Mostra').selectOption('Visite');
  const kinds = page.getByRole('main').getByRole('listitem');
  await expect(kinds.first()).toContainText('Visita');
  await expect(kinds.filter({ hasNotText: 'Visita' })).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Cerca in tutto il libretto' }).fill('ginocchio destro');
  await expect(page.getByRole('status').filter({ hasText: 'risultat' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /ginocchio destro/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/Registro\/Taccuino\/\d+$/);
});

test('booked exams are one closed line, and rows on a phone are short', { tag: '@sizes' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/webui/Registro/Cronologia');
  const entries = page.getByRole('main').getByRole('listitem');
  const booked = page.getByText(/^Prenotati \d+$/);
  await expect(booked).toBeVisible();
  await expect(entries.filter({ hasText: 'Esame programmato' })).toHaveCount(0);
  const row = entries.filter({ hasText: 'Vitamina D' }).first();
  const height = await row.evaluate((element) => element.getBoundingClientRect().height);
  if (isMobile) {
    expect(height).toBeLessThan(80);
    const top = await entries.first().evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeLessThan(220);
  }
  await booked.click();
  await expect(entries.filter({ hasText: 'Esame programmato' }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

test('a search without results, and one that fails', async ({ page, consoleErrors }) => {
  await page.goto('/webui/Registro/Cronologia');
  const search = page.getByRole('searchbox', { name: 'Cerca in tutto il libretto' });
  await search.fill('zzzz');
  await expect(page.getByText('Nessun risultato')).toBeVisible();
  consoleErrors.allow(/Failed to load resource|ERR_FAILED/);
  await page.route('**/api/cerca', (route) => route.abort());
  await search.fill('cefalea');
  await expect(page.getByText('La ricerca non è riuscita.')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/cerca');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByText('La ricerca non è riuscita.')).toBeHidden();
});

test('a record without words is called by its kind once, in the timeline and in the trash', async ({
  page,
  server,
}) => {
  const records = await recordsFor(server.url, patient);
  const { id_taccuino: id } = await addEntry(records, '', { taccuino_data: '2026-11-20' });
  await page.goto('/webui/Registro/Cronologia');
  const kind = page.getByText('Segnalazione', { exact: true });
  const row = page.getByRole('main').getByRole('listitem').filter({ has: kind });
  await expect(row.getByRole('link', { name: 'Segnalazione', exact: true })).toBeVisible();
  await expect(
    row.filter({ has: page.getByRole('link', { name: 'Segnalazione', exact: true }) }).getByText('Segnalazione'),
  ).toHaveCount(1);
  await records.post(`/api/salva/tbl_taccuinos/${id}`, { deleted_at: '2012-12-20T00:00:00.000Z' });
  await page.goto('/webui/Registro/Cestino');
  const deleted = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Ripristina: Segnalazione' }) });
  await expect(deleted.getByText('20 nov 2026')).toBeVisible();
  await expect(deleted.getByText('Segnalazione', { exact: true })).toHaveCount(1);
});

test('a deleted reading is named by its values, and its days take few lines on a phone', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const records = await recordsFor(server.url, patient);
  const { id_rilevazione } = await records.post<{ id_rilevazione: number }>('/api/salva/tbl_parametri_vitalis/0', {
    data_rilevazione: '2026-01-10',
    parametro_pressione_max: 128,
    parametro_pressione_min: 79,
    fonte: 'manuale',
  });
  await records.remove(`/api/rilevazioni/${id_rilevazione}`);
  await page.goto('/webui/Registro/Cestino');
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Ripristina: Rilevazione 128/79 mmHg' }) });
  await expect(row.getByText('Rilevazione', { exact: true })).toHaveCount(0);
  const days = row.getByText(/^Eliminato oggi alle\s\d{2}:\d{2}\s·\ssi cancella (il |l’)\d/);
  await expect(days).toBeVisible();
  const lines = await days.evaluate((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
  // The font of the journeys is wider than that of the app.
  expect(lines).toBeLessThan(2.5);
});

test('a deleted record is restored from the trash', async ({ page, server }) => {
  const name = `Da Ripescare Due`;
  const records = await recordsFor(server.url, patient);
  const { id_contatto, contatto_telefono } = await addContact(records, 'other', name);
  await records.post(`/api/salva/contattialtro/${id_contatto}`, {
    id_contatto_tipologia: -1,
    contatto_nominativo: name,
    contatto_telefono,
    id_livello_confidenzialita: 4,
  });
  const isVisibleToDoctor = () => doctorSees(server.url, records, 'cestino/{id}', name);
  expect(await isVisibleToDoctor()).toBe(false);
  await page.goto('/webui/Registro/Cronologia');
  await page.getByRole('main').getByRole('link', { name: 'Cestino' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cestino' })).toBeFocused();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: `Ripristina: ${name}` }).click();
  await expect(notices(page)).toContainText(`Ripristinato: ${name}`);
  await expect(page.getByRole('button', { name: `Ripristina: ${name}` })).toHaveCount(0);
  const contacts = await records.get<{ contatto_nominativo: string }[]>(`/api/moreContactsGet/${records.id}`);
  expect(contacts.map(({ contatto_nominativo }) => contatto_nominativo)).toContain(name);
  expect(await isVisibleToDoctor()).toBe(true);
});

test('the level of a found entry leaves its words room on a phone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/webui/Registro/Cronologia');
  await page.getByRole('searchbox', { name: 'Cerca in tutto il libretto' }).fill('esame');
  const leveled = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /Confidenzialità: (?!Normale)/ });
  await expect(leveled.first()).toBeVisible();
  const shares = await leveled.evaluateAll((rows) =>
    rows.map((row) => (row.querySelector('div')?.clientWidth ?? 0) / row.clientWidth),
  );
  expect(Math.min(...shares)).toBeGreaterThan(0.6);
});
