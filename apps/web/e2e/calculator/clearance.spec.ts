import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { expect, patient, test } from '../journey.ts';
import {
  bornYearsAgo,
  calculate,
  changePatient,
  clearanceUrl,
  closeCard,
  field,
  fillMeasures,
  form,
  openCard,
  result,
} from './calculators.ts';

test.use({ user: patient });

const cockcroft = 'Cockcroft-Gault';
const urine = 'Clearance della creatinina dalle urine';
const ckdEpi = 'CKD-EPI';
const woman = { paziente_nascita: bornYearsAgo(60), paziente_sesso: 'female' };

// covers R-25 S-44 V-82 V-85 V-88 K-80 K-84 T-47 T-48 S-38 S-39
test('Cockcroft-Gault in both units; every calculator rejects an impossible creatinine', async ({ page }) => {
  await changePatient(page, woman);
  await page.goto(clearanceUrl);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([cockcroft, urine, ckdEpi]);
  await closeCard(page, cockcroft);
  await openCard(page, cockcroft);
  await fillMeasures(page, '72,5', '170');
  // 72.5 / 1.7² = 25.09; Du Bois: 0.007184 × 170^0.725 × 72.5^0.425 = 1.84.
  const body = page.getByRole('region', { name: 'Misure del corpo' });
  await expect(body).toContainText('25,09 kg/m²');
  await expect(body).toContainText('1,84 m²');
  await expect(page.getByText('non sostituiscono il giudizio clinico')).toBeVisible();
  await expect(page.getByRole('main')).toHaveText(/I risultati [^.]+ giudizio clinico\.$/);
  const [asked, shown] = [form(page, cockcroft), result(page, cockcroft)];
  await expect(shown.getByText('...')).not.toHaveCount(0);
  await expect(asked).toContainText('Età: 60 anni · Sesso: femmina');
  await field(asked, 'Creatinina').fill('1,2');
  await calculate(asked);
  // (140 − 60) × 72.5 / (72 × 1.2) × 0.85 = 57.06.
  await expect(shown).toContainText('57,1 mL/min');
  await expect(shown).toContainText('Età: 60 anni');
  await expect(shown).toContainText('Creatinina: scritta da te ora');
  await asked.getByRole('combobox').selectOption('umol/L');
  // 1.2 mg/dL × 88.4.
  await expect(field(asked, 'Creatinina')).toHaveValue('106,08');
  await calculate(asked);
  await expect(shown).toContainText('57,1 mL/min');
  await field(asked, 'Creatinina').fill('1200');
  await calculate(asked);
  await expect(asked).toContainText('compreso tra 8,84 e 1149,2');
  await expect(shown).toContainText('Nessun risultato');
  await asked.getByRole('combobox').selectOption('mg/dL');
  await field(asked, 'Creatinina').fill('13,1');
  for (const name of [ckdEpi, urine]) {
    await openCard(page, name);
    await expect(result(page, name).getByText('...')).not.toHaveCount(0);
  }
  await field(form(page, urine), 'Creatinina nel sangue').fill('13,1');
  for (const name of [cockcroft, urine, ckdEpi]) {
    await calculate(form(page, name));
    await expect(form(page, name)).toContainText('I valori sono compresi tra 0.1 e 13');
    await expect(result(page, name)).toContainText('Nessun risultato');
  }
  await field(asked, 'Creatinina').fill('');
  await calculate(asked);
  await expect(shown).toContainText('Valore predefinito usato: Creatinina nel sangue 1 mg/dL');
  await expect(field(asked, 'Creatinina')).toHaveAttribute('placeholder', '1');
  await asked.getByRole('combobox').selectOption('umol/L');
  await expect(field(asked, 'Creatinina')).toHaveAttribute('placeholder', '88,4');
});

//
test('clearing resets the unit, and a number in the wrong unit asks for confirmation', async ({ page }) => {
  await changePatient(page, { ...woman, paziente_sesso: 'male' });
  await page.goto(clearanceUrl);
  await fillMeasures(page, '65', '170');
  const [asked, shown] = [form(page, cockcroft), result(page, cockcroft)];
  const creatinine = field(asked, 'Creatinina');
  await asked.getByRole('combobox').selectOption('umol/L');
  await creatinine.fill('10');
  await creatinine.blur();
  await expect(creatinine).toHaveAccessibleDescription(
    /Valore raro: controlla di averlo inserito correttamente\. Se il referto è in mg\/dL, scegli questa unità/,
  );
  await calculate(asked);
  // (140 − 60) × 65 × 88.4 / (72 × 10) = 638.4.
  await expect(shown).toContainText('638,4 mL/min');
  await expect(shown).toContainText('più di 250 mL/min è poco plausibile');
  await expect(shown).toContainText('Creatinina nel sangue: Valore raro');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Pulisci' }).click();
  await expect(asked.getByRole('combobox')).toHaveValue('mg/dL');
  await expect(shown.getByText('...')).toHaveCount(1);
  await creatinine.fill('1,2');
  await calculate(asked);
  // (140 − 60) × 65 / (72 × 1.2) = 60.2.
  await expect(shown).toContainText('60,2 mL/min');
  await expect(shown).not.toContainText('poco plausibile');
  await creatinine.fill('106');
  await calculate(asked);
  await expect(asked).toContainText('I valori sono compresi tra 0.1 e 13. Se il referto è in µmol/L');
  await openCard(page, urine);
  const urineUnits = form(page, urine).getByRole('combobox');
  await urineUnits.first().selectOption('umol/L');
  await form(page, urine).getByRole('button', { name: 'Pulisci' }).click();
  for (const units of await urineUnits.all()) await expect(units).toHaveValue('mg/dL');
});

// covers S-45 V-83 V-84 K-79 K-86 K-87 S-40
test('clearance from urine', async ({ page }) => {
  await page.goto(clearanceUrl);
  await openCard(page, urine);
  const [asked, shown] = [form(page, urine), result(page, urine)];
  await expect(asked.getByText('Di solito tra 40 e 200.')).toBeVisible();
  await expect(asked.getByText('I valori normali sono compresi tra 800 e 2000.')).toHaveCount(1);
  for (const [name, least, most] of [
    ['Creatinina nelle urine', 40, 200],
    ['Urine di 24 ore', 800, 2000],
  ] as const) {
    await expect(field(asked, name)).toHaveAttribute('placeholder', String(least));
    for (const [value, count] of [
      [least - 1, 1],
      [least, 0],
      [most, 0],
      [most + 1, 1],
    ] as const) {
      await field(asked, name).fill(String(value));
      await field(asked, name).blur();
      await expect(asked.getByText('Valore raro')).toHaveCount(count);
    }
    await field(asked, name).fill('');
  }
  await field(asked, 'Creatinina nel sangue').fill('1,2');
  await calculate(asked);
  // 40 × 800 / (1440 × 1.2) = 18.5.
  await expect(shown).toContainText('18,5 mL/min');
  await expect(shown).toContainText('Valore predefinito usato: Creatinina nelle urine 40 mg/dL');
  await expect(shown).toContainText('Valore predefinito usato: Urine di 24 ore 800');
  await field(asked, 'Creatinina nelle urine').fill('120');
  await field(asked, 'Urine di 24 ore').fill('2500');
  await calculate(asked);
  // 120 × 2500 / (1440 × 1.2) = 173.6.
  await expect(shown).toContainText('173,6 mL/min');
  await expect(shown).toContainText('valori normali sono compresi tra 800 e 2000');
  await expect(asked.getByText('I valori normali sono compresi tra 800 e 2000.')).toHaveCount(1);
  await expect(asked.getByText('Valore raro: controlla di averlo inserito correttamente.')).toBeVisible();
});

// covers S-46 K-81 K-82 K-83 S-40
test('CKD-EPI truncated as documented, exact, and compared with the version of 2021', async ({ page }) => {
  await changePatient(page, woman);
  await page.goto(clearanceUrl);
  await openCard(page, ckdEpi);
  const [asked, shown] = [form(page, ckdEpi), result(page, ckdEpi)];
  await field(asked, 'Creatinina').fill('1,2');
  await calculate(asked);
  // 2009: 141 × (1.2 / 0.7)^−1.209 × 0.993^60 × 1.018 = 49.1; 2021: 142 × (1.2 / 0.7)^−1.2 × 0.9938^60 × 1.012 = 51.8.
  await expect(shown).toContainText('49 mL/min/1,73 m²');
  await expect(shown).toContainText('Valore non troncato: 49,1.');
  await expect(shown).toContainText('51,8 mL/min/1,73 m²');
  await expect(shown).toContainText('L’equazione del 2021 ha sostituito quella del 2009');
  await expect(shown).toContainText('Fattore per l’etnia: non applicato');
  await shown.getByText('Mostra come si è calcolato').click();
  await expect(shown).toContainText('fattore per il sesso = 1,018');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole('checkbox', { name: /^Applica il fattore/ }).check();
  await calculate(asked);
  // 49.08 × 1.159 = 56.9.
  await expect(shown).toContainText('56 mL/min/1,73 m²');
  await expect(shown).toContainText('Fattore per l’etnia: applicato');
  await asked.getByRole('button', { name: 'Pulisci' }).click();
  await expect(page.getByRole('checkbox', { name: /^Applica il fattore/ })).not.toBeChecked();
  await expect(field(asked, 'Creatinina')).toBeFocused();
});

// covers M-55
test('an unknown sex is asked for instead of assumed', async ({ page }) => {
  await changePatient(page, { paziente_sesso: 'unknown' });
  await page.goto(clearanceUrl);
  await expect(page.getByRole('alert').filter({ hasText: 'Si prega di aggiornare il sesso' })).toBeVisible();
  await openCard(page, ckdEpi);
  for (const name of [cockcroft, ckdEpi]) {
    const button = form(page, name).getByRole('button', { name: 'Calcola' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Si prega di aggiornare il sesso');
  }
  await page.getByRole('link', { name: 'Apri la Scheda Paziente' }).click();
  await expect(page).toHaveURL(/\/Registro\/SchedaPaziente$/);
});

test('below 18 years the paediatric equation replaces the one for adults', async ({ page }) => {
  await changePatient(page, { ...woman, paziente_nascita: bornYearsAgo(10) });
  await page.goto(clearanceUrl);
  await fillMeasures(page, '32', '140');
  await field(form(page, cockcroft), 'Creatinina').fill('0,6');
  await calculate(form(page, cockcroft));
  await expect(result(page, cockcroft)).toContainText('Nessun risultato');
  await page.getByRole('heading', { level: 2, name: ckdEpi, exact: true }).click();
  const schwartz = 'Schwartz (bambini e ragazzi)';
  await calculate(form(page, schwartz));
  // 0.413 × 140 / 0.6 = 96.4.
  await expect(result(page, schwartz)).toContainText('96,4 mL/min/1,73 m²');
});
