import { expect, test } from 'vitest';
import {
  findGroups,
  gradeEntry,
  grades,
  gradeTerms,
  isOneEditAway,
  matchAll,
  parseSearch,
  toSearchedText,
} from './search-terms.ts';

const dates: [search: string, date: object][] = [
  ['21/11/2026', { day: 21, month: 11, year: 2026 }],
  ['21-11-26', { day: 21, month: 11, year: 2026 }],
  ['3.2.85', { day: 3, month: 2, year: 1985 }],
  ['2026-11-21', { day: 21, month: 11, year: 2026 }],
  ['2026-11', { month: 11, year: 2026 }],
  ['11/2026', { month: 11, year: 2026 }],
  ['21/11', { day: 21, month: 11 }],
  ['21 novembre', { day: 21, month: 11 }],
  ['21 NOVEMBRE 2026', { day: 21, month: 11, year: 2026 }],
  ['1° maggio', { day: 1, month: 5 }],
  ['21st of November, 2026', { day: 21, month: 11, year: 2026 }],
  ['Nov 21', { day: 21, month: 11 }],
  ['nov. 2026', { month: 11, year: 2026 }],
  ['novmbre', { month: 11 }],
  ['august', { month: 8 }],
  ['2026', { year: 2026 }],
];
test.each(dates)('reads %s as a date', (search, date) => {
  expect(parseSearch(search).map((term) => term.date)).toEqual([date]);
});

test.each(['41/13', '122/78', '500', 'maria', 'ma', '12:30', 'emocromo'])('reads %s as words', (search) => {
  expect(parseSearch(search).flatMap(({ date }) => date ?? [])).toEqual([]);
});

test('splits words and dates', () => {
  expect(parseSearch("  È l'esame, 21 nov 2026 ")).toEqual([
    { words: 'e' },
    { words: 'esame' },
    { words: '21 nov 2026', date: { day: 21, month: 11, year: 2026 } },
  ]);
  expect(parseSearch('…')).toEqual([]);
});

test.each([
  ['cefalea', 'cefalea', true],
  ['cefalea', 'cefala', true],
  ['cefalea', 'cefallea', true],
  ['cefalea', 'cefalia', true],
  ['cefalea', 'cfealea', true],
  ['cefalea', 'cefal', false],
  ['cefalea', 'cafelea', false],
  ['cefalea', 'cefaelae', false],
])('%s and %s: one edit %s', (one, other, expected) => {
  expect(isOneEditAway(one, other)).toBe(expected);
  expect(isOneEditAway(other, one)).toBe(expected);
});

const grade = (search: string, text: string, date: string | null = null) =>
  gradeEntry({ text: toSearchedText(text), date }, parseSearch(search));

test('grades by the worst word', () => {
  expect(grade('emocromo', 'Emocromo completo')).toBe(grades.exact);
  expect(grade('emoc', 'Emocromo completo')).toBe(grades.prefix);
  expect(grade('cromo', 'Emocromo completo')).toBe(grades.inside);
  expect(grade('emocrmo', 'Emocromo completo')).toBe(grades.typo);
  expect(grade('emicrom', 'Emocromo completo')).toBe(grades.typo);
  expect(grade('completo emocrmo', 'Emocromo completo')).toBe(grades.typo);
  expect(grade('completo tac', 'Emocromo completo')).toBe(grades.none);
});

test.each([
  ['vaccino antitetanica', 'Boostrix vaccino difterite tetano pertosse'],
  ['antirabbica', 'Rabipur rabbia'],
  ['tetanus', 'Boostrix vaccino difterite tetano pertosse'],
  ['whooping cough', 'Boostrix vaccino difterite tetano pertosse'],
  ['knee', 'RM ginocchio'],
  ['petto', 'Rx torace'],
  ['migraine', 'Emicrania senza aura'],
])('finds with “%s” what has another name or language', (search, text) => {
  expect(grade(search, text)).toBe(grades.synonym);
  expect(grade(search, 'Vaxigrip vaccino influenza stagionale')).toBe(grades.none);
});

test('finds a long word within another without its final vowel', () => {
  expect(grade('colesterolo', 'Ipercolesterolemia familiare')).toBe(grades.stem);
  expect(grade('glicemia', 'Iperglicemie')).toBe(grades.stem);
  expect(grade('mano', 'Emanuele')).toBe(grades.none);
});

test('finds an examination by its other names', () => {
  expect(grade('tac', 'TC ginocchio.dcm')).toBe(grades.synonym);
  expect(grade('risonanza ginocchio', 'RM ginocchio')).toBe(grades.synonym);
  expect(grade('tac', 'Tacchipirina')).toBe(grades.prefix);
  expect(grade('ecg', 'Ecografia')).toBe(grades.none);
});

test('finds short words only where a word begins', () => {
  expect(grade('ana', 'Analisi del sangue')).toBe(grades.prefix);
  expect(grade('ana', 'Una settimana di riposo')).toBe(grades.none);
  expect(grade('olio', 'Orciolio')).toBe(grades.none);
  expect(grade('timan', 'Una settimana di riposo')).toBe(grades.inside);
});

test('keeps short words and numbers to the letter', () => {
  expect(grade('mano', 'meno')).toBe(grades.none);
  expect(grade('maon', 'mano')).toBe(grades.typo);
  expect(grade('12345', '12346')).toBe(grades.none);
});

test('matches dates also where they are written', () => {
  expect(grade('21 novembre', '', '2026-11-21')).toBe(grades.exact);
  expect(grade('21 novembre', 'Operata il 21 novembre', '2026-12-01')).toBe(grades.exact);
  expect(grade('21 novembre', '', '2026-11-20')).toBe(grades.none);
  expect(grade('21 novembre', '', null)).toBe(grades.none);
});

test('reads no more than a dozen words', () => {
  expect(parseSearch('ab '.repeat(60))).toHaveLength(12);
});

test.each([
  ['mal di testa', ['mal', 'testa']],
  ['esami della tiroide', ['esami', 'tiroide']],
  ["dell'orecchio", ['orecchio']],
  ['pain in the knee', ['pain', 'knee']],
  ['vitamina d', ['vitamina', 'd']],
  ['con', ['con']],
  ['di 21 novembre', ['21 novembre']],
  ['dottoressa Bianchi', ['bianchi']],
  ['dr.ssa Bianchi', ['bianchi']],
  ['dottore', ['dottore']],
])('reads “%s” without articles, prepositions and titles', (search, words) => {
  expect(parseSearch(search).map((term) => term.words)).toEqual(words);
});

const findAll = (search: string, ...texts: string[]) => {
  const terms = parseSearch(search);
  const entries = texts.map((text) => ({
    text,
    found: gradeTerms({ text: toSearchedText(text), date: null }, terms),
  }));
  return matchAll(entries, terms).map(({ text }) => text);
};

test('a word that is held is not one of another entry with a typo, unless the word is long', () => {
  const pain = 'Mal di pancia, che resta';
  expect(findAll('mal di testa', 'Mal di testa', pain)).toEqual(['Mal di testa']);
  expect(findAll('mal di testa', pain)).toEqual([pain]);
  expect(findAll('mal di testa', 'Botta alla testa', pain)).toEqual([pain]);
  expect(findAll('penicillina', 'Penicillina', 'Penicilina sospesa')).toHaveLength(2);
  expect(findAll('destra', 'Ginocchio destro', 'Spalla destra')).toHaveLength(2);
  expect(findAll('esami', 'Esame', 'Esami')).toHaveLength(2);
  expect(findAll('glicemia', 'Glicemia', 'Iperglicemia')).toHaveLength(2);
});

test.each([
  ['penicillina', 'le penicilline', false],
  ['penicilina', 'le penicilline', true],
  ['penicillins', 'le penicilline', false],
  ['cephalosporin', 'le cefalosporine', false],
  ['statine', 'le statine', false],
])('%s names a group of medicines', (word, it, isMistyped) => {
  expect(findGroups(word)).toMatchObject([{ group: { name: { it } }, isMistyped }]);
});

test.each(['locale', 'oppio', 'mezzi', 'testa', 'penna'])('%s names no group of medicines', (word) => {
  expect(findGroups(word)).toEqual([]);
});

test('a short beginning of a word is not looked for inside of others, unless nothing begins so', () => {
  const find = (search: string, ...texts: string[]) => {
    const terms = parseSearch(search);
    const entries = texts.map((text) => ({
      text,
      found: gradeTerms({ text: toSearchedText(text), date: null }, terms),
    }));
    return matchAll(entries, terms).map(({ text }) => text);
  };
  expect(find('press', 'Una compressa', 'Pressione 122/78')).toEqual(['Pressione 122/78']);
  expect(find('press', 'Una compressa')).toEqual(['Una compressa']);
  expect(find('glicemia', 'Iperglicemia', 'Glicemia')).toEqual(['Iperglicemia', 'Glicemia']);
});
