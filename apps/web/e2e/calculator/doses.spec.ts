import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { expect, patient, test } from '../journey.ts';
import {
  calculate,
  changePatient,
  closeCard,
  dosesUrl,
  field,
  fillMeasures,
  form,
  openCard,
  result,
} from './calculators.ts';

test.use({ user: patient });

const dose = 'Calcolo della dose';
const infusion = 'Velocità di infusione';
const drops = 'Gocce in ml';

// covers R-24 S-38 S-39 V-86 V-87 M-54
test('weight and height give BMI and body surface, and impossible values are rejected with their range', async ({
  page,
}) => {
  await changePatient(page, { tbl_parametri_vitalis: [] });
  await page.goto(dosesUrl);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([dose, infusion, drops]);
  const body = page.getByRole('region', { name: 'Misure del corpo' });
  await expect(body.getByText('...')).toHaveCount(2);
  await expect(body.getByRole('term')).toHaveText(['Indice di massa corporea (BMI)', 'Superficie corporea']);
  await expect(body.locator('input')).toHaveCount(2);
  await fillMeasures(page, '4,9', '221');
  await field(page, 'Altezza').blur();
  const range = 'Inserisci un valore valido per il peso. Il valore deve essere compreso tra 5 e 400.';
  await expect(page.getByText(range)).toBeVisible();
  await expect(page.getByText('altezza. Il valore deve essere compreso tra 50 e 220.')).toBeVisible();
  await expect(body.getByText('...')).toHaveCount(2);
  await field(page, 'Altezza').fill('170');
  const blocked = 'Non sono ammessi numeri negativi e lettere. Inserisci un numero positivo.';
  await field(page, 'Peso').fill('-70');
  await expect(page.getByText(blocked)).toBeVisible();
  // The sign is kept: dropping it would change the number.
  await expect(field(page, 'Peso')).toHaveValue('-70');
  await field(page, 'Peso').fill('70');
  await expect(page.getByText(blocked)).toHaveCount(0);
  await field(form(page, dose), 'Dose per kg').fill('5a');
  await expect(form(page, dose).getByText(blocked)).toBeVisible();
  await field(page, 'Peso').fill('70');
  // 70 / 1.7² = 24.22; Du Bois: 0.007184 × 170^0.725 × 70^0.425 = 1.81.
  await expect(body).toContainText('24,22 kg/m²');
  await expect(body).toContainText('1,81 m²');
  await expect(body).toContainText('Du Bois');
  const disclaimer = 'I risultati sono solo un supporto e non sostituiscono il giudizio clinico.';
  await expect(page.getByText(disclaimer)).toBeVisible();
  await expect(page.getByRole('main')).toHaveText(/I risultati [^.]+ giudizio clinico\.$/);
});

test('weight and height come from the newest reading, with its date', async ({ page }) => {
  const reading = { parametro_peso: 72.5, parametro_altezza: 170, data_rilevazione: '2026-03-09' };
  await changePatient(page, { tbl_parametri_vitalis: [reading] });
  await page.goto(dosesUrl);
  await expect(field(page, 'Peso')).toHaveValue('72,5');
  await expect(page.getByText('Rilevazione del 9 mar 2026')).toHaveCount(2);
  await field(form(page, dose), 'Dose per kg').fill('2');
  await calculate(form(page, dose));
  await expect(result(page, dose)).toContainText('Peso: 72,5 kg, rilevazione del 9 mar 2026');
  await field(page, 'Peso').fill('80');
  await expect(page.getByText('Rilevazione del 9 mar 2026', { exact: true })).toHaveCount(1);
  await expect(result(page, dose)).toContainText('I dati sono cambiati');
  // The result still uses the reading.
  await expect(result(page, dose)).toContainText('Peso: 72,5 kg, rilevazione del 9 mar 2026');
});

// covers S-40 S-41 T-47 A-67 V-89 K-75 K-76
test('a dose per kg shows its working, and clearing resets everything', async ({ page }) => {
  await page.goto(dosesUrl);
  await fillMeasures(page, '70', '170');
  const [asked, shown] = [form(page, dose), result(page, dose)];
  await closeCard(page, dose);
  await openCard(page, dose);
  await expect(shown.getByText('...')).toHaveCount(2);
  await field(asked, 'Numero di somministrazioni').fill('4');
  await field(asked, 'Dose per kg').fill('5');
  const perArea = field(asked, 'Dose per m²');
  await perArea.focus();
  await page.keyboard.type('3');
  await expect(perArea).toHaveValue('');
  await expect(asked).toContainText('Hai già scritto «Dose per kg di peso»: cancellala per usare questa.');
  await calculate(asked);
  // 70 × 5 = 350; / 4 = 87.5.
  await expect(shown).toContainText('350 mg');
  await expect(shown).toContainText('87,5 mg');
  await shown.getByText('Mostra come si è calcolato').click();
  await expect(shown).toContainText('“Peso” × “Dose per kg di peso” / “Numero di somministrazioni”');
  await expect(shown).toContainText('70 × 5 / 4');
  await expect(shown).toContainText('Peso: 70 kg, scritto da te');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await asked.getByRole('button', { name: 'Pulisci' }).click();
  await expect(shown.getByText('...')).toHaveCount(2);
  await expect(field(asked, 'Dose per kg')).toHaveValue('');
  await expect(field(asked, 'Numero di somministrazioni')).toBeFocused();
  await expect(field(page, 'Peso')).toHaveValue('70');
});

// covers V-71 V-72 V-73 V-89 K-75 T-48 K-84
test('a dose per m², what disables it, and rare and impossible values', async ({ page }) => {
  await changePatient(page, { tbl_parametri_vitalis: [] });
  await page.goto(dosesUrl);
  const [asked, shown] = [form(page, dose), result(page, dose)];
  await calculate(asked);
  await expect(shown).toContainText('Scrivi il peso in cima alla pagina.');
  await expect(field(page, 'Peso')).toBeFocused();
  await fillMeasures(page, '70', '170');
  await field(asked, 'Dose per m²').fill('5');
  await expect(field(asked, 'Dose per kg')).toHaveAttribute('aria-disabled', 'true');
  await calculate(asked);
  // √(170 × 70 / 3600) × 5 = 9.09.
  await expect(shown).toContainText('9,09 mg');
  await expect(shown).toContainText('Valore predefinito usato: Numero di somministrazioni 1');
  await field(asked, 'Dose per m²').fill('');
  await expect(asked.getByText('Di solito tra 0 e 10.')).toHaveCount(2);
  await field(asked, 'Dose per kg').fill('15');
  await field(asked, 'Numero di somministrazioni').fill('11');
  await calculate(asked);
  await expect(asked).toContainText('Il valore deve essere compreso tra 1 e 10');
  await expect(field(asked, 'Numero di somministrazioni')).toBeFocused();
  await expect(shown).toContainText('Nessun risultato');
  await field(asked, 'Numero di somministrazioni').fill('0');
  await calculate(asked);
  await expect(asked).toContainText('Il valore deve essere compreso tra 1 e 10');
  await expect(shown).toContainText('Nessun risultato');
  await field(asked, 'Numero di somministrazioni').fill('10');
  await calculate(asked);
  await expect(shown).toContainText('105 mg');
  await field(asked, 'Dose per kg').fill('10');
  await expect(asked.getByText('Valore raro')).toHaveCount(0);
  await field(asked, 'Dose per kg').fill('15');
  await field(asked, 'Numero di somministrazioni').fill('3');
  await calculate(asked);
  await expect(shown).toContainText('1050 mg');
  await expect(shown).toContainText('Dose per kg di peso: Valore raro');
  await fillMeasures(page, '600', '170');
  await calculate(asked);
  await expect(shown).toContainText('Nessun risultato');
  await expect(shown).toContainText('Inserisci un valore valido per il peso.');
  await expect(field(page, 'Peso')).toBeFocused();
});

// covers S-42 S-43 T-47 V-74 V-75 V-76 V-77 V-78 V-79 V-80 V-81 K-77 K-78 K-84 K-85 S-40
test('infusion rate and drops, with default values and warnings about rare ones', async ({ page }) => {
  await page.goto(dosesUrl);
  await fillMeasures(page, '70', '170');
  await openCard(page, infusion);
  const [asked, shown] = [form(page, infusion), result(page, infusion)];
  await expect(shown.getByText('...')).toHaveCount(2);
  await expect(asked.getByText('Di solito tra 1 e 10.')).toHaveCount(3);
  await expect(asked.getByText('Di solito tra 100 e 500.')).toBeVisible();
  await expect(field(asked, 'Volume della flebo')).toHaveAttribute('placeholder', '100');
  for (const name of ['Dose da infondere', 'Contenuto di una fiala', 'Numero di fiale']) {
    await expect(field(asked, name)).toHaveAttribute('placeholder', '1');
  }
  await field(asked, 'Dose da infondere').fill('5');
  await field(asked, 'Contenuto di una fiala').fill('10');
  await field(asked, 'Numero di fiale').fill('2');
  await calculate(asked);
  // 10 × 2 / 100 = 0.2 mg/mL; 70 × 5 × 60 / (1000 × 0.2) = 105 mL/h.
  await expect(shown).toContainText('105 mL/h');
  await expect(shown).toContainText('0,200 mg/mL');
  await expect(shown).toContainText('Valore predefinito usato: Volume della flebo 100 mL');
  await field(asked, 'Volume della flebo').fill('50');
  await calculate(asked);
  await expect(shown).toContainText('52,5 mL/h');
  await expect(shown).toContainText('Volume della flebo: Valore raro');

  await openCard(page, drops);
  const [bottle, dropped] = [form(page, drops), result(page, drops)];
  await expect(dropped.getByText('...')).toHaveCount(2);
  await expect(bottle.getByText('Di solito tra 1 e 10.')).toHaveCount(3);
  await expect(bottle.getByText('Di solito tra 1 e 100.')).toBeVisible();
  for (const name of ['Contenuto della soluzione', 'Volume della soluzione', 'Dose da prendere', 'Gocce per mL']) {
    await expect(field(bottle, name)).toHaveAttribute('placeholder', '1');
  }
  // 20 mg exceed the usual 10 but not 50, so only the first warning appears.
  await field(bottle, 'Contenuto della soluzione').fill('20');
  await field(bottle, 'Contenuto della soluzione').blur();
  await expect(bottle.getByText('più di 50 mg')).toHaveCount(0);
  await expect(bottle.getByText('Valore raro: controlla di averlo inserito correttamente.')).toHaveCount(1);
  await field(bottle, 'Contenuto della soluzione').fill('60');
  await expect(bottle.getByText('Le soluzioni raramente contengono più di 50 mg.')).toHaveCount(1);
  for (const [name, most, hint] of [
    ['Contenuto della soluzione', 50, 'Le soluzioni raramente contengono più di 50 mg.'],
    ['Volume della soluzione', 100, 'I flaconi raramente superano i 100 ml.'],
    ['Dose da prendere', 10, 'Raramente si superano i 10 mg.'],
    // The documented range ends at 100.
    ['Gocce per mL', 100, 'Raramente le gocce per ml sono più di 50.'],
  ] as const) {
    await field(bottle, name).fill(String(most + 1));
    await field(bottle, name).blur();
    await expect(bottle.getByText(hint)).toHaveCount(1);
    await field(bottle, name).fill(String(most));
    await expect(bottle.getByText(hint)).toHaveCount(0);
  }
  await field(bottle, 'Contenuto della soluzione').fill('60');
  await field(bottle, 'Volume della soluzione').fill('120');
  await field(bottle, 'Dose da prendere').fill('12');
  await field(bottle, 'Gocce per mL').fill('110');
  await calculate(bottle);
  // 12 / (60 / 120) = 24 mL; 24 × 110 = 2640.
  await expect(dropped).toContainText('24,0 mL');
  await expect(dropped).toContainText('2640 gocce');
  for (const hint of ['più di 50 mg', 'superano i 100 ml', 'superano i 10 mg', 'più di 50.']) {
    await expect(dropped).toContainText(hint);
  }
});

test('everything by keyboard, in English; switching the language keeps answers and result', async ({ page }) => {
  await changePatient(page, { tbl_parametri_vitalis: [] });
  await page.goto(dosesUrl);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Doses' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save as a reading' })).toBeVisible();
  await field(page, 'Weight').focus();
  await page.keyboard.type('72.5');
  await page.keyboard.press('Tab');
  await page.keyboard.type('170');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Save as a reading' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('form', { name: 'Dose calculation' })).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', { name: 'Dose calculation' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  // 72.5 × 2 = 145.
  await expect(page.getByRole('region', { name: 'Result: Dose calculation' })).toContainText('145 mg');
  await expect(page.getByText('The results are only a guide and do not replace clinical judgement.')).toBeVisible();
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(result(page, dose)).toContainText('145 mg');
  await expect(result(page, dose)).toContainText('Dose totale');
  await expect(field(form(page, dose), 'Dose per kg')).toHaveValue('2');
});
