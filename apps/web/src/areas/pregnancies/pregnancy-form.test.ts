import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import {
  isLong,
  monthsBetween,
  ongoing,
  type PregnancyValues,
  pregnancyForm,
  pregnancySchema,
} from './pregnancy-form.ts';

const rules = {
  today: '2026-03-21',
  born: '1984-03-12',
  required: 'required',
  age: 'Inserire età corretta',
  date: 'date',
  early: 'early',
  order: 'order',
  long: 'long',
};
const birth: PregnancyValues = {
  eta: 29,
  inizio_gravidanza: '2013-05-20',
  fine_gravidanza: '2014-02-21',
  esito: 'nascita',
  sesso_bambino: 'Femmina',
  note_gravidanza: '',
  id_livello_confidenzialita: 6,
};

function wrong(form: Partial<PregnancyValues>) {
  const { issues = [] } = v.safeParse(pregnancySchema(rules), { ...birth, ...form });
  return issues.map(({ path, message }) => `${path?.[0]?.key} ${message}`);
}

describe('validation of a pregnancy', () => {
  it('accepts a birth with all its fields', () => {
    expect(wrong({})).toEqual([]);
  });

  // covers V-61
  it.each(['', 'dodici', 0, 11, 29.5, 71])('reports the age %j', (eta) => {
    expect(wrong({ eta })).toEqual(['eta Inserire età corretta']);
  });

  // covers V-61
  it('accepts the age of twelve', () => {
    expect(wrong({ eta: 12 })).toEqual([]);
  });

  // covers V-01
  it('reports an end before the start and a future date', () => {
    expect(wrong({ fine_gravidanza: '2013-05-19' })).toEqual(['fine_gravidanza order']);
    expect(wrong({ fine_gravidanza: '2013-05-20' })).toEqual([]);
    expect(wrong({ fine_gravidanza: '2026-03-22' })).toEqual(['fine_gravidanza date']);
    expect(wrong({ inizio_gravidanza: '20/05' })).toEqual(['inizio_gravidanza date']);
    expect(wrong({ inizio_gravidanza: '1913-05-20' })).toEqual(['inizio_gravidanza early']);
  });

  it('reports an end without an outcome, and a birth without the sex of the child', () => {
    expect(wrong({ esito: '', sesso_bambino: '' })).toEqual(['esito required']);
    expect(wrong({ sesso_bambino: '' })).toEqual(['sesso_bambino required']);
    expect(wrong({ esito: 'aborto', sesso_bambino: '' })).toEqual([]);
    expect(wrong({ esito: ongoing, sesso_bambino: '' })).toEqual(['esito required']);
    expect(wrong({ fine_gravidanza: '', esito: ongoing, sesso_bambino: '' })).toEqual([]);
  });

  it('requires an explicit answer about an ongoing pregnancy', () => {
    expect(wrong({ ...pregnancyForm.initial(undefined), eta: 25 })).toEqual(['esito required']);
  });
});

// covers V-62
test.each([
  ['2013-05-20', '2014-02-20', 9, false],
  // 280 days after the last period, across the end of a year and from a long month: no question.
  ['2014-01-31', '2014-11-07', 9, false],
  ['2013-05-20', '2014-03-19', 9, false],
  ['2013-05-20', '2014-03-20', 10, true],
])('from %s to %s %d months have passed', (start, end, months, long) => {
  expect(monthsBetween(start, end)).toBe(months);
  expect(isLong({ ...birth, inizio_gravidanza: start, fine_gravidanza: end }, '2026-03-21')).toBe(long);
  expect(isLong({ ...birth, inizio_gravidanza: start, fine_gravidanza: '', esito: ongoing }, end)).toBe(long);
});

// covers E-66
test('shows dates without time, and sends null for empty fields', () => {
  const ids = { id_gravidanza: 1, id_paziente: 1, author_id: 1 };
  const stored = { ...birth, ...ids, deleted_at: null, versione: '2026-03-12T09:30:00.000Z', eta: 29 };
  const form = pregnancyForm.initial({
    ...stored,
    inizio_gravidanza: '2013-05-20T00:00:00.000Z',
    fine_gravidanza: null,
    esito: null,
    sesso_bambino: null,
  });
  const shown = { inizio_gravidanza: '2013-05-20', fine_gravidanza: '', esito: ongoing, sesso_bambino: '' };
  expect(form).toMatchObject(shown);
  expect(pregnancyForm.body(form, undefined)).toMatchObject({
    fine_gravidanza: null,
    esito: null,
    sesso_bambino: null,
  });
});

test('reads its own drafts only', () => {
  const draft = { ...birth, id_gravidanza: 4 };
  expect(pregnancyForm.readDraft(draft)).toEqual(draft);
  expect(pregnancyForm.initial(undefined, { ...draft, versione: '2026-03-12T09:30:00.000Z' })).toEqual(birth);
  expect(pregnancyForm.readDraft({ ...draft, esito: null })).toBeUndefined();
  expect(pregnancyForm.readDraft({ ...birth })).toBeUndefined();
});
