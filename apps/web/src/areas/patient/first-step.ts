import { defineForm, type ValuesOf } from '../../shared/forms/fields.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { bloodGroupField } from './medical-information.ts';
import type { PatientUpdate } from './patient-update.ts';
import { birthDateField } from './personal-data.ts';

interface FirstStepRules {
  required: string;
  date: string;
  today: string;
}

export const firstStepForm = defineForm<Patient, Partial<PatientUpdate>, FirstStepRules>()({
  paziente_nascita: birthDateField,
  paziente_gruppo: bloodGroupField,
});

export type FirstStep = ValuesOf<typeof firstStepForm>;
