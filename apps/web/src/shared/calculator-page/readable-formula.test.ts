import { cha2ds2VascDefinition as strokes } from '@libretto/medical-calc/cha2ds2-vasc/definition';
import { infusionRateDefinition as definition } from '@libretto/medical-calc/infusion-rate/definition';
import { loadLocale } from '@libretto/medical-calc/load';
import { expect, it } from 'vitest';
import { readableFormula, readableTerms, withTerms } from './readable-formula.ts';

it('does not change field names', async () => {
  const calculator = { definition: strokes, locale: await loadLocale('cha2ds2-vasc', 'it') };
  expect(readableFormula('2 * strokeTiaThromboembolism', calculator)).toBe('2 × “Ictus, TIA o embolia arteriosa”');
});

it('replaces keys by field names and formats operators and numbers', async () => {
  const locale = withTerms(await loadLocale('infusion-rate', 'it'), { alpha: 'α' });
  const calculator = { definition, locale };
  expect(readableFormula('weightKg * 1.5 / (vials - 2)', calculator)).toBe(
    '“Peso” × 1,5 / (“Numero di fiale diluite” − 2)',
  );
  expect(readableFormula('max(vials / 0.7, 1)^-1.200 * sqrt(alpha)', calculator)).toBe(
    'max(“Numero di fiale diluite” / 0,7; 1)^−1,200 × √(α)',
  );
  expect(readableFormula('1.5 * 2', { ...calculator, locale: { language: 'en', messages: {} } })).toBe('1.5 × 2');
  const terms = { weightKg: 70, vials: 2, alpha: -0.241, sum: 0.7152371318281041 };
  expect(readableTerms({ formula: 'weightKg * alpha * sum', substituted: '', terms }, calculator)).toBe(
    '“Numero di fiale diluite” = 2; α = −0,241; sum = 0,7152371',
  );
  const part = { formula: 'vials * 2', substituted: '', terms };
  expect(readableTerms({ formula: 'weightKg * sum', substituted: '', terms }, calculator, [part])).toBe(
    'α = −0,241; sum = 0,7152371',
  );
  expect(readableFormula('exp(-alpha) * 1.1990950226244343 - -29.11367823710487', calculator)).toBe(
    'exp(−α) × 1,199095 − −29,11368',
  );
});
