import { expect, test } from 'vitest';
import { bmi } from './calculators/bmi/bmi.ts';
import { bsaDuBois } from './calculators/bsa-du-bois/bsa-du-bois.ts';
import { toText } from './text.ts';

const source =
  'Obesity: preventing and managing the global epidemic. Report of a WHO consultation. WHO Technical Report Series 894. Geneva: World Health Organization, 2000';

test('a result, in both languages', () => {
  const result = bmi({ weightKg: 75, heightCm: 170 });
  expect(toText(result, 'it').split('\n')).toEqual([
    'Indice di massa corporea (BMI)',
    'BMI: 25,95 kg/m²',
    'Sovrappeso (classificazione OMS 2000 per adulti)',
    `Fonte: ${source}`,
  ]);
  expect(toText(result, 'en').split('\n')).toEqual([
    'Body mass index (BMI)',
    'BMI: 25.95 kg/m²',
    'Overweight (WHO 2000 classification for adults)',
    `Source: ${source}`,
  ]);
});

test('zeros that are significant stay', () => {
  // 0.007184 × 70^0.725 × 14^0.425 = 0.4799; 0.007184 × 180^0.725 × 90^0.425 = 2.0989.
  expect(toText(bsaDuBois({ weightKg: 14, heightCm: 70 }), 'it')).toContain('Superficie corporea (Du Bois): 0,480 m²');
  expect(toText(bsaDuBois({ weightKg: 90, heightCm: 180 }), 'it')).toContain('Superficie corporea (Du Bois): 2,10 m²');
});

test('a warning is said with the result', () => {
  const text = toText(bmi({ weightKg: 4.5, heightCm: 55 }, { outOfRange: 'warn' }), 'it');
  expect(text).toContain(
    'Peso: valore raro, di solito compreso tra 5 e 400 kg. Controlla di averlo inserito correttamente.',
  );
});

test('a refusal says what is wrong, input by input', () => {
  const result = bmi({ weightKg: 0.1, heightCm: Number.NaN });
  expect(toText(result, 'it').split('\n')).toEqual([
    'Indice di massa corporea (BMI)',
    'Peso: il valore deve essere compreso tra 0,2 e 650 kg.',
    'Statura: non è un numero.',
  ]);
  expect(toText(result, 'en')).toContain('Weight: the value must be between 0.2 and 650 kg.');
});

test('a result of nothing we know is not passed off as one', () => {
  expect(toText({ ok: true, id: 'other', outputs: {}, warnings: [] }, 'it')).toBe('Calcolatore sconosciuto: other.');
});
