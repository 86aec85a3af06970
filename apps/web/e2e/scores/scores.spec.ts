import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { notices, saveFailure } from '../dialogs.ts';
import { expect, patient, test } from '../journey.ts';
import {
  answer,
  compute,
  fill,
  gapBetween,
  gridAncestors,
  list,
  mockPatient,
  result,
  row,
  runningTotal,
  save,
} from './score-helpers.ts';

test.use({ user: patient });

const lipids = { 'Colesterolo totale': '213', 'Colesterolo HDL': '50', 'Pressione massima': '120' };

// covers R-26 A-68 A-69 A-70 A-71 A-72 S-38 S-39 S-40
test('the list links to the five scores', async ({ page }) => {
  await mockPatient(page, { age: 55, sex: 'male' });
  const pages = [
    ['HAS-BLED Score', 'hasBledScore'],
    ['CHA2DS2-VASc Score', 'chaDsVasScore'],
    ['Framingham Risk Score', 'framinghamScore'],
    ['MELD Score', 'meldScore'],
    ['Score Cardiovascolare', 'cardiovascolareScore'],
  ] as const;
  await page.goto(list);
  await expect(page.getByRole('heading', { level: 1, name: 'Punteggi di rischio' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').getByRole('button')).toHaveText(
    pages.map(([title]) => title),
  );
  await expectAccessible(page);
  const body = page.getByRole('region', { name: 'Misure del corpo' });
  const disclaimer = /I risultati sono solo un supporto e non sostituiscono il giudizio clinico\.$/;
  for (const [title, path] of pages) {
    await page.getByRole('button', { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`/calcoloScores/${path}$`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Calcola', exact: true })).toBeVisible();
    await fill(page, { Peso: '70', Altezza: '170' });
    // 70 / 1.7² = 24.22; Du Bois: 0.007184 × 170^0.725 × 70^0.425 = 1.81.
    await expect(body).toContainText('24,22 kg/m²');
    await expect(body).toContainText('1,81 m²');
    await expect(page.getByRole('main')).toHaveText(disclaimer);
    await page.getByRole('link', { name: 'Tutti gli score' }).click();
    await expect(body).toContainText('24,22 kg/m²');
    await expect(page.getByRole('main')).toHaveText(disclaimer);
  }
});

// covers R-26 R-27 R-42 T-47 T-49 K-88 K-90 S-39 C-64 C-65 C-67
test('HAS-BLED: answer, calculate, save, and find it in the history', async ({ page }) => {
  await mockPatient(page, { age: 70, sex: 'female' });
  await page.goto('/webui/CalcolatriceMedica/calcoloscores/HASBLEDSCORE');
  await expect(row(page, 'Punteggio HAS-BLED')).toContainText('...');
  await compute(page);
  // A missing answer is not a "no".
  await expect(result(page)).toContainText('Nessun risultato');
  await expect(result(page)).toContainText('Controlla i campi segnati.');
  await expect(page.getByRole('radiogroup', { name: 'Alcol' })).toHaveAttribute('aria-invalid', 'true');
  const first = page.getByRole('radiogroup', { name: 'Pressione alta' }).getByRole('radio').first();
  await expect(first).toBeFocused();
  await answer(page, ['Pressione alta', 'Alcol']);
  await compute(page);
  await expect(row(page, 'Punteggio HAS-BLED')).toContainText('3');
  await expect(row(page, 'Sanguinamenti (Pisters 2010)')).toContainText('3,74');
  await expect(row(page, 'Sanguinamenti maggiori (Lip 2011)')).toContainText('5,8');
  await expect(result(page)).toContainText('Età: 70 anni, dalla Scheda Paziente');
  await expect(page.getByRole('row').filter({ hasText: 'Il punteggio' })).toContainText('3,74');
  await expect(page.getByText('I risultati sono solo un supporto')).toBeVisible();
  // Visible at the end of the form, without scrolling up.
  await expect(row(page, 'Punteggio HAS-BLED')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Salva il risultato' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 320, height });
  await expectNoHorizontalScroll(page);
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ media: 'print' });
  expect(await runningTotal(page).evaluate(gridAncestors)).toEqual([]);
  await expect(page.getByText('Che cosa conta?').first()).not.toBeVisible();
  await expect(page.getByText('obbligatorio').filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: null });
  const sent = await save(page, 'has-bled-score');
  expect(sent).toMatchObject({
    ...{ id_paziente: expect.any(Number), nome_score: 'has-bled-score', valore_score: 3 },
    risposte: { alcohol: true, age: 70 },
  });
  await expect(notices(page)).toContainText('Salvato con successo!');
  expect(await gapBetween(notices(page).getByRole('listitem'), runningTotal(page))).toBeGreaterThanOrEqual(0);
  await expect(row(page, 'Punteggio HAS-BLED')).toContainText('...');
  await expect(page.getByRole('radio', { name: 'Sì', exact: true, checked: true })).toHaveCount(0);
  await expect(first).toBeFocused();
  const history = page.getByRole('region', { name: 'I risultati nel tempo' });
  await expect(history.getByRole('slider')).toHaveAttribute('aria-valuetext', /3 punti/);
});

// covers R-28 K-89 K-91
test('CHA2DS2-VASc: age and sex come from the record, and CHA2DS2-VA is compared', async ({ page }) => {
  await mockPatient(page, { age: 67, sex: 'female' });
  await page.goto(`${list}/chaDsVasScore`);
  await expect(
    page.getByRole('radiogroup', { name: 'Età' }).getByRole('radio', { checked: true }),
  ).toHaveAccessibleName('Da 65 a 74 anni');
  await answer(page, ['Pressione alta']);
  await compute(page);
  await expect(row(page, 'Punteggio CHA2DS2-VASc')).toContainText('3');
  await expect(row(page, 'Ictus all’anno')).toContainText('3,2');
  await expect(row(page, 'Ictus, TIA o embolia')).toContainText('4,6');
  await expect(row(page, 'CHA2DS2-VA')).toContainText(['', '2']);
  await expect(result(page)).toContainText('non conta il sesso');
  expect(await save(page, 'cha2-ds2-score')).toMatchObject({ valore_score: 3 });
  const second = page.getByRole('region', { name: 'Ictus, TIA o embolia' });
  await expect(second.getByRole('slider')).toHaveAttribute('aria-valuetext', /4,6 %/);
});

// covers R-29 S-47 T-49 V-92 V-93 V-94 V-95 V-96 K-95
test('Framingham: a read-only age, warnings about rare values, the working, and SCORE2 for comparison', async ({
  page,
}) => {
  await mockPatient(page, { age: 55, sex: 'male' });
  await page.goto(`${list}/framinghamScore`);
  const age = page.getByRole('textbox', { name: 'Età' });
  await expect(age).toHaveValue('55');
  await expect(age).not.toBeEditable();
  const pressure = page.getByRole('textbox', { name: 'Pressione massima' });
  const hints = [
    ['200', 'Inserisci un valore valido, di solito compreso tra 40 e 130.'],
    ['140', 'Valore raro: controlla di averlo inserito correttamente.'],
  ] as const;
  for (const [value, hint] of hints) {
    await pressure.fill(value);
    await pressure.blur();
    await expect(pressure).toHaveAccessibleDescription(new RegExp(hint));
  }
  // Documented ranges apply; they are wider than the validated range of the equation.
  await expect(pressure).toHaveAccessibleDescription(/Di solito tra 40 e 130\./);
  await expect(page.getByRole('textbox', { name: 'Colesterolo totale' })).toHaveAccessibleDescription(
    /Di solito tra 100 e 400\./,
  );
  const hdl = page.getByRole('textbox', { name: 'Colesterolo HDL' });
  await expect(hdl).toHaveAccessibleDescription(/Di solito tra 1 e 95\./);
  await fill(page, { ...lipids, 'Colesterolo HDL': '1,3' });
  await hdl.blur();
  await expect(hdl).toHaveAccessibleDescription(/Se il referto è in mmol\/L, scegli questa unità/);
  await fill(page, { ...lipids, 'Colesterolo HDL': '5' });
  await answer(page, []);
  await compute(page);
  const beyond = 'Framingham Risk Score è stato verificato (da 20 a 100 mg/dL)';
  await expect(result(page)).toContainText(beyond);
  await expect(result(page)).toContainText('Lo stesso per SCORE2.');
  await fill(page, lipids);
  await compute(page);
  await expect(result(page)).not.toContainText(beyond);
  await expect(row(page, 'Framingham Risk Score: rischio a dieci anni')).toContainText('6,5');
  await expect(result(page)).toContainText('SCORE2: area a rischio moderato');
  await result(page).getByText('Mostra come si è calcolato').click();
  await expect(result(page)).toContainText('0,9402');
  await expect(result(page).getByRole('link', { name: /Circulation 106/ })).toHaveAttribute(
    'href',
    'https://doi.org/10.1161/circ.106.25.3143',
  );
  expect(await save(page, 'framingham-score')).toMatchObject({ nome_score: 'framingham-score', valore_score: 6.5 });
  await expect(notices(page)).toContainText('Salvato con successo!');
  await expect(age).toHaveValue('55');
  await expect(page.getByRole('textbox', { name: 'Colesterolo totale' })).toHaveValue('');
});

// covers V-90 V-91
test('a score unsuitable for the age gives the reason in the list and on its page', async ({ page }) => {
  await mockPatient(page, { age: 12, sex: 'female' });
  await page.goto(list);
  for (const [title, reason] of [
    ['Framingham Risk Score', 'Questo score vale da 31 a 89 anni compiuti.'],
    ['MELD Score', 'Questo score vale dai 13 anni compiuti in su.'],
  ] as const) {
    const button = page.getByRole('button', { name: title });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('listitem').filter({ has: button })).toContainText(reason);
  }
  const adults = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'HAS-BLED Score' }) });
  await expect(adults).toContainText('Questo score vale dai 18 anni compiuti in su.');
  await page.goto(`${list}/meldScore`);
  await expect(page.getByRole('button', { name: 'Calcola' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('main')).toContainText('Questo score vale dai 13 anni compiuti in su.');
  await expect(page.getByRole('form')).toContainText('Qui si calcola dai 13 anni compiuti.');
  // One of the two equations applies; the page names the other one in advance.
  await mockPatient(page, { age: 85, sex: 'female' });
  await page.goto(`${list}/cardiovascolareScore`);
  await expect(page.getByRole('main')).toContainText('vale da 40 a 79 anni: non darà un numero.');
  await expect(page.getByRole('button', { name: 'Calcola' })).not.toHaveAttribute('aria-disabled', 'true');
});

// covers R-30 K-92 K-93 K-94 V-97 V-98 V-99 T-47 A-67
test('MELD: rounded before the sodium, limits are stated, versions and their mortality are compared', async ({
  page,
}) => {
  await mockPatient(page, { age: 50, sex: 'female' });
  await page.goto(`${list}/meldScore`);
  await expect(row(page, 'Punteggio MELD-Na')).toContainText('...');
  await fill(page, { Creatinina: '1,3', 'Bilirubina totale': '1,1', INR: '1,2', Sodio: '126' });
  // No default: a missing answer about dialysis is not a "no".
  const dialysis = page.getByRole('radiogroup', { name: 'Dialisi' });
  await expect(dialysis.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Calcola' }).click();
  await expect(page.getByRole('form')).toContainText('Scegli una risposta.');
  await expect(dialysis.getByRole('radio').first()).toBeFocused();
  await expect(row(page, 'Punteggio MELD-Na')).toHaveCount(0);
  await answer(page, []);
  await compute(page);
  await expect(row(page, 'Punteggio MELD-Na')).toContainText('11');
  await expect(row(page, 'Mortalità a tre mesi (MELD-Na)')).toContainText('6,2');
  await expect(row(page, 'Mortalità a tre mesi (MELD originale')).toContainText('6,0');
  await expect(row(page, 'MELD 3.0')).toContainText('Nessun numero');
  await expect(result(page)).toContainText('OPTN 2016');
  const table = page.getByRole('table', { name: 'Che cosa significa il punteggio' });
  await expect(table.getByRole('columnheader')).toContainText(['Punteggio', 'originale', 'MELD-Na', 'MELD 3.0']);
  await fill(page, { Albumina: '3,2' });
  await compute(page);
  await expect(row(page, 'Mortalità a tre mesi (MELD 3.0)')).toContainText('24,8');
  await expect(table.getByRole('cell', { name: /24,8.*Il punteggio/ })).toBeVisible();
  await fill(page, { Creatinina: '0,8', 'Bilirubina totale': '0,6', INR: '0,9', Sodio: '120', Albumina: '3,2' });
  await compute(page);
  await expect(result(page)).toContainText('la formula');
  await expect(row(page, 'Punteggio MELD-Na')).toContainText('6');
  for (const limit of ['1 mg/dL', '125 mmol/L']) await expect(result(page)).toContainText(`che usa ${limit}`);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole('textbox', { name: 'Albumina' }).fill('2,8');
  await compute(page);
  await expect(row(page, 'Punteggio MELD 3.0')).toContainText(/\d/);
  await page.getByRole('button', { name: 'Pulisci' }).click();
  for (const label of ['Creatinina', 'Bilirubina totale', 'INR', 'Sodio', 'Albumina']) {
    await expect(page.getByRole('textbox', { name: label })).toHaveValue('');
  }
  await expect(dialysis.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(row(page, 'Punteggio MELD-Na')).toContainText('...');
  await expect(result(page).locator('dd').filter({ hasText: /\d/ })).toHaveCount(0);
});

// covers R-31 K-96
test('the cardiovascular score: the American equation, and the European one for Italy', async ({ page }) => {
  await mockPatient(page, { age: 55, sex: 'male' });
  await page.goto(`${list}/cardiovascolareScore`);
  await fill(page, lipids);
  await page.getByRole('radio', { name: /bianc/i }).check();
  await answer(page, []);
  await compute(page);
  await expect(row(page, 'Score Cardiovascolare (ACC/AHA 2013): rischio a dieci anni')).toContainText('5,4');
  await expect(result(page)).toContainText('SCORE2 è calibrato sull’Europa');
  const history = page.getByRole('region', { name: 'I risultati nel tempo' });
  await history.getByText('Mostra i valori in tabella').click();
  await expect(history.getByRole('cell', { name: '5,2' }).first()).toBeVisible();
});

test('a failed save keeps the result', async ({ page, consoleErrors }) => {
  await page.goto(`${list}/hasBledScore`);
  await answer(page, []);
  await compute(page);
  await page.route('**/api/score', (route) => route.abort());
  await page.getByRole('button', { name: 'Salva il risultato' }).click();
  await expect(page.getByRole('alert').filter({ hasText: saveFailure })).toBeVisible();
  await expect(row(page, 'Punteggio HAS-BLED')).toContainText('0');
  consoleErrors.allow(/Failed to load resource/);
});

test('on a phone the first question is visible, and weight and height are collapsed', { tag: '@phone' }, async ({
  page,
}) => {
  await mockPatient(page, { age: 70, sex: 'female' });
  await page.goto(`${list}/hasBledScore`);
  await expect(page.getByRole('radiogroup').first()).toBeInViewport();
  const weight = page.getByRole('textbox', { name: 'Peso' });
  await expect(weight).not.toBeVisible();
  await page.getByText('Misure del corpo').click();
  await expect(weight).toBeVisible();
  await expectNoHorizontalScroll(page);
});

test('switching the language keeps the answers and translates the result', async ({ page }) => {
  await mockPatient(page, { age: 70, sex: 'female' });
  await page.goto(`${list}/hasBledScore`);
  await answer(page, ['Alcol']);
  await compute(page);
  await expect(row(page, 'Punteggio HAS-BLED')).toContainText('2');
  await page.getByRole('button', { name: 'English' }).first().click();
  const alcohol = page.getByRole('radiogroup', { name: 'Alcohol' });
  await expect(alcohol.getByRole('radio', { name: 'Yes', exact: true })).toBeChecked();
  const shown = page.getByRole('region', { name: 'Result', exact: true });
  await expect(shown).toContainText('HAS-BLED score');
  await expect(shown.getByText('Punteggio HAS-BLED')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeVisible();
});
