import type { Schema } from '@libretto/api-client/schema';
import type { Patient } from '../../shared/patient/patient.queries.ts';

export type PatientUpdate = Schema<'PatientUpdate'>;
export type PatientSection = PatientUpdate['page'];
export type ContactDetail = Schema<'ContactDetail'>;

export interface PatientChange {
  patient?: Partial<PatientUpdate>;
  detail?: Partial<ContactDetail>;
}

/** Leaves out read-only fields and empty fields for which the contract has no null. */
export function patientUpdate(patient: Patient, page: PatientSection, change: PatientChange): PatientUpdate {
  const { paziente_codfiscale, paziente_nascita, paziente_sesso } = patient;
  return {
    id_paziente: patient.id_paziente,
    paziente_nome: patient.paziente_nome,
    paziente_cognome: patient.paziente_cognome,
    ...(paziente_codfiscale !== null && { paziente_codfiscale }),
    // Any time part is meaningless.
    ...(paziente_nascita !== null && { paziente_nascita: paziente_nascita.slice(0, 10) }),
    ...(paziente_sesso !== 'unknown' && { paziente_sesso }),
    id_stato_matrimoniale: patient.id_stato_matrimoniale,
    paziente_gruppo: patient.paziente_gruppo,
    paziente_donatore_organi: patient.paziente_donatore_organi,
    ...change.patient,
    user: { contact_detail: { ...patient.user.contact_detail, ...change.detail } },
    status: 'update',
    page,
    id_update: patient.id_utente,
  };
}
