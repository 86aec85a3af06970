import { calculatorIds } from '@libretto/medical-calc/load';
import { en } from '@libretto/medical-calc/locales/en';
import { it as italian } from '@libretto/medical-calc/locales/it';
import { describe, expect, it } from 'vitest';
import { groupByCalculator } from './groups.ts';
import { createLibrarySearch } from './library-search.ts';
import englishPage from './messages.en.json';
import italianPage from './messages.it.json';

const pages = {
  it: { messages: italian.messages, groups: italianPage.library.groups },
  en: { messages: en.messages, groups: englishPage.library.groups },
} as const;

function find(search: string, locale: 'it' | 'en' = 'it'): string[] {
  const { groups } = pages[locale];
  const texts: Readonly<Record<string, string>> = pages[locale].messages;
  const entries = calculatorIds.map((id) => ({
    id,
    title: texts[`${id}.title`] ?? '',
    description: texts[`${id}.description`] ?? '',
    group: groups[groupByCalculator[id]],
  }));
  return createLibrarySearch(entries, texts)(search).map(({ id }) => id);
}

describe('matching', () => {
  it('an empty search finds everything', () => {
    expect(find(' ')).toEqual(calculatorIds);
  });

  it('ignores order, accents and case', () => {
    expect(find('CREATININA ckd 2021')).toEqual(['ckd-epi-2021', 'ckd-epi-2021-creatinine-cystatin-c']);
    expect(find('obesita')).toContain('adjusted-body-weight');
    expect(find('Frequenza QT')).toEqual(['qtc-bazett', 'qtc-fridericia']);
    expect(find('circolazione')).toContain('score2');
    expect(find('ustione glasgow')).toEqual([]);
  });

  it('a full name finds only that calculator', () => {
    expect(find('fridericia')).toEqual(['qtc-fridericia']);
    expect(find('cha2ds2-va')).toEqual(['cha2ds2-va', 'cha2ds2-vasc']);
  });
});

const filtration = [
  'ckd-epi-2009',
  'ckd-epi-2012-creatinine-cystatin-c',
  'ckd-epi-2012-cystatin-c',
  'ckd-epi-2021',
  'ckd-epi-2021-creatinine-cystatin-c',
  'schwartz-bedside',
] as const;
const kidneys = [...filtration, 'cockcroft-gault', 'creatinine-clearance-urine'] as const;
const risks = ['framingham-hard-chd', 'pce-2013', 'prevent-base', 'score2', 'score2-op'] as const;

describe('synonyms', () => {
  it.each([
    ['eGFR', 'eGFR', [...filtration, 'prevent-base']],
    ['filtrato', 'filtration', [...filtration, 'prevent-base']],
    ['rene', 'kidney', kidneys],
    ['renale', 'renal', kidneys],
    ['insufficienza renale', 'kidney failure', kidneys],
    ['pressione', 'blood pressure', [...risks, 'news2', 'qsofa', 'has-bled', 'cha2ds2-vasc', 'cha2ds2-va']],
    ['diabete', 'diabetes', ['pce-2013', 'prevent-base', 'cha2ds2-vasc', 'cha2ds2-va', 'homa-ir']],
    ['sepsi', 'sepsis', ['qsofa', 'news2']],
    ['emorragia', 'bleeding', ['has-bled']],
    ['colesterolo', 'cholesterol', [...risks, 'ldl-friedewald']],
  ] as const)('“%s” and “%s”', (searched, synonym, expected) => {
    for (const found of [find(searched), find(synonym, 'en'), find(synonym)]) {
      expect(found).toEqual(expect.arrayContaining([...expected]));
    }
  });

  it('finds only related calculators', () => {
    expect(find('colesterolo').sort()).toEqual([...risks, 'ldl-friedewald'].sort());
    expect(find('sepsi').sort()).toEqual(['news2', 'qsofa']);
    expect(find('emorragia')).toEqual(['has-bled']);
    expect(find('diabete').sort()).toEqual(['cha2ds2-va', 'cha2ds2-vasc', 'homa-ir', 'pce-2013', 'prevent-base']);
    expect(find('renale').sort()).toEqual([...kidneys, 'has-bled', 'prevent-base'].sort());
  });
});
