import { expect, patient, test } from '../journey.ts';
import { openList } from '../lists.ts';
import { recordsFor } from '../records.ts';

test.use({ user: patient });

const report = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

// covers D-13
test('Escape closes the preview of a PDF although the browser’s viewer takes the focus', {
  tag: '@viewer',
}, async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const { id_indagine } = await records.post<{ id_indagine: number }>('/api/salva/esami/0', {
    indagine_tipologia: 'Con un referto',
    indagine_stato: '2',
    id_livello_confidenzialita: 6,
  });
  await records.post('/api/files', {
    id_indagine,
    file: `data:application/pdf;base64,${Buffer.from(report).toString('base64')}`,
    file_nome: 'Referto.pdf',
    file_type: 'application/pdf',
    type: 'documento',
    created_at: '2026-01-15',
    id_livello_confidenzialita: 6,
  });
  await page.goto('/webui/Registro/Esami');
  await openList(page, 'Completati');
  await page.getByRole('button', { name: 'Vedi gli allegati: Con un referto', exact: true }).click();
  const eye = page.getByRole('button', { name: 'Anteprima di Referto.pdf' });
  await expect(eye).toBeVisible();
  const returned = page.evaluate(async () => {
    for (const event of ['blur', 'focus']) {
      await new Promise((resolve) => window.addEventListener(event, resolve, { once: true }));
    }
  });
  await eye.press('Enter');
  const preview = page.getByRole('dialog', { name: 'Referto.pdf' });
  await expect(preview.locator('iframe')).toBeVisible();
  await returned;
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(eye).toBeFocused();
});
