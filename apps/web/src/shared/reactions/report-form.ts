import type { Schema } from '@libretto/api-client/schema';
import type { Patient } from '../patient/patient.queries.ts';

/** What the report asks of a therapy. */
export interface ReportedTherapy {
  id_terapie: number;
  id_farmaco_codifa: string | null;
  descrizione_breve: string;
  /** 0 for a drug that is forbidden; drafts do without. */
  tipo_terapia?: number;
  data_inizio: string;
  data_fine: string | null;
  quantita_farmaceutica: string;
  frequenza_farmaceutica: string;
  id_prescrittore: number | null;
  /** By name, also of a doctor who is not associated. */
  prescrittore: string;
  /** By which route it is taken, as the catalogue says. */
  somministrazione: string;
  /** The disease that it is taken for. */
  diagnosi: string;
}

export const severities = ['Non grave', 'Ricovero in ospedale', 'Pericolo di vita', 'Invalidità permanente'] as const;
export const outcomes = ['Risolta', 'Risolta con conseguenze', 'Migliorata', 'Non ancora risolta', 'Non so'] as const;
export const trimesters = ['1° Trimestre', '2° Trimestre', '3° Trimestre', 'Sconosciuta'] as const;
export const yesNo = ['si', 'no'] as const;

/** Of a woman who is not pregnant; the documents have no word for her, and null goes over the wire. */
export const notPregnant = 'non-in-gravidanza';

const texts = [
  'id_structure_pharmacovigilance',
  'date_last_menstruation',
  'pregnancy',
  'nursing_mother',
  'reaction',
  'date_reaction',
  'severity',
  'reaction_duration',
  'drugs_to_treat_reaction',
  'reaction_now',
  'batch_number',
  'prescribed_by_doctor',
  'care_provider_warned',
  'reason',
  'adverse_reaction_drug_suspended',
  'first_assumption_date',
  'last_assumption_date',
  'how_many_times_day',
  'how_drug_taken',
  'drug_already_used',
  'same_reaction',
  'other_drugs_used',
  'other_diseases',
  'name_care_provider',
  'contactable_care_provider',
  'address_care_provider',
  'phone_care_provider',
  'patient_address',
  'patient_phone',
  'patient_email',
] as const;

export type TextName = (typeof texts)[number];
export type FieldName = TextName | 'reaction_affect';

export type ReportForm = Record<TextName, string> & {
  reaction_affect: number | null;
  /** There is no last menstruation to tell of. */
  no_menstruation: boolean;
};

/** The seven parts, with the fields of each in their order. */
export const parts = [
  {
    id: 'patient',
    fields: ['id_structure_pharmacovigilance', 'date_last_menstruation', 'pregnancy', 'nursing_mother'],
  },
  {
    id: 'reaction',
    fields: [
      'reaction',
      'date_reaction',
      'severity',
      'reaction_affect',
      'reaction_duration',
      'drugs_to_treat_reaction',
      'reaction_now',
    ],
  },
  {
    id: 'details',
    fields: [
      'batch_number',
      'prescribed_by_doctor',
      'care_provider_warned',
      'reason',
      'adverse_reaction_drug_suspended',
    ],
  },
  {
    id: 'consumption',
    fields: ['first_assumption_date', 'last_assumption_date', 'how_many_times_day', 'how_drug_taken'],
  },
  { id: 'past', fields: ['drug_already_used', 'same_reaction', 'other_drugs_used', 'other_diseases'] },
  {
    id: 'provider',
    fields: ['name_care_provider', 'contactable_care_provider', 'address_care_provider', 'phone_care_provider'],
  },
  { id: 'card', fields: ['patient_address', 'patient_phone', 'patient_email'] },
] as const satisfies readonly { id: string; fields: readonly FieldName[] }[];

export type PartId = (typeof parts)[number]['id'];

/** How the patient is reached is good to have; all the rest has to be said where it applies. */
export const isRequired = (name: FieldName) => !name.startsWith('patient_');

const female: readonly FieldName[] = ['date_last_menstruation', 'pregnancy', 'nursing_mother'];

/** What a saved report says of it. Whether it was asked, the report knows: every woman says whether she nurses. */
export function pregnancyOf({
  pregnancy,
  nursing_mother,
}: Pick<Schema<'ReactionReport'>, 'pregnancy' | 'nursing_mother'>) {
  return pregnancy ?? (nursing_mother === null ? null : notPregnant);
}

/** Whether a field is asked at all. */
export function applies(name: FieldName, form: ReportForm, sex: Patient['paziente_sesso']): boolean {
  if (female.includes(name)) return sex === 'female';
  return name !== 'same_reaction' || form.drug_already_used === 'si';
}

/** What the patient, the therapy and the doctor already say. */
export function formOf(patient: Patient, therapy: ReportedTherapy, today: string): ReportForm {
  const { contatto_indirizzo, comune_residenza, contatto_telefono } = patient.user.contact_detail;
  const doctor = patient.associated_doctors.find(({ id_cpp }) => id_cpp === therapy.id_prescrittore)?.care_provider;
  // A drug that is forbidden has a day, too, but it is that of the ban.
  const taken = therapy.tipo_terapia !== 0;
  const { data_fine: end } = therapy;
  const blank = Object.fromEntries(texts.map((name) => [name, ''])) as Record<TextName, string>;
  return {
    ...blank,
    reaction_affect: null,
    no_menstruation: false,
    prescribed_by_doctor: therapy.prescrittore === '' ? '' : 'si',
    reason: therapy.diagnosi,
    first_assumption_date: taken ? therapy.data_inizio : '',
    // Who still takes it took it today, unless they stopped: they say.
    last_assumption_date: taken && end !== null && end <= today ? end : '',
    how_many_times_day: taken ? therapy.frequenza_farmaceutica : '',
    how_drug_taken: therapy.somministrazione,
    name_care_provider: doctor?.fullname ?? therapy.prescrittore,
    address_care_provider: doctor?.cpp_localita_iscrizione ?? '',
    patient_address: [contatto_indirizzo, comune_residenza].filter(Boolean).join(', '),
    patient_phone: contatto_telefono ?? '',
    patient_email: patient.paziente_email,
  };
}

const answer = (text: string): Schema<'YesNo'> => (text === 'si' ? 'si' : 'no');

/** What goes over the wire: all 28 keys, null where a field does not apply. */
export function saveOf(
  form: ReportForm,
  patient: Patient,
  { id_terapie }: Pick<ReportedTherapy, 'id_terapie'>,
): Schema<'ReactionReportSave'> {
  const said = (name: TextName) => applies(name, form, patient.paziente_sesso);
  const text = (name: TextName) => form[name].trim();
  return {
    id_utente: patient.id_utente,
    id_terapie,
    id_structure_pharmacovigilance: Number(form.id_structure_pharmacovigilance),
    date_last_menstruation:
      said('date_last_menstruation') && !form.no_menstruation ? form.date_last_menstruation : null,
    pregnancy: (said('pregnancy') && trimesters.find((one) => one === form.pregnancy)) || null,
    nursing_mother: said('nursing_mother') ? answer(form.nursing_mother) : null,
    reaction: text('reaction'),
    date_reaction: form.date_reaction,
    severity: severities.find((one) => one === form.severity) ?? severities[0],
    reaction_affect: form.reaction_affect ?? 1,
    reaction_duration: text('reaction_duration'),
    drugs_to_treat_reaction: text('drugs_to_treat_reaction'),
    reaction_now: outcomes.find((one) => one === form.reaction_now) ?? 'Non so',
    batch_number: text('batch_number'),
    prescribed_by_doctor: answer(form.prescribed_by_doctor),
    care_provider_warned: answer(form.care_provider_warned),
    reason: text('reason'),
    adverse_reaction_drug_suspended: answer(form.adverse_reaction_drug_suspended),
    first_assumption_date: form.first_assumption_date,
    last_assumption_date: form.last_assumption_date,
    how_many_times_day: text('how_many_times_day'),
    how_drug_taken: text('how_drug_taken'),
    drug_already_used: answer(form.drug_already_used),
    same_reaction: said('same_reaction') ? answer(form.same_reaction) : null,
    other_drugs_used: text('other_drugs_used'),
    other_diseases: text('other_diseases'),
    name_care_provider: text('name_care_provider'),
    contactable_care_provider: answer(form.contactable_care_provider),
    address_care_provider: text('address_care_provider'),
    phone_care_provider: text('phone_care_provider'),
    patient_address: text('patient_address'),
    patient_phone: text('patient_phone'),
    patient_email: text('patient_email'),
  };
}
