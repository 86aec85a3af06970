import type { Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { answer, confirmSaving, notices } from '../dialogs.ts';
import { expect, otherPatient, patient, signIn, test } from '../journey.ts';
import { focusAndPress } from '../keyboard.ts';
import { openList } from '../lists.ts';
import { type Records, recordPages, recordsFor } from '../records.ts';

test.use({ user: patient });

interface StoredExam {
  id_indagine: number;
  indagine_stato: string;
}

const addExam = (records: Records, name: string, more: object = {}): Promise<StoredExam> =>
  records.post('/api/salva/esami/0', {
    indagine_tipologia: name,
    indagine_stato: '0',
    id_livello_confidenzialita: 6,
    ...more,
  });
const stateOf = async (records: Records, id: number) =>
  (await records.get<StoredExam[]>(`/api/getEsami/${records.id}/3`)).find(({ id_indagine }) => id_indagine === id)
    ?.indagine_stato;
const steps = (page: Page) => page.getByRole('list', { name: 'A che punto è' }).getByRole('listitem');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const openMenu = (page: Page, name: string) =>
  page.getByRole('button', { name: `Altre azioni: ${name}`, exact: true }).click();

test('@sizes the page of each kind says what the record says, who sees it and what belongs with it', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  const pages = await recordPages(await recordsFor(server.url, patient));
  for (const [route, id] of Object.entries(pages)) {
    await test.step(route, async () => {
      await page.goto(`/webui${route.replace('$id', String(id))}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const seen = page.getByRole('region', { name: 'Chi lo vede' });
      await expect(seen).not.toContainText('Controllo chi lo vede…');
      await seen.getByText('Chi l’ha vista o cambiata').click();
      await expect(
        seen
          .getByRole('table')
          .or(seen.getByRole('list'))
          .or(seen.getByRole('heading', { level: 3 }))
          .first(),
      ).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
    });
  }
});

test('an entry of the timeline opens its page, and related records open theirs', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const { id_diagnosi } = await records.post<{ id_diagnosi: number }>('/api/salva/diagnosi/0', {
    tipo_diagnosi: 'Diagnosi',
    diagnosi_patologia: 'Anemia da chiarire',
    diagnosiDetails: { careprovider: 'Elena Bianchi' },
    diagnosi_stato: '1',
    id_livello_confidenzialita: 4,
  });
  const name = 'Ferritina di pagina';
  await addExam(records, name, { indagine_stato: '2', indagine_data_display: '2025-03-01' });
  await addExam(records, name, {
    indagine_stato: '2',
    indagine_data_display: '2026-03-01',
    indagine_motivo: 'Stanchezza',
    careprovider: 'Elena Bianchi',
    diags: [id_diagnosi],
    id_livello_confidenzialita: 1,
  });
  await page.goto('/webui/Registro/Cronologia');
  await page.getByRole('searchbox', { name: 'Cerca in tutto il libretto' }).fill(name);
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await expect(heading(page, name)).toBeVisible();
  await expect(page).toHaveURL(/\/Registro\/Esami\/\d+$/);
  // The newest comes first.
  await expect(page.getByText('Stanchezza')).toBeVisible();
  // Entered as completed: nobody knows which steps came before. The link to the list names the tab.
  await expect(steps(page)).toHaveCount(0);
  await expect(page.getByText(/\s· Completato$/)).toBeVisible();
  await expect(page.getByRole('main').getByText('Esami', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Chi lo vede' })).toContainText('Elena Bianchi');
  const related = page.getByRole('region', { name: 'Insieme a questo' });
  await expect(related.getByRole('heading', { level: 3 })).toHaveText(['Diagnosi', 'Lo stesso esame, prima']);
  await expect(related.getByRole('link', { name: /Ferritina di pagina.*1 mar 2025/ })).toBeVisible();
  await related.getByRole('link', { name: /Anemia da chiarire/ }).click();
  await expect(heading(page, 'Anemia da chiarire')).toBeFocused();
  await page.goBack();
  await expect(heading(page, name)).toBeVisible();
  await page.getByRole('link', { name: 'Esami', exact: true }).and(page.locator('main a')).click();
  await expect(page).toHaveURL(/\/Registro\/Esami$/);
});

test('an exam moves through its states, by keyboard', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const { id_indagine: id } = await addExam(records, 'Spirometria di pagina');
  await page.goto(`/webui/Registro/Esami/${id}`);
  await expect(steps(page)).toHaveText(['Richiesto', 'Programmato', 'Completato']);
  for (const [next, target, name, ahead] of [
    ['Segna programmato', 'Programmati', 'Programmato', ['Programmato', 'Completato']],
    ['Segna completato', 'Completati', 'Completato', []],
  ] as const) {
    await focusAndPress(page, page.getByRole('main').getByRole('button', { name: next, exact: true }));
    const dialog = page.getByRole('dialog', { name: 'Sposta esame' });
    await dialog.getByRole('radio', { name: new RegExp(target) }).check();
    await focusAndPress(page, dialog.getByRole('button', { name: 'Sposta', exact: true }));
    await answer(page, 'Sei sicuro di salvare i dati?', 'Conferma');
    await expect(dialog).toBeHidden();
    await expect(page.getByText(new RegExp(`(^|\\s· )${name}$`)).first()).toBeVisible();
    await expect(steps(page)).toHaveText([...ahead]);
    if (ahead.length > 0) await expect(steps(page).first()).toHaveAttribute('aria-current', 'step');
  }
  expect(await stateOf(records, id)).toBe('2');
  // A completed exam without a report asks for it first.
  await expect(page.getByRole('main').getByRole('button', { name: 'Allega un file', exact: true })).toBeVisible();
});

test('an exam booked for later says how far it is, and is done with the day of today', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const name = 'Ecografia prenotata';
  const later = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const centres = await records.get<{
    centri_convenzionati_specialistici: { record_id: number; centro_nome: string; centro_indirizzo: string }[];
  }>(`/api/getCentriIndagini/${records.id}`);
  const [centre] = centres.centri_convenzionati_specialistici;
  const booking = { indagine_stato: '1', indagine_data_display: later, id_centro_indagine: centre?.record_id };
  const { id_indagine: id } = await addExam(records, name, booking);
  await page.goto(`/webui/Registro/Esami/${id}`);
  const where = page.getByRole('definition').filter({ hasText: centre?.centro_nome ?? 'no centre' });
  await expect(where).toContainText(centre?.centro_indirizzo ?? 'no address');
  await expect(where.getByRole('link')).toHaveAttribute('href', /^tel:\+39/);
  await expect(page.getByText(/\d{4}\s· fra (29|30|31) giorni\s· Programmato$/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Segna completato', exact: true })).toHaveCount(0);
  await openMenu(page, name);
  await page.getByRole('menuitem', { name: 'Segna completato' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sposta esame' });
  await expect(dialog.getByRole('radio', { name: /Completati/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Sposta', exact: true }).click();
  await answer(page, 'Sei sicuro di salvare i dati?', 'Conferma');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/\s· Completato$/)).toBeVisible();
  expect(await stateOf(records, id)).toBe('2');
});

test('editing and changing the level stay on the page and update it', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const { id_indagine: id } = await addExam(records, 'Glicemia di pagina');
  await page.goto(`/webui/Registro/Esami/${id}`);
  await page.getByRole('main').getByRole('button', { name: 'Modifica', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Modifica esame' });
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Controllo annuale');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await answer(page, 'Sei sicuro di salvare i dati?', 'Conferma');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Controllo annuale')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/Registro/Esami/${id}$`));

  const seen = page.getByRole('region', { name: 'Chi lo vede' });
  await expect(seen).toContainText('Strettamente riservato');
  await seen.getByRole('button', { name: 'Cambia chi vede Glicemia di pagina' }).click();
  const lock = page.getByRole('dialog');
  await lock.getByRole('radio').first().check();
  await lock.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmSaving(page);
  await expect(seen).toContainText('Nessuna Restrizione');
  await expect(seen).toContainText('Elena Bianchi');
  await seen.getByText('Chi l’ha vista o cambiata').click();
  await expect(seen).toContainText('Confidenzialità cambiata');
  await expect(seen).toContainText('Tu');
});

test('deleting leads to the list with an undo; the address then offers the trash', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const { id_indagine: id } = await addExam(records, 'Da eliminare qui');
  await page.goto(`/webui/Registro/Esami/${id}`);
  await expect(heading(page, 'Da eliminare qui')).toBeVisible();
  await openMenu(page, 'Da eliminare qui');
  await page.getByRole('menuitem', { name: 'Elimina' }).click();
  await answer(page, 'Sei sicuro di cancellare il record?', 'Elimina');
  await expect(page).toHaveURL(/\/Registro\/Esami$/);
  await expect(heading(page, 'Esami')).toBeVisible();
  await expect(notices(page)).toContainText('Esame eliminato');
  expect(await stateOf(records, id)).toBeUndefined();

  await page.goto(`/webui/Registro/Esami/${id}`);
  await expect(heading(page, 'È nel Cestino')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apri il Cestino' })).toBeVisible();
  await expectAccessible(page);
  await records.post(`/api/salva/esami/${id}`, { indagine_stato: '0', deleted_at: null });
  await page.reload();
  await openMenu(page, 'Da eliminare qui');
  await page.getByRole('menuitem', { name: 'Elimina' }).click();
  await answer(page, 'Sei sicuro di cancellare il record?', 'Elimina');
  await notices(page).getByRole('button', { name: 'Ripristina' }).click();
  await expect(notices(page)).toContainText('Esame ripristinato');
  expect(await stateOf(records, id)).toBe('0');
});

test('the way back leads to the same place of the list, by link and after a deletion', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const names = Array.from({ length: 12 }, (_, index) => `Esame in fila ${String(index + 1).padStart(2, '0')}`);
  for (const name of names) await addExam(records, name, { indagine_stato: '2', indagine_data_display: '2026-01-01' });
  const last = names[0] ?? '';
  await page.goto('/webui/Registro/Esami');
  const list = await openList(page, 'Completati');
  const link = list.getByRole('link', { name: new RegExp(last) });
  const openFromList = async () => {
    await link.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => Math.round(window.scrollY));
    expect(scrolled).toBeGreaterThan(200);
    await link.click();
    await expect(heading(page, last)).toBeVisible();
    return scrolled;
  };
  const place = () => page.evaluate(() => Math.round(window.scrollY));

  const scrolled = await openFromList();
  await page.locator('main').getByRole('link', { name: 'Esami', exact: true }).click();
  await expect(link).toBeVisible();
  await expect.poll(place).toBe(scrolled);

  await openFromList();
  await openMenu(page, last);
  await page.getByRole('menuitem', { name: 'Elimina' }).click();
  await answer(page, 'Sei sicuro di cancellare il record?', 'Elimina');
  await expect(page).toHaveURL(/\/Registro\/Esami$/);
  await expect(link).toHaveCount(0);
  await expect(list.getByRole('link', { name: new RegExp(names[1] ?? '') })).toBeVisible();
  expect(await place()).toBeGreaterThan(200);
  await notices(page).getByRole('button', { name: 'Ripristina' }).click();
  await expect(link).toBeVisible();
});

test('the actions of a short page stay above the bar of a phone', async ({ page, server }) => {
  const { id_indagine: id } = await addExam(await recordsFor(server.url, patient), 'Esame breve');
  await page.setViewportSize({ width: 390, height: 1200 });
  await page.goto(`/webui/Registro/Esami/${id}`);
  const menu = page.getByRole('button', { name: 'Altre azioni: Esame breve', exact: true });
  await expect(menu).toBeVisible();
  await expect
    .poll(() =>
      menu.evaluate((button) => {
        const bar =
          document.querySelector('nav a[href$="/Registro/Salute"]')?.getBoundingClientRect().top ?? Number.NaN;
        return Math.round(bar - button.getBoundingClientRect().bottom);
      }),
    )
    .toBeLessThan(16);
});

test('a record of another patient is missing like one that does not exist', async ({ page, server }) => {
  const foreign = await addExam(await recordsFor(server.url, otherPatient), 'Di un altro');
  for (const id of [foreign.id_indagine, 2_147_483_000, 'misure']) {
    await page.goto(`/webui/Registro/Esami/${id}`);
    await expect(heading(page, 'Pagina non trovata')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveText(['Vai a Esami']);
  }
  await page.getByRole('link', { name: 'Vai a Esami' }).click();
  await expect(heading(page, 'Esami')).toBeVisible();
});

test.describe('without a session', () => {
  test.use({ user: '' });

  test('the address of a record survives signing in', async ({ page, server }) => {
    const { id_indagine: id } = await addExam(await recordsFor(server.url, patient), 'Dopo l’accesso');
    await page.goto(`/webui/Registro/Esami/${id}`);
    await expect(page).toHaveURL(/\/login\?next=/);
    await signIn(page);
    await expect(heading(page, 'Dopo l’accesso')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/Registro/Esami/${id}$`));
  });
});
