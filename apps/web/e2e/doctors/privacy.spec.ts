import type { Page, Request } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { answer, notices } from '../dialogs.ts';
import { expect, patient, test } from '../journey.ts';
import { openList } from '../lists.ts';
import { recordsFor } from '../records.ts';

test.use({ user: patient });

const posted = (page: Page, path: string) =>
  page.waitForRequest((request: Request) => request.method() === 'POST' && request.url().endsWith(path));

interface Exam {
  id_indagine: number;
  id_livello_confidenzialita: number;
}

// covers P-26
test('a cell of the privacy map changes its level after listing the doctors who lose access, and is undone', async ({
  page,
  server,
}) => {
  const records = await recordsFor(server.url, patient);
  const exam = await records.post<Exam>('/api/salva/esami/0', {
    indagine_tipologia: 'Esame della mappa',
    indagine_stato: '2',
    id_livello_confidenzialita: 1,
  });
  await page.goto('/webui/Registro/Dottori');
  await page.getByRole('main').getByRole('link', { name: 'Chi vede che cosa' }).click();
  await expect(page).toHaveTitle('Chi vede che cosa · Libretto');
  const cell = page.getByRole('button', { name: /^Esami, Nessuna Restrizione: 1 element/ });
  await expect(cell).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await cell.click();
  const dialog = page.getByRole('dialog', { name: 'Esami' });
  await expect(dialog.getByText('Elena Bianchi: 1 di 1')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Esame della mappa' }).check();
  await dialog.getByLabel('Nuovo livello').selectOption('Strettamente riservato');
  await expectAccessible(page);
  const effect = posted(page, '/effetto');
  await dialog.getByRole('button', { name: 'Cambia livello' }).click();
  await effect;
  const question = 'Dare a 1 elemento il livello «Strettamente riservato»?';
  await expect(page.getByRole('alertdialog', { name: question })).toContainText(
    'Elena Bianchi non vedrà più 1 elemento.',
  );
  const saved = posted(page, '/livelli');
  await answer(page, question, 'Cambia livello');
  const change = { tipo: 'exam', id_record: exam.id_indagine, id_livello_confidenzialita: 6 };
  expect((await saved).postDataJSON()).toEqual({ modifiche: [change] });
  await expect(notices(page)).toContainText('Livello cambiato a 1 elemento');
  await expect(dialog).toBeHidden();
  await expect(cell).toBeHidden();
  await expect(page.locator('[tabindex="-1"]:focus')).toHaveCount(1);

  await notices(page).getByRole('button', { name: 'Ripristina' }).click();
  await expect(cell).toBeVisible();
  await records.post(`/api/salva/esami/${exam.id_indagine}`, { indagine_stato: '3' });
});

test('on a phone each section of the map is a line with its count', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/webui/Registro/Privacy');
  const exams = page.getByRole('main').locator('summary', { hasText: /^Esami\d+/ });
  await expect(exams).toBeVisible();
  const cells = page.getByRole('button', { name: /^Esami, / });
  await expect(cells.first()).toBeHidden();
  await exams.click();
  await expect(cells.first()).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

test('an attachment less confidential than its exam is reported and fixed with one tap', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const exam = await records.post<Exam>('/api/salva/esami/0', {
    indagine_tipologia: 'Esame con allegato',
    indagine_stato: '2',
    id_livello_confidenzialita: 5,
  });
  await records.post('/api/files', {
    id_indagine: exam.id_indagine,
    file: `data:text/plain;base64,${Buffer.from('referto').toString('base64')}`,
    file_nome: 'aperto.txt',
    file_type: 'text/plain',
    type: 'documento',
    created_at: '2026-03-01',
    id_livello_confidenzialita: 1,
  });
  await page.goto('/webui/Registro/Privacy');
  const mend = page.getByRole('button', { name: 'Allinea: aperto.txt' });
  const line = page.getByText(/^\d+ allegat[oi] .* più apert[oi] del/);
  await expect(mend).toBeHidden();
  await line.click();
  await expect(page.getByText('aperto.txt (Nessuna Restrizione) di Esame con allegato (Riservato)')).toBeVisible();
  await mend.click();
  const question = 'Dare a 1 allegato il livello del suo esame?';
  await expect(page.getByRole('alertdialog', { name: question })).toContainText('non cambia nulla');
  await answer(page, question, 'Cambia livello');
  await expect(mend).toBeHidden();
  await records.post(`/api/salva/esami/${exam.id_indagine}`, { indagine_stato: '3' });
});

// covers D-02
test('the level dialog lists who sees the record at each level', async ({ page }) => {
  await page.goto('/webui/Registro/Diagnosi');
  const list = await openList(page, 'Confermate');
  await list.getByRole('button', { name: 'Confidenzialità: Ipercolesterolemia' }).click();
  const dialog = page.getByRole('dialog');
  const level = (name: string) => dialog.getByRole('radio', { name });
  await expect(level('Normale')).toHaveAccessibleDescription(/Chi lo può vedere: .*Elena Bianchi/);
  await expect(level('Strettamente riservato')).toHaveAccessibleDescription(/Chi lo può vedere: nessun dottore/);
});

interface PrivacyMap {
  medici: unknown[];
  aree: { lucchetto: boolean; livelli: { numero: number; medici: unknown[] }[] }[];
}

test('without doctors the map leads to the first one, and without entries it is no table of zeros', async ({
  page,
  server,
}) => {
  const records = await recordsFor(server.url, patient);
  const stored = await records.get<PrivacyMap>(`/api/privacy/${records.id}`);
  let hasEntries = true;
  await page.route('**/api/privacy/*', async (route) => {
    const aree = stored.aree.map((area) => ({
      ...area,
      livelli: area.livelli.map((cell) => ({
        ...cell,
        numero: hasEntries || !area.lucchetto ? cell.numero : 0,
        medici: [],
      })),
    }));
    await route.fulfill({ json: { ...stored, medici: [], aree } });
  });
  const map = page.getByRole('main').getByLabel('Chi vede che cosa', { exact: true });
  await page.goto('/webui/Registro/Privacy');
  await expect(page.getByRole('heading', { name: 'Nessun dottore vede il libretto' })).toBeVisible();
  await expect(map).toBeVisible();
  await expect(page.getByText('nessun dottore', { exact: true })).toHaveCount(0);
  await expectAccessible(page);

  hasEntries = false;
  await page.reload();
  await expect(page.getByText(/^Qui vedrai quanti elementi/)).toBeVisible();
  await expect(map).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Aggiungi un dottore' }).click();
  await expect(page.getByRole('region', { name: 'Ricerca dottore' }).getByRole('searchbox')).toBeFocused();
});
