import { expect, test } from 'vitest';
import { parseRoute } from '../areas/drugs/administration-routes.ts';
import drugs from '../areas/drugs/drugs.json' with { type: 'json' };
import investigations from '../areas/exams/investigations.json' with { type: 'json' };
import { document } from '../contract/document.ts';
import { demoExams } from '../demo/exams.ts';
import { investigations as inEnglish, usualInvestigations } from './investigations.en.ts';
import { physiological } from './physiological.en.ts';
import { messagesFor } from './render-context.ts';
import { substanceInEnglish } from './substances.ts';
import { termInEnglish, termInItalian } from './terms.ts';

test('translates every route of administration', () => {
  const forms =
    'collirio gocce auricolari|spray nasale|ovuli|supposte|polvere per inalazione|cerotti|sublinguale|penna ' +
    'sottocutanea|intramuscolare|fiale|crema|compresse|soluzione auricolare';
  const routes = new Set([...drugs.map(({ route }) => route), ...forms.split('|').map(parseRoute)]);
  expect(routes.size).toBeGreaterThan(12);
  for (const route of routes) expect(termInEnglish(route), route).not.toBe(route);
});

test('leaves no substance of the medicine list in Italian', () => {
  const names = new Set(drugs.map(({ activeIngredient }) => substanceInEnglish(activeIngredient)));
  const italian = /(ol|[aeiou]n|[ai]t|os|id|im|et)[oia]\b|\b(acido|estratto|esteri)\b|trimetoprim/;
  expect([...names].filter((name) => italian.test(name))).toEqual([]);
  expect(substanceInEnglish('Paracetamolo')).toBe('paracetamol');
});

test('translates every investigation whose English name differs', () => {
  const names = investigations.map(({ descrizione }) => descrizione);
  expect(Object.keys(inEnglish).filter((name) => !names.includes(name))).toEqual([]);
  const international = names.filter((name) => !Object.hasOwn(inEnglish, name));
  const italian = /\b(di|del|della|delle|dei|e|visita|esame|test del|totale|anticorpi|ecografia|biopsia)\b/i;
  expect(international.filter((name) => italian.test(name))).toEqual([]);
  expect(termInEnglish('Radiografia del torace (2 proiezioni)')).toBe('Chest X-ray (2 views)');
});

test('translates the name of every exam of the demo record', () => {
  const sameInEnglish = ['Pap test', 'TSH'];
  const names = new Set(demoExams.map(({ name }) => name));
  const untranslated = [...names].filter((name) => termInEnglish(name) === name);
  expect(untranslated.sort()).toEqual(sameInEnglish);
  // A second translation of a name would depend on the order of the lists.
  const listed = new Set(Object.keys(inEnglish).map((name) => name.toLowerCase()));
  expect(Object.keys(usualInvestigations).filter((name) => listed.has(name.toLowerCase()))).toEqual([]);
  expect(termInEnglish('Radiografia colonna lombosacrale del 2019')).toBe('Radiografia colonna lombosacrale del 2019');
});

test('keeps user text that merely contains a term', () => {
  expect(termInEnglish('orale, la sera')).toBe('orale, la sera');
  expect(termInEnglish('Nessuno')).toBe('None');
  expect(termInItalian('I do not know')).toBe('Non lo so');
  expect(termInItalian('orale')).toBe('orale');
});

interface Enumeration {
  enum?: unknown[];
  oneOf?: Enumeration[];
  properties?: Record<string, Enumeration>;
}

/** A value that may be null is one of an enumeration and null. */
const listValues = ({ enum: values = [], oneOf = [] }: Enumeration): unknown[] => [
  ...values,
  ...oneOf.flatMap(listValues),
];

function enumValues(schema: string, field?: string): string[] {
  const found = document.components?.schemas?.[schema] as Enumeration;
  const values = listValues(field === undefined ? found : (found.properties?.[field] ?? {}));
  return values.filter((value): value is string => typeof value === 'string');
}

test('has an English word for every enum value of the contract', () => {
  const messages = messagesFor('en');
  const lists: [Record<string, string>, string[]][] = [
    [messages.kinds, enumValues('DiagnosisType')],
    [messages.categories, enumValues('ExamCategory')],
    [messages.files, enumValues('FileKind')],
    [messages.severities, enumValues('ReactionSeverity')],
    [messages.reactionOutcomes, enumValues('ReactionOutcome')],
    [messages.outcomes, enumValues('PregnancyOutcome')],
    [messages.children, enumValues('ChildSex')],
    [messages.scoreNames, enumValues('ScoreName')],
    [messages.reaction.trimesters, enumValues('PregnancyTrimester')],
    [messages.reaction.answers, enumValues('YesNo')],
    [messages.person.donors, enumValues('OrganDonation')],
    ...Object.keys(physiological.fields).map((field): [Record<string, string>, string[]] => [
      physiological.answers,
      enumValues('PhysiologicalAnamnesis', field),
    ]),
  ];
  expect(lists.flatMap(([, values]) => values).length).toBeGreaterThan(70);
  for (const [told, values] of lists) for (const value of values) expect(told, value).toHaveProperty([value]);
});
