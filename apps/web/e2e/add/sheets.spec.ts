import type { Page } from '@playwright/test';
import { confirmRecord, openMore, saveQuestion } from '../dialogs.ts';
import { expect, patient, test } from '../journey.ts';
import { recordsFor } from '../records.ts';

test.use({ user: patient });

async function open(page: Page, kind: string) {
  await page.goto('/webui/Registro/Nuovo');
  await page.getByRole('main').getByRole('button', { name: kind }).click();
  return page.getByRole('dialog');
}

test('a weight is two taps from the +, beside the last one', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const dialog = await open(page, 'Misure');
  const weight = dialog.getByRole('textbox', { name: 'Peso' });
  const choice = dialog.getByRole('button', { name: 'Peso', exact: true });
  await expect(dialog.getByLabel('Pressione massima')).toHaveAccessibleDescription(/Ultima: \d+\/\d+, \d+ \w+/);
  await expect(weight).toBeHidden();
  await choice.click();
  await expect(weight).toBeFocused();
  await expect(weight).toHaveAccessibleDescription(/Ultima: \d+,?\d*, \d+ \w+/);
  await choice.click();
  await expect(weight).toBeHidden();
  await choice.click();
  await page.keyboard.type('65,9');
  // A value stays.
  await choice.click();
  await expect(weight).toBeFocused();
  await expect(weight).toHaveValue('65,9');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(saveQuestion(page)).toContainText('65,9 kg');
  await confirmRecord(page);
  await expect(dialog).toBeHidden();
  expect(await records.get<object[]>(`/api/rilevazioniPatient/${records.id}`)).toContainEqual(
    expect.objectContaining({ parametro_peso: 65.9, parametro_pressione_max: null }),
  );
});

test('a diagnosis is confirmed or suspected', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const dialog = await open(page, 'Diagnosi');
  await expect(dialog).toHaveAccessibleName('Aggiungi diagnosi');
  await expect(dialog.getByRole('radio', { name: 'Confermata' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Salva' }).click();
  const first = dialog.getByRole('radio', { name: 'Diagnosi', exact: true });
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
  await first.check();
  await dialog.getByRole('radio', { name: 'Sospetta' }).check();
  await dialog.getByLabel('Patologia').fill('Emicrania con aura');
  await dialog.getByLabel('Medico').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(saveQuestion(page)).toContainText('Emicrania con aura · Diagnosi · Sospetta');
  await confirmRecord(page);
  await expect(dialog).toBeHidden();
  expect(await records.get<object[]>(`/api/diagnosiPatient/${records.id}`)).toContainEqual(
    expect.objectContaining({ diagnosi_patologia: 'Emicrania con aura', diagnosi_stato: '1' }),
  );
});

test('a usual frequency fills the text and proposes times, but keeps written ones', async ({ page }) => {
  const dialog = await open(page, 'Farmaco');
  const hours = dialog.getByRole('textbox', { name: /^Ora \d/ });
  const values = () => hours.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  await dialog.getByRole('button', { name: '2 al giorno' }).click();
  await expect(dialog.getByLabel('Frequenza')).toHaveValue('2 al giorno');
  await expect(dialog.getByText('Orari: 08:00, 20:00.')).toBeVisible();
  await dialog.getByRole('button', { name: '3 al giorno' }).click();
  await openMore(dialog, 'Orari e confezione');
  await expect.poll(values).toEqual(['08:00', '14:00', '20:00']);
  await hours.first().fill('07:15');
  await dialog.getByRole('button', { name: '1 al giorno' }).click();
  await expect(dialog.getByLabel('Frequenza')).toHaveValue('1 al giorno');
  await expect.poll(values).toEqual(['07:15', '14:00', '20:00']);
});
