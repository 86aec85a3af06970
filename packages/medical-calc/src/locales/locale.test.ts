import { describe, expect, expectTypeOf, test } from 'vitest';
import { bmiDefinition } from '../calculators/bmi/bmi.about.ts';
import { bmi } from '../calculators/bmi/bmi.ts';
import { cockcroftGaultDefinition } from '../calculators/cockcroft-gault/cockcroft-gault.about.ts';
import { describeResult } from '../registry.ts';
import { toText } from '../text.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { type Locale, type LocaleFor, type PartialLocale, withFallback } from './locale.ts';

type BmiLocale = LocaleFor<typeof bmiDefinition>;

/** French is not in the package: this is all that an application writes to add it for one calculator. */
const fr: BmiLocale = {
  language: 'fr',
  messages: {
    'bmi.title': 'Indice de masse corporelle (IMC)',
    'bmi.description': 'Le poids divisé par le carré de la taille.',
    'bmi.output': 'IMC',
    'bmi.band.underweight': 'Maigreur',
    'bmi.band.normal': 'Corpulence normale',
    'bmi.band.overweight': 'Surpoids',
    'bmi.band.obesity-1': 'Obésité de classe I',
    'bmi.band.obesity-2': 'Obésité de classe II',
    'bmi.band.obesity-3': 'Obésité de classe III',
    'bmi.band': 'classification OMS 2000 des adultes',
    'bmi.population': 'Les classes valent pour les adultes à partir de 18 ans.',
    'input.weightKg': 'Poids',
    'input.heightCm': 'Taille',
    'unit.kg': 'kg',
    'unit.cm': 'cm',
    'unit.kg/m2': 'kg/m²',
    'issue.required': '{label} : valeur manquante.',
    'issue.not-finite': '{label} : ce n’est pas un nombre.',
    'issue.out-of-range': '{label} : la valeur doit être comprise entre {min} et {max} {unit}.',
    'issue.step': '{label} : nombre entier requis.',
    'issue.rare': '{label} : valeur rare, d’habitude entre {min} et {max} {unit}.',
    'issue.choices': '{label} : choisir parmi {choices}.',
    'issue.unit': '{label} : indiquer l’unité ({units}).',
    'issue.population': '{label} : le calcul ne vaut qu’entre {min} et {max} {unit}.',
    'issue.population-from': '{label} : le calcul vaut à partir de {min} {unit}.',
    'issue.used': '{label} : hors des limites de la formule, qui utilise {used} {unit}.',
    'issue.conflict': '{label} : la valeur contredit {others}.',
    'issue.implausible': '{label} : plus de {max} {unit} est peu plausible.',
    'issue.unknown-input': '{label} : ce calcul n’utilise pas cette donnée.',
    'issue.unknown': 'Calcul inconnu : {id}.',
    'gap.insufficient-data': 'Données insuffisantes',
    'gap.not-at-this-age': 'Non prévu à cet âge',
    'gap.not-testable': 'Non évaluable',
    'text.output': '{label} : {value}',
    'text.note': '{text} ({note})',
    'text.quote': '« {label} »',
    'text.separator': ' ; ',
    'text.source': 'Source : {source}',
  },
};

const source = `${bmiDefinition.references[0].citation}, 2000`;

describe('a third language', () => {
  test('writes results, with its numbers', () => {
    const result = bmi({ weightKg: 75, heightCm: 170 });
    expect(toText(result, { definition: bmiDefinition, locale: fr }).split('\n')).toEqual([
      'Indice de masse corporelle (IMC)',
      'IMC : 25,95 kg/m²',
      'Surpoids (classification OMS 2000 des adultes)',
      `Source : ${source}`,
    ]);
  });

  test('writes refusals', () => {
    const result = bmi({ weightKg: 0.1, heightCm: Number.NaN });
    expect(toText(result, { definition: bmiDefinition, locale: fr }).split('\n').slice(1)).toEqual([
      'Poids : la valeur doit être comprise entre 0,2 et 650 kg.',
      'Taille : ce n’est pas un nombre.',
    ]);
  });

  test('survives JSON, so that it can be fetched', () => {
    const fetched: BmiLocale = JSON.parse(JSON.stringify(fr));
    const result = bmi({ weightKg: 75, heightCm: 170 });
    const write = (locale: BmiLocale) => toText(result, { definition: bmiDefinition, locale });
    expect(write(fetched)).toBe(write(fr));
  });

  test('is complete or does not compile', () => {
    const { 'bmi.output': _output, ...withoutOutput } = fr.messages;
    // @ts-expect-error The label of the output is missing.
    const unlabelled: BmiLocale = { language: 'fr', messages: withoutOutput };
    const { 'unit.kg/m2': _unit, ...withoutUnit } = fr.messages;
    // @ts-expect-error The unit of the output is missing.
    const unitless: BmiLocale = { language: 'fr', messages: withoutUnit };
    // @ts-expect-error A locale for one calculator is not one for all.
    const all: Locale = fr;
    expect([unlabelled, unitless, all]).toHaveLength(3);
    expectTypeOf<Locale>().toExtend<BmiLocale>();
  });

  test('is not accepted for another calculator', () => {
    const result = bmi({ weightKg: 75, heightCm: 170 });
    // @ts-expect-error The result is that of another calculator.
    const other = () => toText(result, { definition: cockcroftGaultDefinition, locale: it });
    const refused = { ok: false, id: 'cockcroft-gault', errors: [] } as const;
    // @ts-expect-error The locale has the messages of another calculator.
    const foreign = () => toText({ ...refused, errors: [] }, { definition: cockcroftGaultDefinition, locale: fr });
    expect([other, foreign]).toHaveLength(2);
  });
});

describe('a partial translation', () => {
  const started: PartialLocale = {
    language: 'de-CH',
    messages: { 'bmi.band.overweight': 'Übergewicht', 'unit.kg/m2': 'kg/m²' },
  };

  test('is completed with another locale', () => {
    const result = bmi({ weightKg: 75, heightCm: 170 });
    expect(describeResult(result, withFallback(started, en)).split('\n')).toEqual([
      'Body mass index (BMI)',
      'BMI: 25.95 kg/m²',
      'Übergewicht (WHO 2000 classification for adults)',
      `Source: ${source}`,
    ]);
  });

  test('writes the numbers of its own language', () => {
    const result = bmi({ weightKg: 75, heightCm: 170 });
    expect(describeResult(result, withFallback({ language: 'ar-EG', messages: {} }, en))).toContain('BMI: ٢٥٫٩٥ kg/m²');
  });

  test('can complete one calculator', () => {
    const bmiOnly = withFallback({ language: 'es', messages: { 'bmi.output': 'IMC' } }, fr);
    expect(toText(bmi({ weightKg: 75, heightCm: 170 }), { definition: bmiDefinition, locale: bmiOnly })).toContain(
      'IMC : 25,95 kg/m²\nSurpoids',
    );
  });

  test('does not compile without a fallback', () => {
    // @ts-expect-error Messages are missing.
    const incomplete: Locale = started;
    expect(incomplete).toBe(started);
  });
});

test('the locales of the package have the same messages with the same slots', () => {
  const slots = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  expect(Object.keys(en.messages).sort()).toEqual(Object.keys(it.messages).sort());
  for (const [key, text] of Object.entries(it.messages))
    expect([key, slots(en.messages[key as keyof typeof en.messages])]).toEqual([key, slots(text)]);
});
