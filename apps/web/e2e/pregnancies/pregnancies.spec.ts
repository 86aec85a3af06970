import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSideways } from '../accessible.ts';
import { openQuestions, save } from '../anamnesis/history.ts';
import { expect, patient, test } from '../journey.ts';
import { answer, confirmRecord, notices } from '../questions.ts';
import { recordsOf } from '../records.ts';

test.use({ user: patient });

const tooLong = 'Di norma la gravidanza termina a 9 mesi. Verifica che il valore inserito sia corretto';

async function open(page: Page): Promise<Locator> {
  const questions = await openQuestions(page);
  await questions.getByRole('tab', { name: 'Gravidanze' }).click();
  return questions.getByRole('region', { name: 'Gravidanze', exact: true });
}

// covers L-22 A-60 A-61 A-62 D-30 V-61 V-63 K-71 K-72
test('pregnancies are listed with all their fields, added and changed', async ({ page }) => {
  const list = await open(page);

  const heads = ['N.', 'Età', 'Inizio', 'Fine', 'Esito', 'Sesso del bambino', 'Note'];
  for (const name of heads) await expect(list.getByRole('columnheader', { name })).toBeVisible();

  await expect(list.getByText('20/05/2013')).toBeVisible();
  await expect(list.getByText('Parto naturale a termine, 3.350 g.')).toBeVisible();
  await expectNoSideways(page);
  const row = list.locator('tr, li', { hasText: '20/05/2013' });
  const pen = row.getByRole('button', { name: /^Modifica: Gravidanza \d/ });
  await pen.click();
  const editor = page.getByRole('dialog', { name: 'Modifica gravidanza' });
  await expect(editor.getByLabel('Esito')).toHaveValue('nascita');
  await editor.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(pen).toBeFocused();

  await list.getByRole('button', { name: 'Aggiungi gravidanza' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi gravidanza' });
  await expectAccessible(page);
  const age = dialog.getByLabel('Età');
  await save(dialog);
  await expect(age).toHaveAccessibleDescription(/Inserire età corretta/);
  await age.fill('11');
  await expect(age).toHaveAccessibleDescription(/Inserire età corretta/);
  await age.fill('35');
  await dialog.getByLabel('Esito').selectOption('Nascita');
  const child = dialog.getByLabel('Sesso del bambino');
  await save(dialog);
  await expect(child).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
  await dialog.getByLabel('Esito').selectOption('Aborto');
  await save(dialog);
  await confirmRecord(page);
  await expect(notices(page)).toContainText('Dati salvati con successo!');
  await expect(list.getByText('35', { exact: true }).first()).toBeVisible();
});

// covers V-62
test('one that lasted longer than nine months is asked about once more, and taken', async ({ page }) => {
  const list = await open(page);
  await list.getByRole('button', { name: 'Aggiungi gravidanza' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi gravidanza' });
  await dialog.getByLabel('Età').fill('27');
  await dialog.getByRole('textbox', { name: /^Inizio/ }).fill('01/01/2011');
  await dialog.getByRole('textbox', { name: /^Fine/ }).fill('02/11/2011');
  await expect(dialog.getByText(tooLong)).toBeVisible();
  await dialog.getByLabel('Esito').selectOption('Nascita');
  await dialog.getByLabel('Sesso del bambino').selectOption('Maschio');
  await save(dialog);
  const question = page.getByRole('alertdialog', { name: 'Sei sicuro di salvare i dati?' });
  await expect(question).toContainText(tooLong);
  await confirmRecord(page);
  await expect(list.getByText('02/11/2011')).toBeVisible();
});

test('one is deleted after a question and taken back from the trash', async ({ page, server }) => {
  const records = await recordsOf(server.url, patient);
  await records.post('/api/gravidanze', {
    eta: 22,
    inizio_gravidanza: '2006-06-01',
    fine_gravidanza: '2006-07-01',
    esito: 'aborto',
    sesso_bambino: null,
    note_gravidanza: 'Da eliminare',
  });
  const list = await open(page);
  await list.getByRole('button', { name: 'Elimina: Gravidanza 1' }).click();
  await answer(page, 'Sei sicuro di cancellare il record?', 'Elimina');
  await expect(notices(page)).toContainText('Gravidanza eliminata');
  await expect(list.getByText('Da eliminare')).toHaveCount(0);
  await page.goto('/webui/Registro/Cestino');
  const trash = page.getByRole('list', { name: 'Cestino' });
  await trash.getByRole('button', { name: 'Ripristina: Gravidanza, aborto' }).first().click();
  await expect(notices(page)).toContainText('Ripristinato: Gravidanza, aborto');
  await expect((await open(page)).getByText('Da eliminare')).toBeVisible();
});
