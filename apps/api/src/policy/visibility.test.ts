import { describe, expect, test } from 'vitest';
import {
  type Association,
  attachmentLevel,
  type Decision,
  decide,
  essentialAreas,
  includesEverything,
  type SharedRecord,
  upTo,
  withoutExceptions,
  withoutSpecialties,
} from './visibility.ts';

const sees = 'sees';
type Outcome = typeof sees | Extract<Decision, { visible: false }>['reason'];
const outcome = (decision: Decision): Outcome => (decision.visible ? sees : decision.reason);

const access = (level: number, visibility: number, tags: number[] = []): Association => ({
  assegnazione_confidenzialita: level,
  visibility,
  tags,
  eccezioni: [],
});
const cardiology = 2;
// Every ID of the list of specialties.
const specialties = Array.from({ length: 23 }, (_, index) => index + 1);
const general = 10;
const neurology = 12;

// From readings.md, section 2, row by row.
const cases: [why: string, association: Association, record: SharedRecord, outcome: Outcome][] = [
  ['total: the level may be lower', access(4, 1), { area: 'exams', level: 3 }, sees],
  ['total: the level may be the same', access(4, 1), { area: 'exams', level: 4 }, sees],
  ['total: the level may not be higher', access(4, 1), { area: 'exams', level: 5 }, 'level'],
  ['total: tags do not matter', access(4, 1, [cardiology]), { area: 'exams', level: 4, tags: [neurology] }, sees],
  ['total: not even the essential beyond the level', access(1, 1), { area: 'allergies', level: 2 }, 'level'],

  ['minimum: allergies', access(4, 2), { area: 'allergies', level: 4 }, sees],
  ['minimum: forbidden drugs', access(4, 2), { area: 'forbidden-drugs', level: 4 }, sees],
  ['minimum: therapies in progress', access(4, 2), { area: 'current-therapies', level: 4 }, sees],
  ['minimum: emergency contacts', access(4, 2), { area: 'emergency-contacts', level: 4 }, sees],
  ['minimum: who it is', access(1, 2), { area: 'identity', level: 1 }, sees],
  ['minimum: the blood group', access(1, 2), { area: 'blood-group', level: 1 }, sees],
  ['minimum: no past therapy', access(6, 2), { area: 'past-therapies', level: 1 }, 'minimum'],
  ['minimum: no other diagnosis', access(6, 2), { area: 'diagnoses', level: 1 }, 'minimum'],
  ['minimum: no drawing', access(6, 2), { area: 'notebook', level: 1 }, 'minimum'],
  ['minimum: no other contact', access(6, 2), { area: 'other-contacts', level: 1 }, 'minimum'],
  ['minimum: tags do not matter', access(6, 2, [2]), { area: 'files', level: 1, tags: [cardiology] }, 'minimum'],
  ['minimum: an allergy beyond the level', access(3, 2), { area: 'allergies', level: 4 }, 'level'],

  ['partial: of a specialty', access(4, 3, [cardiology]), { area: 'files', level: 4, tags: [cardiology] }, sees],
  ['partial: one of several', access(4, 3, [2]), { area: 'files', level: 4, tags: [neurology, cardiology] }, sees],
  ['partial: of another', access(4, 3, [cardiology]), { area: 'files', level: 4, tags: [neurology] }, 'specialty'],
  ['partial: of none', access(6, 3, [cardiology]), { area: 'files', level: 1, tags: [] }, 'specialty'],
  ['partial: without any word of it', access(6, 3, [cardiology]), { area: 'exams', level: 1 }, 'specialty'],
  ['partial: of none, to a general practitioner', access(6, 3, [general]), { area: 'files', level: 1, tags: [] }, sees],
  ['partial: without any word, to a general practitioner', access(6, 3, [2, general]), { area: 'visits' }, sees],
  [
    'partial: of another, to a general practitioner',
    access(6, 3, [10]),
    { area: 'files', level: 1, tags: [2] },
    'specialty',
  ],
  ['partial: of none beyond the level', access(5, 3, [general]), { area: 'visits' }, 'level'],
  ['partial: nothing chosen', access(6, 3), { area: 'files', level: 1, tags: [cardiology] }, 'specialty'],
  ['partial: beyond the level', access(3, 3, [2]), { area: 'files', level: 4, tags: [cardiology] }, 'level'],
  ['partial: the essential as well', access(4, 3, [cardiology]), { area: 'allergies', level: 4 }, sees],

  ['no level: visits with everything', access(6, 1), { area: 'visits' }, sees],
  ['no level: visits with a little less', access(5, 1), { area: 'visits' }, 'level'],
  ['no level: readings', access(5, 1), { area: 'readings', level: null }, 'level'],
  ['no level: anamnesis', access(5, 1), { area: 'anamnesis', level: null }, 'level'],
  ['no level: pregnancies', access(5, 1), { area: 'pregnancies', level: null }, 'level'],
  ['no level: not with the minimum', access(6, 2), { area: 'visits' }, 'minimum'],
  ['no level: not with specialties', access(6, 3, [cardiology]), { area: 'visits' }, 'specialty'],

  ['a visibility that does not exist hides', access(6, 0), { area: 'exams', level: 1 }, 'minimum'],
  ['a clearance that does not exist hides', access(Number.NaN, 1), { area: 'exams', level: 1 }, 'level'],
  ['a level that does not exist hides', access(6, 1), { area: 'exams', level: Number.NaN }, 'level'],
];

// covers P-26
test.each(cases)('%s', (_, association, record, expected) => {
  expect(outcome(decide(association, record))).toBe(expected);
});

describe('an exception', () => {
  const record = { area: 'allergies', level: 1, tags: [2], key: { tipo: 'diagnosis', id_record: 7 } };
  const except = (...eccezioni: { tipo: string; id_record: number }[]) =>
    [1, 2, 3].map((visibility) => outcome(decide({ ...access(6, visibility, [2]), eccezioni }, record)));

  test('hides its record, whatever the access', () => {
    expect(except(record.key)).toEqual(['exception', 'exception', 'exception']);
    expect(outcome(decide({ ...access(1, 2), eccezioni: [record.key] }, { ...record, level: 6 }))).toBe('exception');
  });

  test('hides its record among others', () => {
    expect(except({ tipo: 'exam', id_record: 7 }, record.key)).toEqual(['exception', 'exception', 'exception']);
  });

  test('hides no other record', () => {
    const others = [
      { tipo: 'diagnosis', id_record: 8 },
      { tipo: 'exam', id_record: 7 },
    ];
    expect(except(...others)).toEqual([sees, sees, sees]);
    const { key: _, ...unsaved } = record;
    expect(outcome(decide({ ...access(6, 1), eccezioni: [record.key] }, unsaved))).toBe(sees);
  });

  test('can be disregarded, as to find what else hides the record', () => {
    const partial = access(4, 3, [cardiology]);
    expect(withoutExceptions({ ...partial, eccezioni: [record.key] })).toEqual(partial);
  });

  test('makes the whole record a part', () => {
    expect(includesEverything(access(6, 1))).toBe(true);
    expect(includesEverything({ ...access(6, 1), eccezioni: [record.key] })).toBe(false);
    expect(includesEverything(access(5, 1))).toBe(false);
    expect(includesEverything(access(6, 3, specialties))).toBe(false);
  });
});

test('the specialties of an access can be disregarded', () => {
  const eccezioni = [{ tipo: 'exam', id_record: 7 }];
  expect(withoutSpecialties({ ...access(4, 3, [cardiology]), eccezioni })).toEqual({ ...access(4, 3), eccezioni });
});

// covers P-26
test('an access up to a level, as of a link, is total and without exceptions', () => {
  expect(upTo(4)).toEqual({ assegnazione_confidenzialita: 4, visibility: 1, tags: [], eccezioni: [] });
});

test('all specialties see what total visibility sees', () => {
  for (const level of [1, 3, 6]) {
    for (const area of ['exams', 'visits', 'identity', 'personal-details']) {
      for (const tags of [undefined, [], [1], [2, 22], [23]]) {
        const record = { area, level: 3, tags };
        expect(decide(access(level, 3, specialties), record)).toEqual(decide(access(level, 1), record));
      }
    }
  }
});

// covers P-26
describe('more access never hides records', () => {
  const areas = [...essentialAreas, 'exams', 'visits'];
  const levels = [1, 2, 3, 4, 5, 6, null];
  const records = areas.flatMap((area) =>
    levels.flatMap((level) => [[], [cardiology], [neurology]].map((tags) => ({ area, level, tags }))),
  );
  const seen = (association: Association) => records.filter((record) => decide(association, record).visible).length;

  test.each([1, 2, 3])('visibility %i: with each level', (visibility) => {
    const counts = [1, 2, 3, 4, 5, 6].map((level) => seen(access(level, visibility, [cardiology])));
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(new Set(counts).size).toBe(6);
  });

  test.each([1, 2, 3, 4, 5, 6])('level %i: minimum, one specialty, two, all', (level) => {
    const [minimum, one, two, total] = [
      seen(access(level, 2)),
      seen(access(level, 3, [cardiology])),
      seen(access(level, 3, [cardiology, neurology])),
      seen(access(level, 1)),
    ];
    expect([minimum, one, two, total]).toEqual([...new Set([minimum, one, two, total])].sort((a, b) => a - b));
  });
});

// covers P-26
test('essential is what the documents list; the area of a new kind is not', () => {
  expect(essentialAreas).toEqual([
    'identity',
    'blood-group',
    'emergency-contacts',
    'allergies',
    'forbidden-drugs',
    'current-therapies',
  ]);
  const record = { area: 'appointments', level: 1 };
  expect(outcome(decide(access(6, 2), record))).toBe('minimum');
  expect(outcome(decide(access(6, 3, [cardiology]), record))).toBe('specialty');
});

test.each([
  [1, 4, 4],
  [5, 4, 5],
  [3, 3, 3],
  [null, 1, 6],
  [1, null, 6],
])('an attachment of level %s at a record of level %s has level %i', (own, parent, expected) => {
  expect(attachmentLevel(own, parent)).toBe(expected);
});
