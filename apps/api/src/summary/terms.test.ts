import { expect, test } from 'vitest';
import drugs from '../areas/drugs/drugs.json' with { type: 'json' };
import { routeOf } from '../areas/drugs/routes-of-taking.ts';
import investigations from '../areas/exams/investigations.json' with { type: 'json' };
import { document } from '../contract/document.ts';
import { investigations as inEnglish } from './investigations.en.ts';
import { physiological } from './physiological.en.ts';
import { substanceInEnglish } from './substances.ts';
import { wordsOf } from './telling.ts';
import { termInEnglish, termInItalian } from './terms.ts';

test('every way in which a medicine is taken has an English name', () => {
  const forms =
    'collirio gocce auricolari|spray nasale|ovuli|supposte|polvere per inalazione|cerotti|sublinguale|penna ' +
    'sottocutanea|intramuscolare|fiale|crema|compresse|soluzione auricolare';
  const routes = new Set([...drugs.map(({ route }) => route), ...forms.split('|').map(routeOf)]);
  expect(routes.size).toBeGreaterThan(12);
  for (const route of routes) expect(termInEnglish(route), route).not.toBe(route);
});

test('no substance of the list of medicines keeps an Italian name in English', () => {
  const names = new Set(drugs.map(({ activeIngredient }) => substanceInEnglish(activeIngredient)));
  const italian = /(ol|[aeiou]n|[ai]t|os|id|im|et)[oia]\b|\b(acido|estratto|esteri)\b|trimetoprim/;
  expect([...names].filter((name) => italian.test(name))).toEqual([]);
  expect(substanceInEnglish('Paracetamolo')).toBe('paracetamol');
});

test('every investigation of the list has an English name, unless it is called the same', () => {
  const names = investigations.map(({ descrizione }) => descrizione);
  expect(Object.keys(inEnglish).filter((name) => !names.includes(name))).toEqual([]);
  // Abbreviations, Latin and names that English took over.
  const international = names.filter((name) => !Object.hasOwn(inEnglish, name));
  const italian = /\b(di|del|della|delle|dei|e|visita|esame|test del|totale|anticorpi|ecografia|biopsia)\b/i;
  expect(international.filter((name) => italian.test(name))).toEqual([]);
  expect(termInEnglish('Radiografia del torace (2 proiezioni)')).toBe('Chest X-ray (2 views)');
});

test('what somebody wrote stays as it is, also where it names a term among others', () => {
  expect(termInEnglish('orale, la sera')).toBe('orale, la sera');
  expect(termInEnglish('Nessuno')).toBe('None');
  expect(termInItalian('I do not know')).toBe('Non lo so');
  expect(termInItalian('orale')).toBe('orale');
});

/** The Italian values that a field can have, by the contract. */
const valuesOf = (schema: string, field?: string): string[] => {
  const found = document.components?.schemas?.[schema] as {
    enum?: unknown[];
    properties?: Record<string, { enum?: unknown[] }>;
  };
  const values = field === undefined ? found.enum : found.properties?.[field]?.enum;
  return (values ?? []).filter((value): value is string => typeof value === 'string');
};

test('every value of a list of the contract has an English word', () => {
  const words = wordsOf('en');
  const lists: [Record<string, string>, string[]][] = [
    [words.kinds, valuesOf('DiagnosisType')],
    [words.categories, valuesOf('ExamCategory')],
    [words.files, valuesOf('FileKind')],
    [words.severities, valuesOf('ReactionSeverity')],
    [words.reactionOutcomes, valuesOf('ReactionOutcome')],
    [words.outcomes, valuesOf('PregnancyOutcome')],
    [words.children, valuesOf('ChildSex')],
    [words.scoreNames, valuesOf('ScoreName')],
    [words.reaction.trimesters, valuesOf('PregnancyTrimester')],
    [words.reaction.answers, valuesOf('YesNo')],
    [words.person.donors, valuesOf('OrganDonation')],
    ...Object.keys(physiological.fields).map((field): [Record<string, string>, string[]] => [
      physiological.answers,
      valuesOf('PhysiologicalAnamnesis', field),
    ]),
  ];
  expect(lists.flatMap(([, values]) => values).length).toBeGreaterThan(70);
  for (const [told, values] of lists) for (const value of values) expect(told, value).toHaveProperty([value]);
});
