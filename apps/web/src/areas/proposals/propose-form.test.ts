import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { example } from '../../testing/contract.ts';
import {
  emptyProposal,
  listCorrectable,
  noChanges,
  type ProposeValues,
  proposeSchema,
  startProposal,
  toProposal,
} from './propose-form.ts';

const [therapy] = example('listTherapies');
const [exam] = example('listExams');
if (!therapy || !exam) throw new Error('The examples lack a therapy and an exam.');
const records = listCorrectable({ ...example('getSharedRecord'), terapie: [therapy], esami: [exam] });
const [first, second] = records;
if (!first || !second) throw new Error('Nothing can be corrected.');

const messages = {
  required: 'required',
  long: 'long',
  date: 'date',
  endBeforeStart: 'end',
  unchanged: 'unchanged',
  sayWhy: 'why',
};
const values = (given: Partial<ProposeValues>): ProposeValues => ({ ...emptyProposal, ...given });
const correct = (changes: Partial<ProposeValues['modifiche']>, record = first) =>
  values({ tipo: 'correzione', record: record.key, modifiche: { ...noChanges, ...record.values, ...changes } });
const problems = (given: ProposeValues, isWarned = false) =>
  (v.safeParse(proposeSchema(messages, records, isWarned), given).issues ?? []).map(({ path, message }) => [
    path?.map(({ key }) => key).join('.'),
    message,
  ]);

const drug = { id_farmaco_codifa: '012745093', descrizione_breve: 'Ramipril', somministrazione: 'orale' };
const proposed = {
  farmaco: drug,
  quantita_farmaceutica: ' 1 compressa ',
  frequenza_farmaceutica: 'Una volta al giorno',
};

describe('a proposal', () => {
  it('contains only what its kind shows', () => {
    const left = { ...proposed, indagine_tipologia: 'ECG', record: first.key };
    expect(toProposal(values({ ...left, testo: ' Bene ' }), records)).toEqual({ tipo: 'nota', testo: 'Bene' });
    expect(toProposal(values({ ...left, tipo: 'esame' }), records)).toMatchObject({
      tipo: 'esame',
      esame: { indagine_tipologia: 'ECG', indagine_data_display: null },
    });
    expect(toProposal(values({ ...left, tipo: 'terapia' }), records)).toEqual({
      tipo: 'terapia',
      terapia: {
        ...{ id_farmaco_codifa: drug.id_farmaco_codifa, quantita_farmaceutica: '1 compressa' },
        ...{ frequenza_farmaceutica: 'Una volta al giorno', data_inizio: null, data_fine: null, note: '' },
      },
    });
  });

  it('names a medicine that is not listed', () => {
    const given = values({ ...proposed, tipo: 'terapia', altro: true, altro_farmaco: ' Galenico ' });
    expect(toProposal(given, records)).toMatchObject({
      terapia: { farmaco: { descrizione_breve: 'Galenico', somministrazione: '' } },
    });
    expect(problems({ ...given, altro_farmaco: '' })).toEqual([['altro_farmaco', 'required']]);
  });

  it('is complete', () => {
    expect(problems(values({ tipo: 'nota', testo: ' ' }))).toEqual([['testo', 'required']]);
    expect(problems(values({ tipo: 'nota', testo: 'x'.repeat(2001) }))).toEqual([['testo', 'long']]);
    expect(problems(values({ tipo: 'esame' }))).toEqual([['indagine_tipologia', 'required']]);
    expect(problems(values({ tipo: 'terapia' }))).toEqual([
      ['farmaco', 'required'],
      ['quantita_farmaceutica', 'required'],
      ['frequenza_farmaceutica', 'required'],
    ]);
    const days = { data_inizio: '2026-05-02', data_fine: '2026-05-01' };
    expect(problems(values({ ...proposed, ...days, tipo: 'terapia' }))).toEqual([['data_fine', 'end']]);
    expect(problems(values({ ...proposed, data_inizio: '31', tipo: 'terapia' }))).toEqual([['data_inizio', 'date']]);
  });
});

test('whoever proposes a medicine against a warning says why', () => {
  const warned = values({ ...proposed, tipo: 'terapia', testo: ' ' });
  expect(problems(warned)).toEqual([]);
  expect(problems(warned, true)).toEqual([['testo', 'why']]);
  expect(problems({ ...warned, testo: 'Provato in ospedale' }, true)).toEqual([]);
  expect(problems(values({ tipo: 'esame', indagine_tipologia: 'ECG' }), true)).toEqual([]);
});

describe('a correction', () => {
  it('sends the fields that differ from the record', () => {
    expect(toProposal(correct({ quantita_farmaceutica: '2 compresse', data_fine: '' }), records)).toMatchObject({
      correzione: { tipo: 'therapy', id_record: therapy.id_terapie },
    });
    const { correzione } = toProposal(correct({ quantita_farmaceutica: '2 compresse' }), records);
    expect(correzione?.modifiche).toEqual({ quantita_farmaceutica: '2 compresse' });
    const dated = { ...second, values: { ...second.values, indagine_data_display: '2026-05-01' } };
    const cleared = toProposal(correct({ indagine_data_display: '' }, dated), [dated]).correzione;
    expect(cleared?.modifiche).toEqual({ indagine_data_display: null });
  });

  it('changes something, and leaves no required field empty', () => {
    expect(problems(values({ tipo: 'correzione' }))).toEqual([['record', 'required']]);
    expect(problems(correct({}))).toEqual([['record', 'unchanged']]);
    expect(problems(correct({ quantita_farmaceutica: ' ' }))).toEqual([
      ['modifiche.quantita_farmaceutica', 'required'],
    ]);
    expect(problems(correct({ note: 'x'.repeat(101) }))).toEqual([['modifiche.note', 'long']]);
    expect(problems(correct({ data_inizio: '1' }))).toEqual([['modifiche.data_inizio', 'date']]);
  });
});

test('a correction begins with what the record of the row says now', () => {
  expect(startProposal(records, `exam-${exam.id_indagine}`)).toEqual(correct({}, second));
  expect(startProposal(records, `diagnosis-${exam.id_indagine}`)).toBe(emptyProposal);
  expect(startProposal(records, undefined)).toBe(emptyProposal);
});
