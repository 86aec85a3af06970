import type { Schema } from '@libretto/api-client/schema';
import * as v from 'valibot';
import { defineForm, type ValuesOf } from '../../shared/forms/fields.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { bloodGroups } from './blood-group.ts';
import type { PatientUpdate } from './patient-update.ts';

/** 0 Non acconsento, 1 Acconsento. */
export const organDonations: readonly Schema<'OrganDonation'>[] = ['0', '1'];

const text = { draft: v.string(), empty: '' };

export const bloodGroupField = {
  ...text,
  send: (chosen: string) => bloodGroups.find((group) => group === chosen) ?? null,
};

export const medicalInformationForm = defineForm<Patient, Partial<PatientUpdate>>()({
  paziente_gruppo: bloodGroupField,
  paziente_donatore_organi: { ...text, send: (chosen) => organDonations.find((choice) => choice === chosen) ?? null },
});

export type MedicalInformation = ValuesOf<typeof medicalInformationForm>;
