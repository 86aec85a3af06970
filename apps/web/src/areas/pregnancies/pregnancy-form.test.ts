import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import {
  isLong,
  monthsBetween,
  type PregnancyValues,
  pregnancyForm,
  pregnancySchema,
  running,
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
};

function wrong(form: Partial<PregnancyValues>) {
  const { issues = [] } = v.safeParse(pregnancySchema(rules), { ...birth, ...form });
  return issues.map(({ path, message }) => `${path?.[0]?.key} ${message}`);
}

describe('what is wrong with a pregnancy', () => {
  it('is nothing for a birth with all its fields', () => {
    expect(wrong({})).toEqual([]);
  });

  // covers V-61
  it.each(['', 'dodici', 0, 11, 29.5, 71])('is the age %j', (eta) => {
    expect(wrong({ eta })).toEqual(['eta Inserire età corretta']);
  });

  // covers V-61
  it('is not the age of twelve', () => {
    expect(wrong({ eta: 12 })).toEqual([]);
  });

  // covers V-01
  it('is an end before the beginning, or a day that is still to come', () => {
    expect(wrong({ fine_gravidanza: '2013-05-19' })).toEqual(['fine_gravidanza order']);
    expect(wrong({ fine_gravidanza: '2013-05-20' })).toEqual([]);
    expect(wrong({ fine_gravidanza: '2026-03-22' })).toEqual(['fine_gravidanza date']);
    expect(wrong({ inizio_gravidanza: '20/05' })).toEqual(['inizio_gravidanza date']);
    expect(wrong({ inizio_gravidanza: '1913-05-20' })).toEqual(['inizio_gravidanza early']);
  });

  it('is an end without an outcome, and a birth without the sex of the child', () => {
    expect(wrong({ esito: '', sesso_bambino: '' })).toEqual(['esito required']);
    expect(wrong({ sesso_bambino: '' })).toEqual(['sesso_bambino required']);
    expect(wrong({ esito: 'aborto', sesso_bambino: '' })).toEqual([]);
    expect(wrong({ esito: running, sesso_bambino: '' })).toEqual(['esito required']);
    expect(wrong({ fine_gravidanza: '', esito: running, sesso_bambino: '' })).toEqual([]);
  });

  it('is that nobody has said whether it lasts', () => {
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
  expect(isLong({ ...birth, inizio_gravidanza: start, fine_gravidanza: '', esito: running }, end)).toBe(long);
});

// covers E-66
test('days are shown without a time, and what is empty is sent as nothing', () => {
  const ids = { id_gravidanza: 1, id_paziente: 1, author_id: 1 };
  const stored = { ...birth, ...ids, deleted_at: null, versione: '2026-03-12T09:30:00.000Z', eta: 29 };
  const form = pregnancyForm.initial({
    ...stored,
    inizio_gravidanza: '2013-05-20T00:00:00.000Z',
    fine_gravidanza: null,
    esito: null,
    sesso_bambino: null,
  });
  const shown = { inizio_gravidanza: '2013-05-20', fine_gravidanza: '', esito: running, sesso_bambino: '' };
  expect(form).toMatchObject(shown);
  expect(pregnancyForm.body(form, undefined)).toMatchObject({
    fine_gravidanza: null,
    esito: null,
    sesso_bambino: null,
  });
});

test('reads a draft of its own and no other', () => {
  const draft = { ...birth, id_gravidanza: 4 };
  expect(pregnancyForm.readDraft(draft)).toEqual(draft);
  expect(pregnancyForm.initial(undefined, { ...draft, versione: '2026-03-12T09:30:00.000Z' })).toEqual(birth);
  expect(pregnancyForm.readDraft({ ...draft, esito: null })).toBeUndefined();
  expect(pregnancyForm.readDraft({ ...birth })).toBeUndefined();
});
