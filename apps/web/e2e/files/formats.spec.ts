import type { Locator } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, patient, test } from '../journey.ts';
import { openList } from '../lists.ts';
import { recordsFor } from '../records.ts';
import { bmp, heic, packedScan, tiff } from './samples.ts';

test.use({ user: patient });

test('formats that browsers do not display are rendered by the app or named', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const add = (file_nome: string, file_type: string, type: string, bytes: Buffer) =>
    records.post('/api/files', {
      file: `data:${file_type};base64,${bytes.toString('base64')}`,
      file_nome,
      file_type,
      type,
      data_rilievo: '2026-01-15',
      id_livello_confidenzialita: 1,
    });
  await add('Referto.tif', 'image/tiff', 'documento', tiff);
  await add('Lastra del gomito.bmp', 'image/bmp', 'foto', bmp);
  await add('Compressa.dcm', 'application/dicom', 'dicom', packedScan);
  await add('Piede.heic', 'image/heic', 'foto', heic);
  await page.goto('/webui/Registro/File');
  const list = await openList(page, 'File');
  const previewDialog = async (name: string) => {
    await list.getByRole('button', { name: `Anteprima: ${name}`, exact: true }).click();
    return page.getByRole('dialog', { name });
  };
  const close = async (dialog: Locator) => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  const readWidth = (dialog: Locator, name: string) =>
    dialog.getByRole('img', { name }).evaluate((image: HTMLImageElement) => image.naturalWidth);

  const paper = await previewDialog('Referto.tif');
  await expect(paper.getByText('Pagina 1 di 2')).toBeVisible();
  await expect.poll(() => readWidth(paper, 'Referto.tif')).toBe(64);
  await paper.getByRole('button', { name: 'Pagina successiva' }).press('Enter');
  await expect(paper.getByText('Pagina 2 di 2')).toBeVisible();
  await expect.poll(() => readWidth(paper, 'Referto.tif')).toBe(16);
  await expectAccessible(page);
  await close(paper);

  const plate = await previewDialog('Lastra del gomito.bmp');
  await expect.poll(() => readWidth(plate, 'Lastra del gomito.bmp')).toBe(4);
  await close(plate);

  const scan = await previewDialog('Compressa.dcm');
  await expect(scan.getByText('MR · 8 × 8')).toBeVisible();
  await close(scan);

  const photo = await previewDialog('Piede.heic');
  await expect(photo.getByText(/Le foto HEIC, il formato degli iPhone, non si vedono in questo browser/)).toBeVisible();
  await close(photo);
});

test('an image from a disc without type and extension is recognised as DICOM by its content', async ({ page }) => {
  await page.goto('/webui/Registro/File');
  await page.getByRole('button', { name: 'Aggiungi file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi file' });
  const unknown = { mimeType: 'application/octet-stream', buffer: packedScan };
  await dialog.locator('input[type=file]').setInputFiles({ name: 'IM000001', ...unknown });
  await expect(dialog.getByRole('combobox', { name: 'Tipo di file' })).toHaveValue('dicom');
  await dialog.locator('input[type=file]').setInputFiles([
    { name: 'IM000002', ...unknown },
    { name: 'dati.bin', mimeType: 'application/octet-stream', buffer: bmp },
  ]);
  for (const [name, kind] of [
    ['IM000001', 'dicom'],
    ['IM000002', 'dicom'],
    ['dati.bin', ''],
  ]) {
    await expect(dialog.getByRole('combobox', { name: `Tipo di file: ${name}` })).toHaveValue(kind ?? '');
  }
});
