import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll, withDoubledText } from '../accessibility.ts';
import { expect, patient, test } from '../journey.ts';
import { type Records, recordsFor } from '../records.ts';

test.use({ user: patient });

interface Exam {
  id_indagine: number;
  allegati: string[];
  id_allegati: number[];
}

const report = 'Referto RX colonna.pdf';

const pageOf = (within: Page | Locator, name: string) =>
  within.getByRole('img', { name: `Pagina 1 di 1 di ${name}`, exact: true });

const countDarkPixels = (canvas: Locator) =>
  canvas.evaluate((drawn: HTMLCanvasElement) => {
    const { data } = drawn.getContext('2d')?.getImageData(0, 0, drawn.width, drawn.height) ?? { data: [] };
    return data.filter((value, index) => index % 4 === 0 && value < 128).length;
  });

declare global {
  interface Window {
    shifts: number;
  }
}

function watchShifts(): void {
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifts += 'value' in entry ? Number(entry.value) : 0;
  }).observe({ type: 'layout-shift', buffered: true });
}

const findExam = async (records: Records, wanted: (exam: Exam) => boolean) =>
  (await records.get<Exam[]>(`/api/getEsami/${records.id}/3`)).find(wanted);
const hasReport = ({ allegati }: Exam) => allegati.includes(report);

// covers D-13
test('the report of an exam is drawn on its page and on that of the file', { tag: '@sizes' }, async ({
  page,
  server,
}) => {
  const records = await recordsFor(server.url, patient);
  const exam = await findExam(records, hasReport);
  await page.addInitScript(watchShifts);
  await page.goto(`/webui/Registro/Esami/${exam?.id_indagine}`);
  const drawn = pageOf(page, report);
  await expect(drawn).toBeVisible();
  expect(await countDarkPixels(drawn)).toBeGreaterThan(100);
  const document = page.getByRole('group', { name: `Documento ${report}` });
  await expect(document).toContainText('Lieve riduzione dello spazio discale L5-S1.');
  expect(await page.evaluate(() => window.shifts)).toBeLessThanOrEqual(0.05);
  const link = page.getByRole('link', { name: /^Apri il documento\s?, si apre in una nuova scheda$/ });
  await expect(link).toHaveAttribute('href', /^blob:/);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Scarica', exact: true }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe(report);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await withDoubledText(page, () => expectNoHorizontalScroll(page));

  await page.goto(`/webui/Registro/File/${exam?.id_allegati[0]}`);
  await expect(pageOf(page, report)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Scarica', exact: true })).toHaveCount(1);
  await expectAccessible(page);
});

test('on a phone a report follows the summary of its exam and is as wide as its card @phone', async ({
  page,
  server,
}) => {
  const records = await recordsFor(server.url, patient);
  const exam = await findExam(records, hasReport);
  await page.goto(`/webui/Registro/Esami/${exam?.id_indagine}`);
  const summary = page.getByRole('region', { name: 'In breve' });
  await expect(summary).toBeInViewport();
  const drawn = pageOf(page, report);
  await drawn.scrollIntoViewIfNeeded();
  await expect(drawn).toBeVisible();
  const [above, below] = await Promise.all([summary.boundingBox(), drawn.boundingBox()]);
  expect(above && below && above.y + above.height <= below.y).toBe(true);

  const document = page.getByRole('group', { name: `Documento ${report}` });
  const widths = () => document.evaluate(({ clientWidth, scrollWidth }) => ({ clientWidth, scrollWidth }));
  const screen = page.viewportSize()?.width ?? Number.NaN;
  const { clientWidth, scrollWidth } = await widths();
  expect(scrollWidth).toBe(clientWidth);
  expect(clientWidth).toBeGreaterThan(0.85 * screen);
  // The report fills a third of its paper. Its white borders are left out, so that its words are larger.
  const { printed, height } = await drawn.evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    const columns = [];
    for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 128) columns.push((at / 4) % canvas.width);
    return { printed: Math.min(...columns) / canvas.width, height: canvas.clientHeight / canvas.clientWidth };
  });
  expect(printed).toBeLessThan(0.06);
  expect(height).toBeLessThan(1);
  const bar = ['Riduci', 'Ingrandisci', 'Scarica'].map((name) => page.getByRole('button', { name, exact: true }));
  const buttons = [...bar, page.getByRole('link', { name: /^Apri il documento/ })];
  const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  for (const box of boxes) expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.getByRole('button', { name: 'Ingrandisci' }).click();
  await expect.poll(async () => (await widths()).scrollWidth).toBeGreaterThan(1.4 * clientWidth);
  await expectNoHorizontalScroll(page);
  // A tap does the same, and keeps what was tapped in view.
  await page.getByRole('button', { name: 'Riduci' }).click();
  await expect.poll(async () => (await widths()).scrollWidth).toBe(clientWidth);
  const box = await drawn.boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + 0.9 * clientWidth, (box?.y ?? 0) + 40);
  await expect.poll(async () => (await widths()).scrollWidth).toBeGreaterThan(1.9 * clientWidth);
  expect(await document.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0.9 * clientWidth);
  await document.tap();
  await expect.poll(async () => (await widths()).scrollWidth).toBe(clientWidth);
});

test('the viewer is fetched only where there is a document', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const without = await findExam(records, ({ allegati }) => allegati.length === 0);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const listViewer = () => fetched.filter((url) => /pdf-document|decode-pdf/.test(url));
  await page.goto(`/webui/Registro/Esami/${without?.id_indagine}`);
  await expect(page.getByRole('heading', { name: 'Chi lo vede' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(listViewer()).toEqual([]);
  await page.goto(`/webui/Registro/Esami/${(await findExam(records, hasReport))?.id_indagine}`);
  await expect(pageOf(page, report)).toBeVisible();
  expect(listViewer()).toHaveLength(2);
});

test('a damaged document is named, and can still be opened and downloaded', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const damaged = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  const { id_indagine } = await records.post<{ id_indagine: number }>('/api/salva/esami/0', {
    indagine_tipologia: 'Con un referto',
    indagine_stato: '2',
    id_livello_confidenzialita: 6,
  });
  await records.post('/api/files', {
    id_indagine,
    file: `data:application/pdf;base64,${Buffer.from(damaged).toString('base64')}`,
    file_nome: 'Referto.pdf',
    file_type: 'application/pdf',
    type: 'documento',
    created_at: '2026-01-15',
    id_livello_confidenzialita: 6,
  });
  await page.goto(`/webui/Registro/Esami/${id_indagine}`);
  await expect(page.getByText('Non riusciamo a leggere il documento: forse è danneggiato.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Apri il documento/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Scarica', exact: true })).toBeVisible();
  await expectAccessible(page);

  // Nothing in the document takes the focus from the dialog around it.
  const open = page.getByRole('button', { name: 'Apri referto' });
  await open.press('Enter');
  const preview = page.getByRole('dialog', { name: 'Referto.pdf' });
  await expect(preview.getByText(/forse è danneggiato/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(open).toBeFocused();
});
