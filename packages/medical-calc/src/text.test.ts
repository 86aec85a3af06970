import { describe, expect, test } from 'vitest';
import { bmi } from './calculators/bmi/bmi.ts';
import { bsaDuBois } from './calculators/bsa-du-bois/bsa-du-bois.ts';
import { childPugh } from './calculators/child-pugh/child-pugh.ts';
import { ckdEpi2021 } from './calculators/ckd-epi-2021/ckd-epi-2021.ts';
import { cockcroftGault } from './calculators/cockcroft-gault/cockcroft-gault.ts';
import { correctedCalcium } from './calculators/corrected-calcium/corrected-calcium.ts';
import { dose } from './calculators/dose/dose.ts';
import { gcs } from './calculators/gcs/gcs.ts';
import { hasBled } from './calculators/has-bled/has-bled.ts';
import { ldlFriedewald } from './calculators/ldl-friedewald/ldl-friedewald.ts';
import { meld } from './calculators/meld/meld.ts';
import { meld3 } from './calculators/meld-3/meld-3.ts';
import { meldNaDefinition } from './calculators/meld-na/meld-na.about.ts';
import { meldNa } from './calculators/meld-na/meld-na.ts';
import { parkland } from './calculators/parkland/parkland.ts';
import { score2 } from './calculators/score2/score2.ts';
import { en } from './locales/en.ts';
import { it } from './locales/it.ts';
import { describeResult } from './registry.ts';
import { toText } from './text.ts';

const source =
  'Obesity: preventing and managing the global epidemic. Report of a WHO consultation. WHO Technical Report Series 894. Geneva: World Health Organization, 2000';

test('writes a result in both languages', () => {
  const result = bmi({ weightKg: 75, heightCm: 170 });
  expect(describeResult(result, it).split('\n')).toEqual([
    'Indice di massa corporea (BMI)',
    'BMI: 25,95 kg/m²',
    'Sovrappeso (classificazione OMS 2000 per adulti)',
    `Fonte: ${source}`,
  ]);
  expect(describeResult(result, en).split('\n')).toEqual([
    'Body mass index (BMI)',
    'BMI: 25.95 kg/m²',
    'Overweight (WHO 2000 classification for adults)',
    `Source: ${source}`,
  ]);
});

test('keeps significant zeros', () => {
  // 0.007184 × 70^0.725 × 14^0.425 = 0.4799; 0.007184 × 180^0.725 × 90^0.425 = 2.0989.
  expect(describeResult(bsaDuBois({ weightKg: 14, heightCm: 70 }), it)).toContain(
    'Superficie corporea (Du Bois): 0,480 m²',
  );
  expect(describeResult(bsaDuBois({ weightKg: 90, heightCm: 180 }), it)).toContain(
    'Superficie corporea (Du Bois): 2,10 m²',
  );
});

test('writes thousands without a separator, which could be read as a decimal sign', () => {
  // 4 mL × 70 kg × 30 % = 8400 mL.
  const result = parkland({ weightKg: 70, tbsaPercent: 30 });
  expect(describeResult(result, it)).toContain(': 8400 mL');
  expect(describeResult(result, en)).toContain(': 8400 mL');
});

test('writes the warnings of a result', () => {
  const text = describeResult(bmi({ weightKg: 4.5, heightCm: 55 }, { outOfRange: 'warn' }), it);
  expect(text).toContain(
    'Peso: valore raro, di solito compreso tra 5 e 400 kg. Controlla di averlo inserito correttamente.',
  );
});

test('lists the errors of a refusal by input', () => {
  const result = bmi({ weightKg: 0.1, heightCm: Number.NaN });
  expect(describeResult(result, it).split('\n')).toEqual([
    'Indice di massa corporea (BMI)',
    'Peso: il valore deve essere compreso tra 0,2 e 650 kg.',
    'Altezza: non è un numero.',
  ]);
  expect(describeResult(result, en)).toContain('Weight: the value must be between 0.2 and 650 kg.');
});

test('names units and choices as forms do', () => {
  const unknown = { unit: 'g', value: 1 } as never;
  const result = ckdEpi2021({ creatinine: unknown, age: 50, sex: 'x' as never });
  expect(describeResult(result, it).split('\n').slice(1)).toEqual([
    'Creatinina nel sangue: indica l’unità di misura (mg/dL, µmol/L).',
    'Sesso: scegli uno tra Femmina, Maschio.',
  ]);
});

test('states a minimum age for adults', () => {
  const creatinine = { value: 1, unit: 'mg/dL' } as const;
  expect(describeResult(ckdEpi2021({ creatinine, age: 9, sex: 'male' }), it)).toContain(
    'Età: il calcolo vale da 18 anni in su.',
  );
});

test('names the conflicting fields', () => {
  const mg = (value: number) => ({ value, unit: 'mg/dL' }) as const;
  const lipids = ldlFriedewald({ totalCholesterol: mg(110), hdl: mg(80), triglycerides: mg(150) });
  expect(describeResult(lipids, it)).toContain(
    'Colesterolo totale: valore in contrasto con «Colesterolo HDL», «Trigliceridi».',
  );
  const answers = { age: 50, sex: 'male', systolicBpMmHg: 120, smoker: false } as const;
  const swapped = score2(
    { ...answers, region: 'moderate', totalCholesterol: mg(150), hdl: mg(151) },
    { outOfRange: 'warn' },
  );
  expect(describeResult(swapped, it)).toContain('\nColesterolo HDL: valore in contrasto con «Colesterolo totale».');
  const twice = dose({ weightKg: 70, heightCm: 170, administrations: 1, doseMgPerKg: 1, doseMgPerM2: 1 });
  expect(describeResult(twice, en)).toContain(
    'Dose per kg of weight: the value contradicts "Dose per m² of body surface area".\nDose per m² of body surface area: the value contradicts "Dose per kg of weight".',
  );
});

test('reports an unknown calculator', () => {
  expect(describeResult({ ok: true, id: 'other', outputs: {}, warnings: [] }, it)).toBe(
    'Calcolatore sconosciuto: other.',
  );
});

describe('several outputs', () => {
  const bleeding = {
    uncontrolledHypertension: true,
    abnormalRenalFunction: true,
    abnormalLiverFunction: true,
    stroke: true,
    bleeding: true,
    labileInr: false,
    drugs: false,
    alcohol: false,
  };

  test('are written one per line, in the order of the definition', () => {
    expect(
      describeResult(hasBled({ ...bleeding, age: 60 }), it)
        .split('\n')
        .slice(0, 5),
    ).toEqual([
      'HAS-BLED Score',
      'Punteggio HAS-BLED: 5',
      'Rischio alto: cercare con il medico che cosa si può correggere; non è un motivo per rinunciare all’anticoagulante (HAS-BLED, soglia 3)',
      'Sanguinamenti (Pisters 2010): 12,50 ogni 100 anni-paziente',
      'Sanguinamenti maggiori (Lip 2011): 9,1 %',
    ]);
  });

  test('writes a gap as in the requirements', () => {
    const six = hasBled({ ...bleeding, age: 70 });
    expect(describeResult(six, it)).toContain('\nSanguinamenti maggiori (Lip 2011): Dati insufficienti\n');
    expect(describeResult(six, en)).toContain('\nMajor bleeding (Lip 2011): Not enough data\n');
    expect(describeResult(gcs({ eye: 4, verbal: 'not-testable', motor: 6 }), it)).toContain(
      'Punteggio GCS: Non valutabile',
    );
  });

  test('writes a class with its message', () => {
    const given = { inr: 1.8, ascites: 'mild', encephalopathy: 'none' } as const;
    const result = childPugh({
      ...given,
      bilirubin: { value: 2.5, unit: 'mg/dL' },
      albumin: { value: 30, unit: 'g/L' },
    });
    expect(describeResult(result, it)).toContain(
      'Punteggio di Child-Pugh: 9\nClasse: B, compromissione importante (Child-Pugh)',
    );
  });

  test('reports a value that the rule has clamped', () => {
    const result = meld({
      creatinine: { value: 0.6, unit: 'mg/dL' },
      bilirubin: { value: 2, unit: 'mg/dL' },
      inr: 0.9,
      dialysis: false,
    });
    expect(describeResult(result, it)).toContain(
      'Creatinina nel sangue: fuori dai limiti della formula, che usa 1 mg/dL.',
    );
    expect(describeResult(result, en)).toContain('INR: outside the limits of the formula, which uses 1.\n');
  });
});

test('writes a concentration in both units', () => {
  // 8.4 + 0.8 × (4 − 3.3) = 8.96 mg/dL; 8.96 / 4.008 = 2.236 mmol/L.
  const calcium = correctedCalcium({ calcium: { value: 8.4, unit: 'mg/dL' }, albumin: { value: 3.3, unit: 'g/dL' } });
  expect(describeResult(calcium, it)).toContain('\nCalcio corretto: 9,0 mg/dL (2,24 mmol/L)\n');
  // 200 − 50 − 150 / 5 = 120 mg/dL; 120 / 38.67 = 3.103 mmol/L.
  const mg = (value: number) => ({ value, unit: 'mg/dL' }) as const;
  const ldl = ldlFriedewald({ totalCholesterol: mg(200), hdl: mg(50), triglycerides: mg(150) });
  expect(describeResult(ldl, en)).toContain(': 120 mg/dL (3.10 mmol/L)\n');
});

test('asks to check the units of an implausible result', () => {
  const clearance = (value: number) =>
    cockcroftGault({ age: 60, weightKg: 65, creatinine: { value, unit: 'umol/L' }, sex: 'male' });
  // (140 − 60) × 65 × 88.4 / (72 × 10) = 638.4; of 26 µmol/L 245.6.
  expect(describeResult(clearance(10), it)).toContain('più di 250 mL/min è poco plausibile');
  expect(describeResult(clearance(10), en)).toContain('more than 250 mL/min is unlikely');
  expect(describeResult(clearance(26), it)).not.toContain('plausibile');
});

describe('published figures', () => {
  const mg = (value: number) => ({ value, unit: 'mg/dL' }) as const;
  const liver = { creatinine: mg(1.9), bilirubin: mg(4.2), inr: 1.2, sodiumMmolL: 130, dialysis: false };
  const msd =
    'MSD Manual, professional version. Table: MELD scores and mortality of adults who wait for a liver, after Wiesner 2003 and Kim 2021, 2024';

  test('are shown with unit and source', () => {
    // MELD-Na 25 and MELD 3.0 31: 28.0 and 41.9 % in the table of the MSD Manual.
    expect(describeResult(meldNa(liver), it).split('\n').slice(1, 4)).toEqual([
      'MELD senza il sodio: 20',
      'Punteggio MELD-Na: 25',
      `Mortalità a tre mesi (MELD-Na): 28 % (${msd})`,
    ]);
    const more = { ...liver, creatinine: mg(3), bilirubin: mg(6), inr: 1.6, sex: 'female' } as const;
    const text = describeResult(meld3({ ...more, albumin: { value: 2.5, unit: 'g/dL' } }), en);
    expect(text).toMatch(/MELD 3\.0 score: 3\d\n/);
    expect(text).toContain(`\n3-month mortality (MELD 3.0): 41.9 % (${msd})\n`);
  });

  test('are not repeated for an output', () => {
    expect(
      describeResult(meld({ creatinine: mg(1.9), bilirubin: mg(4.2), inr: 1.2, dialysis: false }), it).match(
        /Mortalità/g,
      ),
    ).toHaveLength(1);
  });

  test('are written as a gap where missing', () => {
    const [table] = meldNaDefinition.tables;
    const definition = { ...meldNaDefinition, tables: [{ ...table, rows: [{ from: 6, value: null }] }] };
    expect(toText(meldNa(liver), { definition, locale: it })).toContain(
      `\nMortalità a tre mesi (MELD-Na): Dati insufficienti (${msd})\n`,
    );
  });
});
