import { ReactionFields as maxLengths } from '@libretto/api-client/max-lengths';
import type { Schema } from '@libretto/api-client/schema';
import * as v from 'valibot';
import { strictest } from '../confidentiality/printed-levels.ts';
import { defineForm, type ValuesOf } from '../forms/fields.ts';
import {
  chosen,
  isFilled,
  laterConfidentialityLevel,
  optionalText,
  type PastDayRules,
  pastDay,
  requiredText,
  type TextRules,
} from '../forms/record-fields.ts';
import type { Patient } from '../patient/patient.queries.ts';

export interface ReportedTherapy {
  id_terapie: number;
  id_farmaco_codifa: string | null;
  descrizione_breve: string;
  /** 0 for a forbidden drug; absent in older drafts. */
  tipo_terapia?: number;
  data_inizio: string;
  data_fine: string | null;
  quantita_farmaceutica: string;
  frequenza_farmaceutica: string;
  id_prescrittore: number | null;
  prescrittore: string;
  somministrazione: string;
  diagnosi: string;
}

export const severities = ['Non grave', 'Ricovero in ospedale', 'Pericolo di vita', 'Invalidità permanente'] as const;
export const outcomes = ['Risolta', 'Risolta con conseguenze', 'Migliorata', 'Non ancora risolta', 'Non so'] as const;
export const trimesters = ['1° Trimestre', '2° Trimestre', '3° Trimestre', 'Sconosciuta'] as const;
export const yesNo = ['si', 'no'] as const;

/** For a woman who is not pregnant. The documents have no value for it; null is sent. */
export const notPregnant = 'non-in-gravidanza';

const day = { draft: v.string(), empty: '', rule: pastDay };
const choice = {
  draft: v.string(),
  empty: '',
  rule: ({ required }: Pick<ReportRules, 'required'>) => v.pipe(v.string(), v.check(isFilled, required)),
};
const answer = (text: string): Schema<'YesNo'> => (text === 'si' ? 'si' : 'no');
const yesOrNo = { ...choice, send: answer };

export interface ReportRules extends TextRules, PastDayRules {}

/** `never`, because a report is never edited. */
export const reportForm = defineForm<never, Schema<'ReactionReportSave'>, ReportRules>()({
  id_structure_pharmacovigilance: { ...choice, send: Number },
  date_last_menstruation: day,
  no_menstruation: { draft: v.boolean(), empty: false, send: () => undefined },
  pregnancy: { ...choice, send: (text) => trimesters.find((trimester) => trimester === text) ?? null },
  nursing_mother: yesOrNo,
  reaction: requiredText(maxLengths.reaction),
  date_reaction: day,
  severity: { ...choice, send: (text) => chosen(severities.find((severity) => severity === text)) },
  reaction_affect: {
    draft: v.nullable(v.number()),
    empty: null,
    rule: ({ required }) =>
      v.pipe(
        v.nullable(v.number()),
        v.check((rating) => rating !== null, required),
      ),
    send: chosen<number>,
  },
  reaction_duration: requiredText(maxLengths.reaction_duration),
  drugs_to_treat_reaction: requiredText(maxLengths.drugs_to_treat_reaction),
  reaction_now: { ...choice, send: (text) => chosen(outcomes.find((outcome) => outcome === text)) },
  batch_number: requiredText(maxLengths.batch_number),
  prescribed_by_doctor: yesOrNo,
  care_provider_warned: yesOrNo,
  reason: requiredText(maxLengths.reason),
  adverse_reaction_drug_suspended: yesOrNo,
  first_assumption_date: day,
  last_assumption_date: day,
  how_many_times_day: requiredText(maxLengths.how_many_times_day),
  how_drug_taken: requiredText(maxLengths.how_drug_taken),
  drug_already_used: yesOrNo,
  same_reaction: yesOrNo,
  other_drugs_used: requiredText(maxLengths.other_drugs_used),
  other_diseases: requiredText(maxLengths.other_diseases),
  name_care_provider: requiredText(maxLengths.name_care_provider),
  contactable_care_provider: yesOrNo,
  address_care_provider: requiredText(maxLengths.address_care_provider),
  phone_care_provider: requiredText(maxLengths.phone_care_provider),
  patient_address: optionalText(maxLengths.patient_address),
  patient_phone: optionalText(maxLengths.patient_phone),
  patient_email: optionalText(maxLengths.patient_email),
  id_livello_confidenzialita: { ...laterConfidentialityLevel, read: () => strictest },
});

export type ReportForm = ValuesOf<typeof reportForm>;
export type FieldName = Exclude<keyof ReportForm, 'no_menstruation' | 'id_livello_confidenzialita'>;
export type TextName = Exclude<FieldName, 'reaction_affect'>;

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

/** Contact details are optional; all other fields are required where they apply. */
export const isRequired = (name: FieldName) => !name.startsWith('patient_');

const female: readonly FieldName[] = ['date_last_menstruation', 'pregnancy', 'nursing_mother'];
const conditional = [...female, 'same_reaction'] as const;

/** Returns the saved answers. They were asked if the report has a value, which it has for every woman. */
export function readPregnancyAnswers({
  pregnancy,
  nursing_mother,
}: Pick<Schema<'ReactionReport'>, 'pregnancy' | 'nursing_mother'>) {
  return pregnancy ?? (nursing_mother === null ? null : notPregnant);
}

export function applies(name: FieldName, form: ReportForm, sex: Patient['paziente_sesso']): boolean {
  if (female.includes(name)) return sex === 'female';
  return name !== 'same_reaction' || form.drug_already_used === 'si';
}

export function prefillReport(patient: Patient, therapy: ReportedTherapy, today: string): ReportForm {
  const { contatto_indirizzo, comune_residenza, contatto_telefono } = patient.user.contact_detail;
  const doctor = patient.associated_doctors.find(({ id_cpp }) => id_cpp === therapy.id_prescrittore)?.care_provider;
  // The dates of a forbidden drug are those of the ban, not of doses.
  const taken = therapy.tipo_terapia !== 0;
  const { data_fine: end } = therapy;
  return reportForm.initial(undefined, undefined, {
    prescribed_by_doctor: therapy.prescrittore === '' ? '' : 'si',
    reason: therapy.diagnosi,
    first_assumption_date: taken ? therapy.data_inizio : '',
    last_assumption_date: taken && end !== null && end <= today ? end : '',
    how_many_times_day: taken ? therapy.frequenza_farmaceutica : '',
    how_drug_taken: therapy.somministrazione,
    name_care_provider: doctor?.fullname ?? therapy.prescrittore,
    address_care_provider: doctor?.cpp_localita_iscrizione ?? '',
    patient_address: [contatto_indirizzo, comune_residenza].filter(Boolean).join(', '),
    patient_phone: contatto_telefono ?? '',
    patient_email: patient.paziente_email ?? '',
  });
}

/** Returns the request body: all 28 keys, null where a field does not apply. */
export function toReactionSave(
  form: ReportForm,
  { id_utente, paziente_sesso: sex }: Patient,
  { id_terapie }: Pick<ReportedTherapy, 'id_terapie'>,
): Schema<'ReactionReportSave'> {
  return {
    ...reportForm.body(form, undefined),
    ...(form.no_menstruation && { date_last_menstruation: null }),
    ...Object.fromEntries(conditional.filter((name) => !applies(name, form, sex)).map((name) => [name, null])),
    id_utente,
    id_terapie,
  };
}
