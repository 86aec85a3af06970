import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { openQuestions, openQuestionsByKey, save } from '../anamnesis/history.ts';
import { confirmRecord, notices } from '../dialogs.ts';
import { expect, patient, test } from '../journey.ts';
import { confirmByKey, focusAndPress, pressAction, saveByKey, tabTo, typeInto } from '../keyboard.ts';
import { recordsFor } from '../records.ts';

test.use({ user: patient });

const tooLong = 'Di norma la gravidanza termina a 9 mesi. Verifica che il valore inserito sia corretto';

async function openByKey(page: Page): Promise<Locator> {
  const questions = await openQuestionsByKey(page);
  await focusAndPress(page, questions.getByRole('tab', { selected: true }), 'End');
  await expect(questions.getByRole('tab', { name: 'Gravidanze', selected: true })).toBeFocused();
  return questions.getByRole('region', { name: 'Gravidanze', exact: true });
}

async function open(page: Page): Promise<Locator> {
  const questions = await openQuestions(page);
  await questions.getByRole('tab', { name: 'Gravidanze' }).click();
  return questions.getByRole('region', { name: 'Gravidanze', exact: true });
}

// covers L-22 A-60 A-62 D-30 V-61 V-63 K-71 K-72 C-58 C-59 C-61 E-66
test('pregnancies are listed with all fields, added and edited by keyboard alone', async ({ page }) => {
  const list = await openByKey(page);

  // The dialog has no room for seven columns.
  const first = list.getByRole('listitem').filter({ hasText: '20 mag 2013' });
  await expect(first.getByText('Gravidanza 1', { exact: true })).toBeVisible();
  await expect(first.getByRole('term')).toContainText(['Età', 'Inizio', 'Fine', 'Esito', 'Sesso del bambino', 'Note']);
  await expect(first.getByRole('definition')).toContainText([
    '29',
    '20 mag 2013',
    '21 feb 2014',
    'Nascita',
    'Femmina',
    'Parto naturale a termine, 3.350 g.',
  ]);
  await expectNoHorizontalScroll(page);
  const row = list.locator('tr, li', { hasText: '20 mag 2013' });
  const pen = row.getByRole('button', { name: /^Modifica: Gravidanza \d/ });
  await expect(row.getByRole('button', { name: /^Elimina: Gravidanza \d/ })).toBeVisible();
  await focusAndPress(page, pen);
  const editor = page.getByRole('dialog', { name: 'Modifica gravidanza' });
  for (const [label, value] of [
    [/^Inizio/, '20/05/2013'],
    [/^Fine/, '21/02/2014'],
    ['Note', 'Parto naturale a termine, 3.350 g.'],
  ] as const) {
    await expect(editor.getByRole('textbox', { name: label })).toHaveValue(value);
  }
  await expect(editor.getByLabel('Età')).toHaveValue('29');
  await expect(editor.getByLabel('Esito')).toHaveValue('nascita');
  await expect(editor.getByLabel('Sesso del bambino')).toHaveValue('Femmina');
  await page.keyboard.press('Escape');
  await expect(pen).toBeFocused();

  await focusAndPress(page, list.getByRole('button', { name: 'Aggiungi gravidanza' }), 'Enter', 200);
  const dialog = page.getByRole('dialog', { name: 'Aggiungi gravidanza' });
  await expectAccessible(page);
  const age = dialog.getByLabel('Età');
  await tabTo(page, age);
  await page.keyboard.press('Enter');
  await expect(age).toHaveAccessibleDescription(/Inserire età corretta/);
  await expect(age).toBeFocused();
  await page.keyboard.type('11');
  await expect(age).toHaveAccessibleDescription(/Inserire età corretta/);
  await age.fill('1');
  await age.press('ArrowDown');
  await expect(age).toHaveValue('1');
  await typeInto(page, age, '35');
  const outcome = dialog.getByLabel('Esito');
  await expect(outcome.getByRole('option').filter({ hasText: /^(Nasc|Abor)/ })).toHaveText(['Nascita', 'Aborto']);
  await tabTo(page, outcome);
  await page.keyboard.press('n');
  await expect(outcome).toHaveValue('nascita');
  const child = dialog.getByLabel('Sesso del bambino');
  await expect(child.getByRole('option').filter({ hasText: /^[MF]/ })).toHaveText(['Maschio', 'Femmina']);
  await focusAndPress(page, dialog.getByRole('button', { name: 'Salva', exact: true }));
  await expect(child).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
  await expect(child).toBeFocused();
  await tabTo(page, outcome);
  await page.keyboard.press('a');
  await expect(outcome).toHaveValue('aborto');
  const posted = page.waitForRequest('**/api/gravidanze');
  await saveByKey(page, dialog);
  expect((await posted).method()).toBe('POST');
  expect((await posted).postDataJSON()).toMatchObject({ eta: 35, esito: 'aborto', sesso_bambino: null });
  await expect(notices(page)).toContainText('Dati salvati con successo!');
  await expect(list.getByText('35', { exact: true }).first()).toBeVisible();

  const added = list.getByRole('listitem').filter({ has: page.getByText('35', { exact: true }) });
  await added.getByRole('button', { name: /^Modifica: Gravidanza/ }).click();
  await editor.getByLabel('Note').fill('Alla decima settimana');
  const sent = page.waitForRequest((request) => /\/api\/gravidanze\/\d+$/.test(request.url()));
  await save(editor);
  await confirmRecord(page);
  expect((await sent).method()).toBe('PUT');
  await expect(added).toContainText('Alla decima settimana');
});

// covers V-62
test('a pregnancy of more than nine months asks for confirmation and is accepted', async ({ page }) => {
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
  await expect(list.getByText('2 nov 2011')).toBeVisible();
});

// covers A-61 C-60
test('a pregnancy is deleted after confirmation and restored from the trash', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const { id_gravidanza } = await records.post<{ id_gravidanza: number }>('/api/gravidanze', {
    eta: 22,
    inizio_gravidanza: '2006-06-01',
    fine_gravidanza: '2006-07-01',
    esito: 'aborto',
    sesso_bambino: null,
    note_gravidanza: 'Da eliminare',
  });
  const list = await openByKey(page);
  await pressAction(page, list.getByRole('button', { name: 'Elimina: Gravidanza 1' }));
  await expect(page.getByRole('alertdialog', { name: 'Sei sicuro di cancellare il record?' })).toBeVisible();
  const deleted = page.waitForRequest(
    (request) => request.method() === 'DELETE' && request.url().includes('/api/gravidanze/'),
  );
  await confirmByKey(page, 'Elimina');
  expect(new URL((await deleted).url()).pathname).toBe(`/api/gravidanze/${id_gravidanza}`);
  await expect(notices(page)).toContainText('Gravidanza eliminata');
  await expect(list.getByText('Da eliminare')).toHaveCount(0);
  await page.goto('/webui/Registro/Cestino');
  const trash = page.getByRole('list', { name: 'Cestino' });
  await trash.getByRole('button', { name: 'Ripristina: Gravidanza, aborto' }).first().click();
  await expect(notices(page)).toContainText('Ripristinato: Gravidanza, aborto');
  await expect((await open(page)).getByText('Da eliminare')).toBeVisible();
});
