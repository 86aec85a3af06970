import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { isEditedByHand, type ReadingValues, readingForm, readingSchema } from './reading-form.ts';
import type { Reading } from './readings.queries.ts';

const today = '2026-03-21';
const rules = {
  today,
  required: 'required',
  date: 'date',
  number: 'number',
  whole: 'whole',
  range: (min: number, max: number) => `${min}-${max}`,
  both: 'both',
  order: 'order',
  none: 'none',
};
vi.useFakeTimers({ now: new Date(2026, 2, 21, 12), toFake: ['Date'] });
const empty = readingForm.initial(undefined);
vi.useRealTimers();
const problems = (change: Partial<ReadingValues>) => {
  const read = v.safeParse(readingSchema(rules), { ...empty, ...change });
  return Object.fromEntries((read.issues ?? []).map((issue) => [String(issue.path?.[0]?.key), issue.message]));
};

test('a new reading is of today, manual, and requires a measure', () => {
  expect(empty).toMatchObject({ data_rilevazione: today, fonte: 'manuale' });
  expect(problems({})).toEqual({ parametro_pressione_max: 'none' });
});

// covers E-28
test.each<Partial<ReadingValues>>([
  { parametro_peso: 64.5 },
  { parametro_altezza: 168 },
  { parametro_frequenza: 70 },
  { parametro_pressione_max: 122, parametro_pressione_min: 78 },
  { parametro_frequenza: 70, fonte: 'dispositivo', data_rilevazione: '2024-02-29' },
])('accepts %j', (change) => expect(problems(change)).toEqual({}));

// covers V-01
test.each<[Partial<ReadingValues>, Record<string, string>]>([
  [{ parametro_pressione_max: 122 }, { parametro_pressione_min: 'both' }],
  [{ parametro_pressione_min: 78 }, { parametro_pressione_max: 'both' }],
  [{ parametro_pressione_max: 78, parametro_pressione_min: 78 }, { parametro_pressione_min: 'order' }],
  [{ parametro_pressione_max: 122.5, parametro_pressione_min: 78 }, { parametro_pressione_max: 'whole' }],
  [{ parametro_peso: 'sessanta' }, { parametro_peso: 'number' }],
  [{ parametro_peso: 501 }, { parametro_peso: '0.3-500' }],
  [{ parametro_frequenza: 19 }, { parametro_frequenza: '20-300' }],
  [{ parametro_frequenza: 70, data_rilevazione: '2026-03-22' }, { data_rilevazione: 'date' }],
  [{ parametro_frequenza: 70, data_rilevazione: '12/3' }, { data_rilevazione: 'date' }],
  [{ parametro_frequenza: 70, fonte: '' }, { fonte: 'required' }],
])('rejects %j at its field', (change, expected) => expect(problems(change)).toEqual(expected));

test('an edited value of a device counts as manual', () => {
  const reading: Reading = {
    id_rilevazione: 7,
    id_paziente: 1,
    author_id: 1,
    data_rilevazione: today,
    parametro_peso: 64.5,
    parametro_altezza: null,
    parametro_pressione_min: null,
    parametro_pressione_max: null,
    parametro_frequenza: null,
    parametro_saturazione: null,
    parametro_temperatura: null,
    fonte: 'dispositivo',
    impronta_misura: null,
    id_livello_confidenzialita: 6,
    deleted_at: null,
    versione: '2026-03-21T11:00:00.000Z',
  };
  const form = readingForm.initial(reading);
  expect(isEditedByHand({ ...form, data_rilevazione: '2026-03-20' }, reading)).toBe(false);
  expect(isEditedByHand({ ...form, parametro_peso: 64 }, reading)).toBe(true);
  expect(isEditedByHand({ ...form, parametro_altezza: 170 }, reading)).toBe(true);
  expect(isEditedByHand({ ...form, parametro_peso: 64 }, { ...reading, fonte: 'manuale' })).toBe(false);
  expect(isEditedByHand({ ...form, parametro_peso: 64 }, undefined)).toBe(false);
});

test('reads its own drafts only', () => {
  const draft = { ...empty, parametro_peso: 71.5, parametro_altezza: '17', id_rilevazione: 3 };
  expect(readingForm.readDraft({ ...draft, versione: '2026-03-21T11:00:00.000Z' })).toEqual(draft);
  expect(readingForm.initial(undefined, draft)).toEqual({ ...empty, parametro_peso: 71.5, parametro_altezza: '17' });
  expect(readingForm.readDraft({ ...draft, fonte: null })).toBeUndefined();
  expect(readingForm.readDraft({ ...empty })).toBeUndefined();
});

test('reads a draft without saturation and temperature', () => {
  const draft = {
    id_rilevazione: 0,
    data_rilevazione: '2026-03-01',
    fonte: 'manuale',
    parametro_peso: 64.5,
    parametro_altezza: '',
    parametro_pressione_max: '12',
    parametro_pressione_min: '',
    parametro_frequenza: '',
  };
  expect(readingForm.readDraft(draft)).toEqual({
    ...{ ...draft, parametro_saturazione: '', parametro_temperatura: '' },
    id_livello_confidenzialita: 6,
  });
});

test('sends null for text that is no number', () => {
  expect(readingForm.body({ ...empty, parametro_peso: 64.5, parametro_altezza: '' }, undefined)).toEqual({
    data_rilevazione: today,
    fonte: 'manuale',
    parametro_peso: 64.5,
    parametro_altezza: null,
    parametro_pressione_min: null,
    parametro_pressione_max: null,
    parametro_frequenza: null,
    parametro_saturazione: null,
    parametro_temperatura: null,
    id_livello_confidenzialita: 6,
  });
});
