import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { answer, notices } from '../dialogs.ts';
import { expect, otherPatient, patient, test } from '../journey.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const readDownload = async (download: Download) => readFile(await download.path(), 'latin1');

test.describe('a full record', () => {
  test.use({ user: patient });

  // covers R-33 A-76 A-77 A-78 M-57 M-58 T-50 T-51 T-52 C-69 C-70 C-72
  test('downloads the three documents in the chosen language, two of them after confirmation', async ({ page }) => {
    // A common spelling redirects here.
    await page.goto('/webui/Report');
    await expect(page).toHaveTitle('Stampa e scarica · Libretto');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Report',
      'Report di Emergenza',
      'Report di Fhir',
    ]);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    const downloads: Download[] = [];
    page.on('download', (download) => downloads.push(download));
    await card(page, 'Report').getByRole('button', { name: 'Scarica: Report', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Scaricare Report?' });
    await expect(question).toContainText('Dallo solo a chi vuoi.');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Annulla' }).click();
    await expect(question).toBeHidden();
    expect(downloads).toEqual([]);

    let saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Scarica: Report', exact: true }).click();
    await answer(page, 'Scaricare Report?', 'Scarica');
    const report = await saved;
    expect(report.suggestedFilename()).toMatch(/^Report \d{4}-\d{2}-\d{2}\.pdf$/);
    const italian = await readDownload(report);
    expect(italian.slice(0, 5)).toBe('%PDF-');
    expect(italian).toContain('(Report clinico di ');
    await expect(notices(page)).toContainText('Report: scaricato');

    await page.getByRole('radio', { name: 'Farmacista' }).check();
    await page.getByLabel('Fino alla confidenzialità').selectOption('5');
    await expectAccessible(page);
    const request = page.waitForRequest('**/api/downloadReport/*');
    saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Scarica: Report', exact: true }).click();
    await answer(page, 'Scaricare Report?', 'Scarica');
    const { searchParams } = new URL((await request).url());
    expect([searchParams.get('destinatario'), searchParams.get('livello')]).toEqual(['farmacista', '5']);
    expect(await readDownload(await saved)).toContain('(Estratto del libretto di ');

    await page.getByRole('radio', { name: 'Inglese' }).check();
    saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Scarica: Report di Emergenza' }).click();
    await answer(page, 'Scaricare Report di Emergenza?', 'Scarica');
    const emergency = await saved;
    expect(emergency.suggestedFilename()).toMatch(/^Report di Emergenza \d{4}-\d{2}-\d{2}\.pdf$/);
    expect(await readDownload(emergency)).toContain('(Emergency report of ');

    saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Scarica: Report di Fhir' }).click();
    const fhir = await saved;
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(fhir.suggestedFilename()).toMatch(/^.+ .+ \d{4}-\d{2}-\d{2}\.txt$/);
    expect(JSON.parse(await readDownload(fhir))).toMatchObject({ resourceType: 'Bundle', type: 'document' });
  });
});

// A short record, because axe checks every line.
test.describe('a short record', () => {
  test.use({ user: otherPatient });

  // covers T-53 M-59 A-76 A-77 A-78 C-69 C-70 C-72
  test('is previewed without saving; a failure is reported and can be retried', async ({ page, consoleErrors }) => {
    consoleErrors.allow(/500/);
    const downloads: Download[] = [];
    page.on('download', (download) => downloads.push(download));
    const warned: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('A report could not be generated')) warned.push(message.text());
    });
    await page.goto('/webui/report');
    const making = Promise.withResolvers<void>();
    await page.route('**/api/getFhirData*', async (route) => {
      await making.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Anteprima: Report di Fhir' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report di Fhir' });
    await expect(dialog.getByRole('progressbar', { name: 'Preparazione di Report di Fhir' })).toBeVisible();
    making.resolve();
    const text = dialog.getByRole('region', { name: 'Testo del documento' });
    await expect(text).toContainText('"resourceType": "Bundle"');
    await expect(text).toContainText('Sara Conti');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Chiudi', exact: true }).last().click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Anteprima: Report di Fhir' })).toBeFocused();

    const broken = (url: string) => page.route(url, (route) => route.fulfill({ status: 500, json: { status: 500 } }));
    await broken('**/api/downloadReport/*');
    await page.getByRole('button', { name: 'Anteprima: Report', exact: true }).click();
    const paper = page.getByRole('dialog', { name: 'Report', exact: true });
    const failure = paper.getByRole('alert').filter({ hasText: 'Non riusciamo a preparare Report.' });
    await expect(failure).toBeVisible();
    await expect.poll(() => warned.length).toBe(1);
    await page.unroute('**/api/downloadReport/*');
    const answered = page.waitForResponse('**/api/downloadReport/*');
    await paper.getByRole('button', { name: 'Riprova' }).click();
    expect((await answered).headers()['content-type']).toBe('application/pdf');
    await expect(failure).toHaveCount(0);
    await expect(paper.getByRole('img', { name: /^Pagina 1 di \d+ di Report$/ })).toBeVisible();
    await paper.getByRole('button', { name: 'Chiudi', exact: true }).last().click();
    await expect(paper).toBeHidden();

    const emergency = page.waitForResponse('**/api/downloadEmergenza/*');
    await page.getByRole('button', { name: 'Anteprima: Report di Emergenza' }).click();
    expect((await emergency).headers()['content-type']).toBe('application/pdf');
    const short = page.getByRole('dialog', { name: 'Report di Emergenza' });
    await expect(short.getByRole('img', { name: /^Pagina 1 di \d+ di Report di Emergenza$/ })).toBeVisible();
    await short.getByRole('button', { name: 'Chiudi', exact: true }).last().click();
    await expect(short).toBeHidden();

    await broken('**/api/downloadEmergenza/*');
    await page.getByRole('button', { name: 'Scarica: Report di Emergenza' }).click();
    await answer(page, 'Scaricare Report di Emergenza?', 'Scarica');
    await expect(notices(page)).toContainText('Non riusciamo a preparare Report di Emergenza.');
    await expect.poll(() => warned.length).toBe(2);
    expect(downloads).toEqual([]);
  });
});
