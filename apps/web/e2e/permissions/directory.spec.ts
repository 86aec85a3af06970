import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { confirmSaving, notices } from '../dialogs.ts';
import { expect, test } from '../journey.ts';
import { openList } from '../lists.ts';
import { recordsFor } from '../records.ts';
import { admin, findAction, findRow, newWord } from './administration.ts';

test.use({ user: admin });

async function search(page: Page, label: string, words: string) {
  await page.getByLabel(label).fill(words);
  await page.getByRole('button', { name: 'Cerca', exact: true }).click();
}

test('doctors are added, imported, deactivated and exported', async ({ page, server }) => {
  await page.goto('/webui/admin/dottori');
  await expect(page.getByRole('heading', { level: 1, name: 'Dottori' })).toBeVisible();
  const list = (text: string | RegExp) => findRow(page, 'Elenco dei dottori', text);
  await expect(list(/Attivo/).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await page.getByRole('button', { name: 'Aggiungi dottore' }).click();
  const form = page.getByRole('dialog', { name: 'Aggiungi dottore' });
  await form.getByLabel('Nome e cognome').fill(`Vera ${newWord}`);
  await form.getByLabel('Ordine di').fill('Parma');
  await form.getByLabel('Email').fill('non è una mail');
  await form.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Email').fill('');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmSaving(page);
  await expect(form).toBeHidden();

  await page.getByRole('button', { name: 'Importa dottori' }).click();
  const importing = page.getByRole('dialog', { name: 'Importa dottori' });
  const apply = importing.getByRole('button', { name: /^Importa/ });
  await expect(apply).toHaveAttribute('aria-disabled', 'true');
  const lines = [
    'fullname;email;cpp_localita_iscrizione;specializzation',
    `Vera ${newWord};;Parma;Cardiologia`,
    `Luca ${newWord};luca@medici.example;Modena;Geriatria`,
    `Ugo ${newWord};nessuna;Modena;`,
  ];
  await importing
    .getByLabel('File CSV')
    .setInputFiles({ name: 'dottori.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });
  const preview = importing.getByRole('region', { name: 'Che cosa cambierebbe' });
  await expect(preview.getByRole('status')).toHaveText('1 nuovo1 modificato0 uguali1 con errori');
  await expect(preview.getByText('Riga 4')).toBeVisible();
  await expect(preview.getByText('Email: non è un indirizzo email')).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await expect(apply).toHaveAttribute('aria-disabled', 'true');
  await importing.getByLabel('Lascia fuori le righe con errori').check();
  await importing.getByRole('button', { name: 'Importa 2 righe' }).click();
  await expect(importing).toBeHidden();
  await expect(notices(page)).toContainText('1 aggiunti, 1 modificati');

  await search(page, 'Cerca un dottore', newWord);
  await expect(list(newWord)).toHaveCount(2);
  const vera = list(`Vera ${newWord}`);
  await expect(vera).toContainText('Cardiologia');
  const own = await recordsFor(server.url, admin);
  const { data } = await own.post<{ data: { id_cpp: number }[] }>('/api/security/dottori/cerca', {
    search: `Vera ${newWord}`,
    page: 1,
  });
  await own.post('/api/dottori', { status: 'add', id_cpp: data[0]?.id_cpp });
  await (await findAction(vera, 'Disattiva')).click();
  await expect(vera).toContainText('Non più attivo');
  const asPatient = await page.context().newPage();
  await asPatient.goto('/webui/Registro/Dottori');
  const doctors = await openList(asPatient, 'I tuoi dottori');
  await expect(doctors.getByRole('row').filter({ hasText: `Vera ${newWord}` })).toContainText('Non più attivo');
  await asPatient.close();
  await page.getByLabel('Mostra').selectOption('Attivi');
  await expect(vera).toBeHidden();
  await notices(page).getByRole('button', { name: 'Ripristina' }).click();
  await expect(vera).toBeVisible();
  await expect(vera).not.toContainText('Non più attivo');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Esporta dottori' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Dottori.csv');
  expect(await readFile(await download.path(), 'utf8')).toContain(`Vera ${newWord};;Parma;;Cardiologia;1`);

  await page.goto('/webui/admin/registro');
  await expect(page.getByText('Elenco dei dottori esportato.').first()).toBeVisible();
});

test('a centre is added, changed, and no longer offered once deactivated', async ({ page }) => {
  await page.goto('/webui/admin/centri');
  await page.getByRole('button', { name: 'Aggiungi centro' }).click();
  const form = page.getByRole('dialog', { name: 'Aggiungi centro' });
  await form.getByLabel('Nome').fill(`Centro ${newWord}`);
  await form.getByLabel('Tipo').selectOption('Laboratorio di analisi');
  await form.getByRole('textbox', { name: 'Telefono' }).fill('0521 123456');
  await form.getByLabel('Sito web').fill('www.centro.example');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmSaving(page);
  await expect(form).toBeHidden();

  await search(page, 'Cerca un centro', newWord);
  const centre = findRow(page, 'Elenco dei centri', `Centro ${newWord}`);
  await expect(centre).toContainText('www.centro.example');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await (await findAction(centre, 'Modifica')).click();
  const editing = page.getByRole('dialog', { name: 'Modifica centro' });
  await editing.getByLabel('Indirizzo').fill('Via Roma 1');
  await editing.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmSaving(page);
  await expect(centre).toContainText('Via Roma 1');

  await (await findAction(centre, 'Disattiva')).click();
  await expect(centre).toContainText('Non più attivo');
  await search(page, 'Cerca un centro', 'nessun centro si chiama così');
  await expect(page.getByText('Nessun risultato')).toBeVisible();

  await page.goto('/webui/centriConvezionati/CentriConvezionati');
  const laboratories = await openList(page, 'Laboratorio Analisi');
  await expect(laboratories).not.toContainText(`Centro ${newWord}`);
});

test('on a phone the first doctor is near the top, and the filter unfolds', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/webui/admin/dottori');
  const first = page.getByRole('list', { name: 'Elenco dei dottori' }).getByRole('article').first();
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(300);
  await expect(page.getByLabel('Mostra')).toBeHidden();
  await page.getByRole('button', { name: 'Filtri', exact: true }).click();
  await page.getByLabel('Mostra').selectOption('Attivi');
  await expect(page.getByRole('button', { name: 'Filtri (1)' })).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});
