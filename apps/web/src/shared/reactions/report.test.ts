import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Patient } from '../patient/patient.queries.ts';
import { findProblems, isBeforeFirstDose, readReportDraft, readReportedTherapy, reportSchema } from './report-check.ts';
import {
  applies,
  type FieldName,
  notPregnant,
  outcomes,
  parts,
  prefillReport,
  type ReportForm,
  readPregnancyAnswers,
  severities,
  toReactionSave,
  trimesters,
} from './report-form.ts';

const today = '2026-03-21';
const words = { required: 'required', date: 'date', early: 'early', order: 'order', long: 'long' };
const days = { today, born: '1984-03-12' };

/** The 28 fields in the order of the documents. */
const documented =
  'id_structure_pharmacovigilance date_last_menstruation pregnancy nursing_mother reaction date_reaction severity ' +
  'reaction_affect reaction_duration drugs_to_treat_reaction reaction_now batch_number prescribed_by_doctor ' +
  'care_provider_warned reason adverse_reaction_drug_suspended first_assumption_date last_assumption_date ' +
  'how_many_times_day how_drug_taken drug_already_used same_reaction other_drugs_used other_diseases ' +
  'name_care_provider contactable_care_provider address_care_provider phone_care_provider';
const female = ['date_last_menstruation', 'pregnancy', 'nursing_mother'];

const patientWith = (paziente_sesso: Patient['paziente_sesso']) =>
  ({
    id_utente: 1,
    paziente_sesso,
    paziente_email: 'ada@prova.example',
    user: {
      contact_detail: {
        comune_nascita: null,
        comune_residenza: 'Bologna',
        contatto_indirizzo: 'Via Saragozza 12',
        contatto_telefono: '+390511234567',
      },
    },
    associated_doctors: [
      { id_cpp: 7, care_provider: { fullname: 'Elena Bianchi', cpp_localita_iscrizione: 'Modena' } },
    ],
  }) as Patient;

const therapy = {
  id_terapie: 3,
  id_farmaco_codifa: 'farm-brufen',
  descrizione_breve: 'Brufen',
  data_inizio: '2026-03-16',
  data_fine: '2026-03-18',
  quantita_farmaceutica: '600 mg',
  frequenza_farmaceutica: '2 volte al giorno',
  id_prescrittore: 7,
  prescrittore: 'Elena Bianchi',
  somministrazione: 'orale',
  diagnosi: 'Lombalgia',
};

const empty = (): ReportForm => {
  const blank = prefillReport(patientWith('unknown'), therapy, today);
  const cleared = Object.fromEntries(Object.keys(blank).map((name) => [name, '']));
  const others = { reaction_affect: null, no_menstruation: false, id_livello_confidenzialita: 6 };
  return { ...cleared, ...others } as ReportForm;
};
const filled = (): ReportForm => ({
  ...prefillReport(patientWith('female'), therapy, today),
  id_structure_pharmacovigilance: '14',
  date_last_menstruation: '2026-03-02',
  pregnancy: notPregnant,
  nursing_mother: 'no',
  reaction: 'Prurito',
  date_reaction: '2026-03-18',
  severity: 'Non grave',
  reaction_affect: 4,
  reaction_duration: '2 giorni',
  drugs_to_treat_reaction: 'Nessuno',
  reaction_now: 'Risolta',
  batch_number: 'Non lo so',
  care_provider_warned: 'si',
  reason: 'Mal di schiena',
  adverse_reaction_drug_suspended: 'si',
  how_drug_taken: 'Per bocca',
  drug_already_used: 'si',
  same_reaction: 'no',
  other_drugs_used: 'Nessuno',
  other_diseases: 'Nessuna',
  contactable_care_provider: 'si',
  phone_care_provider: '059123456',
});
const missing = (form: ReportForm, sex: Patient['paziente_sesso']) =>
  findProblems(form, sex, words, days).map(({ name, text }) => `${name} ${text}`);

// covers D-23
test('seven parts contain the 28 fields and the contact fields, each once', () => {
  const names = parts.flatMap(({ fields }): readonly FieldName[] => fields);
  expect(parts).toHaveLength(7);
  expect(names).toEqual([...documented.split(' '), 'patient_address', 'patient_phone', 'patient_email']);
});

// covers K-59 K-60 K-61
test('the options are those of the documents', () => {
  expect(severities).toEqual(['Non grave', 'Ricovero in ospedale', 'Pericolo di vita', 'Invalidità permanente']);
  expect(outcomes).toEqual(['Risolta', 'Risolta con conseguenze', 'Migliorata', 'Non ancora risolta', 'Non so']);
  expect(trimesters).toEqual(['1° Trimestre', '2° Trimestre', '3° Trimestre', 'Sconosciuta']);
});

describe('required fields', () => {
  // covers V-53
  test('include all of them for a woman who used the drug before', () => {
    const form = { ...empty(), drug_already_used: 'si' };
    const expected = documented.split(' ').filter((name) => name !== 'drug_already_used');
    expect(missing(form, 'female')).toEqual(expected.map((name) => `${name} required`));
  });

  test.each(['male', 'unknown'] as const)('exclude those for women if the sex is %s', (sex) => {
    const expected = documented.split(' ').filter((name) => !female.includes(name) && name !== 'same_reaction');
    expect(missing(empty(), sex)).toEqual(expected.map((name) => `${name} required`));
    for (const name of female) expect(applies(name as FieldName, empty(), sex)).toBe(false);
  });

  test('exclude the last menstruation if it does not apply', () => {
    expect(missing({ ...filled(), date_last_menstruation: '', no_menstruation: true }, 'female')).toEqual([]);
  });
});

// covers V-54
test.each<[Partial<ReportForm>, string[]]>([
  [{}, []],
  [{ first_assumption_date: '2026-03-18' }, []],
  [{ first_assumption_date: '2026-03-19' }, ['first_assumption_date order']],
  [{ date_reaction: '2026-03-22' }, ['date_reaction date']],
  [{ date_reaction: '31/02/2026' }, ['date_reaction date']],
  [{ first_assumption_date: '1984-03-11' }, ['first_assumption_date early']],
  [{ reason: ' ' }, ['reason required']],
  [{ reaction_duration: 'x'.repeat(201) }, ['reaction_duration long']],
  [{ patient_phone: '' }, []],
  // Limits of the contract.
  [{ patient_phone: '0'.repeat(40), patient_email: 'x'.repeat(254), reaction: 'x'.repeat(2000) }, []],
  [{ patient_phone: '0'.repeat(41) }, ['patient_phone long']],
  [{ patient_email: 'x'.repeat(255) }, ['patient_email long']],
  [{ reaction: 'x'.repeat(2001) }, ['reaction long']],
])('%j', (change, expected) => {
  const form = { ...filled(), ...change };
  expect(missing(form, 'female')).toEqual(expected);
  const read = v.safeParse(reportSchema('female', words, days), form);
  expect((read.issues ?? []).map(({ path, message }) => `${String(path?.[0]?.key)} ${message}`)).toEqual(expected);
});

// covers E-34
test('prefills the form from patient, therapy and doctor', () => {
  expect(prefillReport(patientWith('female'), therapy, today)).toMatchObject({
    prescribed_by_doctor: 'si',
    first_assumption_date: '2026-03-16',
    last_assumption_date: '2026-03-18',
    how_many_times_day: '2 volte al giorno',
    how_drug_taken: 'orale',
    reason: 'Lombalgia',
    name_care_provider: 'Elena Bianchi',
    address_care_provider: 'Modena',
    patient_address: 'Via Saragozza 12, Bologna',
    patient_phone: '+390511234567',
    patient_email: 'ada@prova.example',
  });
  // Only the name is known of a doctor who is not associated.
  const other = { ...therapy, id_prescrittore: null, prescrittore: 'Carla Neri' };
  expect(prefillReport(patientWith('female'), other, today)).toMatchObject({
    prescribed_by_doctor: 'si',
    name_care_provider: 'Carla Neri',
    address_care_provider: '',
  });
  expect(
    prefillReport(patientWith('female'), { ...therapy, data_fine: '2026-04-01' }, today).last_assumption_date,
  ).toBe('');
});

test('does not prefill dose dates from the dates of a ban', () => {
  const forbidden = { ...therapy, tipo_terapia: 0 };
  const never = { first_assumption_date: '', last_assumption_date: '', how_many_times_day: '' };
  expect(prefillReport(patientWith('female'), forbidden, today)).toMatchObject(never);
});

// covers E-31 E-32 E-33 E-34
test('sends all 28 keys, with null for what does not apply', () => {
  const sent = toReactionSave(filled(), patientWith('female'), therapy);
  const keys = [
    ...documented.split(' '),
    'id_utente',
    'id_terapie',
    'patient_address',
    'patient_phone',
    'patient_email',
    'id_livello_confidenzialita',
  ];
  expect(Object.keys(sent).sort()).toEqual(keys.sort());
  expect(sent).toMatchObject({
    id_utente: 1,
    id_terapie: 3,
    pregnancy: null,
    nursing_mother: 'no',
    same_reaction: 'no',
  });
  // Every text field is sent as typed under its own name.
  const { id_structure_pharmacovigilance: _structure, pregnancy: _pregnancy, ...written } = filled();
  const texts = Object.entries(written).filter(([name, value]) => typeof value === 'string' && name in sent);
  expect(texts.length).toBeGreaterThan(20);
  expect(sent).toMatchObject(Object.fromEntries(texts));
  expect(toReactionSave({ ...filled(), pregnancy: '2° Trimestre' }, patientWith('female'), therapy).pregnancy).toBe(
    '2° Trimestre',
  );

  const man = toReactionSave({ ...filled(), drug_already_used: 'no' }, patientWith('male'), therapy);
  expect(Object.keys(man).sort()).toEqual(keys);
  const none = { date_last_menstruation: null, pregnancy: null, nursing_mother: null, same_reaction: null };
  expect(man).toMatchObject(none);
});

test('detects a reaction before the first dose without rejecting it', () => {
  const dated = (date_reaction: string) => ({ ...filled(), date_reaction, first_assumption_date: '2026-03-16' });
  expect(isBeforeFirstDose(dated('2025-03-16'))).toBe(true);
  expect(findProblems(dated('2025-03-16'), 'male', words, days)).toEqual([]);
  expect(isBeforeFirstDose(dated('2026-03-16'))).toBe(false);
  expect(isBeforeFirstDose(dated(''))).toBe(false);
});

test('derives from the report, not the card, if pregnancy was asked', () => {
  expect(readPregnancyAnswers({ pregnancy: null, nursing_mother: null })).toBeNull();
  expect(readPregnancyAnswers({ pregnancy: null, nursing_mother: 'no' })).toBe(notPregnant);
  expect(readPregnancyAnswers({ pregnancy: '2° Trimestre', nursing_mother: 'no' })).toBe('2° Trimestre');
});

test('completes a draft of an older version and rejects one of another form', () => {
  const draft = { terapia: therapy, form: { reaction: 'Prurito', reaction_affect: null, no_menstruation: false } };
  expect(readReportDraft(empty(), draft)?.form).toEqual({ ...empty(), reaction: 'Prurito' });
  const { prescrittore: _prescriber, somministrazione: _route, diagnosi: _disease, ...older } = therapy;
  expect(readReportDraft(empty(), { ...draft, terapia: older })?.terapia.id_terapie).toBe(3);
  expect(readReportDraft(empty(), { testo: 'x' })).toBeUndefined();
  expect(readReportedTherapy({ ...draft, terapia: older })?.descrizione_breve).toBe('Brufen');
  expect(readReportedTherapy({ testo: 'x' })).toBeUndefined();
});

test('reads a draft stored before the fields were declared', () => {
  const form = {
    id_structure_pharmacovigilance: '14',
    date_last_menstruation: '',
    pregnancy: 'non-in-gravidanza',
    nursing_mother: 'no',
    reaction: 'Prurito',
    date_reaction: '2026-03-18',
    severity: 'Non grave',
    reaction_duration: '2 giorni',
    drugs_to_treat_reaction: 'Nessuno',
    reaction_now: 'Risolta',
    batch_number: '',
    prescribed_by_doctor: 'si',
    care_provider_warned: '',
    reason: 'Lombalgia',
    adverse_reaction_drug_suspended: 'si',
    first_assumption_date: '2026-03-16',
    last_assumption_date: '31/02/2026',
    how_many_times_day: '2 volte al giorno',
    how_drug_taken: 'orale',
    drug_already_used: 'si',
    same_reaction: '',
    other_drugs_used: '',
    other_diseases: '',
    name_care_provider: 'Elena Bianchi',
    contactable_care_provider: 'si',
    address_care_provider: 'Modena',
    phone_care_provider: '',
    patient_address: 'Via Saragozza 12, Bologna',
    patient_phone: '+390511234567',
    patient_email: 'ada@prova.example',
    reaction_affect: 4,
    no_menstruation: true,
  };
  const stored = JSON.parse(JSON.stringify({ terapia: therapy, form }));
  expect(readReportDraft(empty(), stored)).toEqual({
    terapia: therapy,
    form: { ...form, id_livello_confidenzialita: 6 },
  });
});
