import { type CalculatorId, load, loadLocale } from '@libretto/medical-calc/load';
import { expect, it } from 'vitest';
import { present } from './presentation.ts';

async function shown(id: CalculatorId, inputs: object, language: 'it' | 'en' = 'it') {
  const [{ calculate, definition }, locale] = await Promise.all([load(id), loadLocale(id, language)]);
  return present(calculate(inputs, { outOfRange: 'warn' }), { definition, locale });
}
const mg = (value: number) => ({ value, unit: 'mg/dL' });

it('shows a concentration in both usual units', async () => {
  // 8.4 + 0.8 × (4 − 3.3) = 8.96 mg/dL; / 4.008 = 2.236 mmol/L.
  const calcium = await shown('corrected-calcium', { calcium: mg(8.4), albumin: { value: 3.3, unit: 'g/dL' } });
  expect(calcium.values[0]).toMatchObject({ value: 9, unit: 'mg/dL', note: '= 2,24 mmol/L' });
  // 200 − 50 − 150 / 5 = 120 mg/dL; / 38.67 = 3.103 mmol/L.
  const ldl = await shown('ldl-friedewald', { totalCholesterol: mg(200), hdl: mg(50), triglycerides: mg(150) }, 'en');
  expect(ldl.values[0]).toMatchObject({ value: 120, unit: 'mg/dL', note: '= 3.10 mmol/L' });
});

it('warns about the units for an implausible clearance', async () => {
  const clearance = (value: number) =>
    shown('cockcroft-gault', { age: 57, weightKg: 68, creatinine: { value, unit: 'umol/L' }, sex: 'male' });
  // (140 − 57) × 68 × 88.4 / (72 × 10) = 693.0; of 100 µmol/L 69.3.
  expect((await clearance(10)).warnings).toEqual([
    expect.stringMatching(/più di 250 mL\/min è poco plausibile\. Controlla i valori inseriti e le loro unità/),
  ]);
  expect((await clearance(100)).warnings).toEqual([]);
});
