import type { Schema } from '@libretto/api-client/schema';
import * as v from 'valibot';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { bloodGroups } from './blood-group.ts';
import type { PatientChange } from './patient-update.ts';

export interface MedicalInformation {
  paziente_gruppo: string;
  paziente_donatore_organi: string;
}

/** 0 Non acconsento, 1 Acconsento. */
export const organDonations: readonly Schema<'OrganDonation'>[] = ['0', '1'];

export const medicalInformationSchema = v.object({
  paziente_gruppo: v.string(),
  paziente_donatore_organi: v.string(),
});

export function medicalInformationOf(patient: Patient): MedicalInformation {
  return {
    paziente_gruppo: patient.paziente_gruppo ?? '',
    paziente_donatore_organi: patient.paziente_donatore_organi ?? '',
  };
}

export function medicalInformationChange(form: MedicalInformation): PatientChange {
  return {
    patient: {
      paziente_gruppo: bloodGroups.find((group) => group === form.paziente_gruppo) ?? null,
      paziente_donatore_organi: organDonations.find((choice) => choice === form.paziente_donatore_organi) ?? null,
    },
  };
}

export function readMedicalInformationDraft(content: DraftContent): (MedicalInformation & DraftContent) | undefined {
  const read = v.safeParse(medicalInformationSchema, content);
  return read.success ? { ...read.output } : undefined;
}
