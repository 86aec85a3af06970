import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { build } from 'esbuild';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { answer, confirmRecord, notices } from '../dialogs.ts';
import { expect, patient, test } from '../journey.ts';
import { type Records, recordsFor } from '../records.ts';

test.use({ user: patient });

let radio: Promise<string> | undefined;

/** Bundled into one script, because an init script cannot import modules. */
function radioScript(): Promise<string> {
  radio ??= build({
    entryPoints: [fileURLToPath(new URL('radio.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    write: false,
  }).then(({ outputFiles: [file] }) => file?.text ?? '');
  return radio;
}

async function openFiles(page: Page, options: Window['radioOptions'] = {}): Promise<Locator> {
  await page.addInitScript((wanted) => Object.assign(window, { radioOptions: wanted }), {
    serialNumber: randomUUID(),
    ...options,
  });
  await page.addInitScript(await radioScript());
  await page.goto('/webui/Registro/File');
  const devices = page.getByRole('region', { name: 'Dispositivi Bluetooth' });
  await expect(devices).toBeVisible();
  return devices;
}

const panel = (devices: Locator, name: string) => devices.getByRole('region', { name, exact: true });

interface Stored {
  impronta_misura: string | null;
  file_nome?: string;
}
const readings = (records: Records) => records.get<Stored[]>(`/api/rilevazioniPatient/${records.id}`);
const files = async (records: Records) => (await records.get<{ data: Stored[] }>(`/api/getFiles/${records.id}`)).data;

async function readCheckme(page: Page, options?: Window['radioOptions']): Promise<Locator> {
  const checkme = panel(await openFiles(page, options), 'CheckMe Pro');
  await checkme.getByRole('button', { name: 'Cerca dispositivo' }).click();
  await expect(checkme.getByRole('button', { name: 'Scollega' })).toBeVisible();
  return checkme;
}

// covers S-27 T-42 K-66 E-37 E-38 E-39 E-40 E-41 C-53 A-58
test('a CheckMe Pro is read into tables, and an ECG is displayed', async ({ page }) => {
  const checkme = await readCheckme(page);
  const pressure = checkme.getByRole('region', { name: 'Pressione arteriosa' });
  await expect(pressure.getByText('128').first()).toBeVisible();
  for (const text of ['79', '71', 'Anna', '135', 'Bruno', '20 gen 2026, 09:05']) {
    await expect(pressure.getByText(text, { exact: true }).first()).toBeVisible();
  }
  const oxygen = checkme.getByRole('region', { name: 'Ossigeno (SPO2)' });
  for (const text of ['97', '70', '4,2']) await expect(oxygen.getByText(text, { exact: true })).toBeVisible();
  await expect(checkme.getByRole('region', { name: 'Temperatura' }).getByText('36,6')).toBeVisible();
  const ecg = checkme.getByRole('region', { name: 'ECG', exact: true });
  await expect(ecg.getByText('Da mano a mano (derivazione I)')).toBeVisible();
  await expect(ecg.getByText('Non regolare secondo il dispositivo')).toBeVisible();
  const people = checkme.getByRole('region', { name: 'Persone sul dispositivo' });
  await people.getByRole('button', { name: 'Persone sul dispositivo' }).click();
  for (const text of ['Femmina', '7 mar 1956', '65,5', '168']) {
    await expect(people.getByText(text, { exact: true })).toBeVisible();
  }
  const day = '20 gen 2026, 09:05';
  for (const [table, heads, cells] of [
    [ecg, ['Data', 'Modo di misura', 'Risultato'], [day, 'Da mano a mano (derivazione I)', 'Regolare secondo']],
    [pressure, ['Data', 'Massima', 'Minima', 'Battiti', 'Persona'], [day, '128', '79', '71', 'Anna']],
    [oxygen, ['Data', 'Ossigeno', 'Battiti', 'PI'], [day, '97', '70', '4,2']],
    [checkme.getByRole('region', { name: 'Temperatura' }), ['Data', 'Temperatura (°C)'], [day, '36,6']],
    [
      people,
      ['N.', 'Nome', 'Sesso', 'Data di nascita', 'Peso (kg)', 'Altezza (cm)'],
      ['1', 'Anna', 'Femmina', '7 mar 1956', '65,5', '168'],
    ],
  ] as const) {
    const row = table.getByRole('row').filter({ hasText: cells[1] });
    for (const [index, head] of heads.entries()) {
      await expect(table.getByRole('columnheader').nth(index)).toContainText(head);
      await expect(row.locator('td, th').nth(index)).toContainText(cells[index] ?? '');
    }
  }
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await ecg.getByRole('button', { name: /^Vedi: ECG del 20 gen 2026/ }).click();
  const dialog = page.getByRole('dialog', { name: /^ECG del 20 gen 2026/ });
  const trace = dialog.getByRole('img', { name: /frequenza 75 bpm/ });
  await expect(trace).toBeVisible();
  await expect.poll(() => trace.boundingBox()).toMatchObject({ width: 700, height: 260 });
  const measure = dialog.getByRole('button', { name: 'Misura' });
  await measure.click();
  await expect(dialog.getByRole('slider', { name: 'Primo estremo della misura' })).toBeVisible();
  await expectAccessible(page);
});

//
test('saved measurements of a CheckMe Pro are recognised on the next read, also after a lost connection; a D-Heart without battery', async ({
  page,
  server,
}) => {
  const records = await recordsFor(server.url, patient);
  const before = { readings: (await readings(records)).length, files: (await files(records)).length };
  const checkme = await readCheckme(page, { battery: false });
  const ecg = checkme.getByRole('region', { name: 'ECG', exact: true });
  const pressure = checkme.getByRole('region', { name: 'Pressione arteriosa' });
  const oxygen = checkme.getByRole('region', { name: 'Ossigeno (SPO2)' });
  const impossible = pressure.getByRole('button', { name: /^Salva nel libretto: Pressione di Bruno/ });
  await expect(impossible).toHaveAccessibleDescription('Il valore non è possibile: ripeti la misura.');

  const downloading = page.waitForEvent('download');
  await ecg.getByRole('button', { name: /^Scarica: ECG del 20 gen 2026/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^ECG del 20 gen 2026.*\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

  const saveEcg = ecg.getByRole('button', { name: /^Salva nel libretto: ECG del 20 gen 2026/ });
  await saveEcg.click();
  await confirmRecord(page);
  await expect(notices(page)).toContainText('File salvato con successo!');
  await expect(saveEcg).toHaveAccessibleDescription('È già nel libretto.');
  const savePressure = pressure.getByRole('button', {
    name: /^Salva nel libretto: Pressione di Anna del 20 gen 2026/,
  });
  await savePressure.click();
  await expect(page.getByRole('alertdialog')).toContainText('Pressione 128/79 mmHg, Frequenza cardiaca 71 bpm');
  await confirmRecord(page);
  await expect(notices(page)).toContainText('Misura salvata tra le rilevazioni!');
  const saveOxygen = oxygen.getByRole('button', { name: /^Salva nel libretto/ });
  await saveOxygen.click();
  await confirmRecord(page);
  await expect(saveOxygen).toHaveAccessibleDescription('È già nel libretto.');
  const [stored, list] = await Promise.all([readings(records), files(records)]);
  expect([stored.length - before.readings, list.length - before.files]).toEqual([2, 2]);
  expect(stored).toContainEqual(
    expect.objectContaining({
      data_rilevazione: '2026-01-20',
      parametro_pressione_max: 128,
      parametro_pressione_min: 79,
      parametro_frequenza: 71,
      fonte: 'dispositivo',
    }),
  );
  const sent = list.filter(({ impronta_misura }) => impronta_misura !== null);
  expect(sent).toContainEqual(expect.objectContaining({ type: 'esamistrumentali', file_type: 'application/pdf' }));
  expect(sent).toContainEqual(expect.objectContaining({ type: 'documento', file_type: 'text/plain' }));

  await page.evaluate(() => window.radio.dropConnection());
  await expect(checkme.getByRole('progressbar', { name: /^Collegamento perso/ })).toBeVisible();
  await checkme.getByRole('button', { name: 'Leggi di nuovo' }).click();
  await expect(checkme.getByRole('button', { name: 'Scollega' })).toBeVisible();
  await expect(savePressure).toHaveAccessibleDescription('È già nel libretto.');
  await expect(saveEcg).toHaveAccessibleDescription('È già nel libretto.');

  const dHeart = page.getByRole('region', { name: 'D-Heart', exact: true });
  await dHeart.getByRole('button', { name: 'Cerca dispositivo' }).click();
  await expect(dHeart.getByText('non disponibile')).toBeVisible();
  await expect(dHeart.getByRole('button', { name: 'Scollega' })).toBeVisible();
});

// covers S-28
test('a D-Heart reports its battery; a live heart rate is saved as a reading; reading can be cancelled', async ({
  page,
  server,
}) => {
  const records = await recordsFor(server.url, patient);
  const devices = await openFiles(page);
  const dHeart = panel(devices, 'D-Heart');
  await dHeart.getByRole('button', { name: 'Cerca dispositivo' }).click();
  await expect(dHeart.getByText('80%')).toBeVisible();

  const other = panel(devices, 'Altro dispositivo');
  await other.getByRole('button', { name: 'Cerca dispositivo' }).click();
  await expect(other.getByText('Dispositivo collegato. Fai la misura: comparirà qui.')).toBeVisible();
  const rate = other.getByRole('group', { name: 'Frequenza cardiaca' });
  for (const beats of [64, 66]) {
    // Repeats until the page has subscribed to notifications.
    await expect(async () => {
      await page.evaluate((value) => window.radio.beat(value), beats);
      await expect(rate).toContainText(`${beats} bpm`, { timeout: 500 });
    }).toPass();
  }
  await expect(async () => {
    await page.evaluate(() => window.radio.pressure(118, 76));
    await expect(other.getByText('Pressione 118/76 mmHg')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectAccessible(page);
  const count = (await readings(records)).length;
  await other.getByRole('button', { name: 'Salva come rilevazione' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Frequenza cardiaca 66 bpm');
  await confirmRecord(page);
  await expect(notices(page)).toContainText('Misura salvata tra le rilevazioni!');
  expect(await readings(records)).toHaveLength(count + 1);
  await page.evaluate(() => Object.assign(window.radio, { declined: true }));
  await other.getByRole('button', { name: 'Cerca dispositivo' }).click();
  await expect(rate).toContainText('66 bpm');
  await other.getByRole('button', { name: 'Scollega' }).click();
  await expect(rate).toBeHidden();
  await page.evaluate(() => Object.assign(window.radio, { declined: false }));
  await other.getByRole('button', { name: 'Cerca dispositivo' }).click();
  await expect(other.getByRole('button', { name: 'Scollega' })).toBeVisible();
  await expect(other.getByText('Pressione 118/76 mmHg')).toBeVisible();
  await page.getByRole('link', { name: 'Taccuino del dolore' }).click();
  await answer(page, 'Uscire senza salvare?', 'Continua a modificare');
  await other.getByRole('button', { name: 'Scollega' }).click();
  await page.evaluate(() => Object.assign(window.radio, { declined: false }));

  const checkme = panel(devices, 'CheckMe Pro');
  await page.evaluate(() => Object.assign(window.radio, { silent: true }));
  await checkme.getByRole('button', { name: 'Cerca dispositivo' }).click();
  await expect(checkme.getByRole('progressbar', { name: 'Lettura delle informazioni' })).toBeVisible();
  await checkme.getByRole('button', { name: 'Annulla' }).click();
  await expect(checkme.getByRole('progressbar')).toBeHidden();
  await expect(checkme.getByRole('button', { name: 'Cerca dispositivo' })).toBeFocused();
});

test('without Bluetooth support the panels explain what to do', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'bluetooth', { value: undefined }));
  await page.goto('/webui/Registro/File');
  const devices = page.getByRole('region', { name: 'Dispositivi Bluetooth' });
  await expect(devices.getByText('Questo browser non può collegarsi a dispositivi Bluetooth.').first()).toBeVisible();
  await expect(devices.getByText(/Usa Chrome o Edge su Android/)).toBeVisible();
  for (const name of ['CheckMe Pro', 'D-Heart', 'Altro dispositivo']) {
    const search = panel(devices, name).getByRole('button', { name: 'Cerca dispositivo' });
    await expect(search).toHaveAttribute('aria-disabled', 'true');
    await expect(search).toHaveAccessibleDescription('Questo browser non può collegarsi a dispositivi Bluetooth.');
  }
  await expectAccessible(page);
});
