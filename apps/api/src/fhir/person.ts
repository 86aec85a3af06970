import type { ContactPoint, Patient } from 'fhir/r4';
import type { Schemas, SharedRecord } from '../summary/render-context.ts';
import { toCoding } from './displays.ts';
import {
  hl7,
  loinc,
  type MappedResource,
  type MappingContext,
  resourceId,
  securityLabel,
  unknownValue,
} from './elements.ts';

const phone = (value: string): ContactPoint => ({ system: 'phone', value });

/** The identity has the first level; the details have no level and count as the strictest. */
const identityLevel = 1;

export const patientKind = 'patient';

function toAddress({ contatto_indirizzo: line, comune_residenza: city }: Schemas['ContactDetail']) {
  if (!line && !city) return {};
  return { address: [{ use: 'home' as const, ...(line && { line: [line] }), ...(city && { city }) }] };
}

function toContact({
  paziente_email,
  contact_detail,
}: NonNullable<SharedRecord['dettagli']>): Pick<Patient, 'telecom' | 'address'> {
  const telecom: ContactPoint[] = [
    ...(contact_detail.contatto_telefono ? [phone(contact_detail.contatto_telefono)] : []),
    ...(paziente_email ? [{ system: 'email' as const, value: paziente_email }] : []),
  ];
  return { ...(telecom.length > 0 && { telecom }), ...toAddress(contact_detail) };
}

/** By ID, from 1; undefined when not declared. */
const maritals = ['S', 'M', 'T', 'T', 'L', 'D', 'W'] as const;

function toMaritalStatus({
  id_stato_matrimoniale: id,
}: NonNullable<SharedRecord['dettagli']>): Pick<Patient, 'maritalStatus'> {
  const code = maritals[(id ?? 0) - 1];
  return code === undefined ? {} : { maritalStatus: hl7('v3-MaritalStatus', code) };
}

export function toPatient({ identita, dettagli }: SharedRecord): MappedResource {
  const { paziente_codfiscale: taxCode, paziente_nascita: born, paziente_sesso: sex } = identita;
  const patient: Patient & { id: string } = {
    resourceType: 'Patient',
    id: resourceId(patientKind, identita.id_paziente),
    ...securityLabel(dettagli ? null : identityLevel),
    ...(taxCode && {
      identifier: [{ system: 'urn:oid:2.16.840.1.113883.2.9.4.3.2', value: taxCode, type: hl7('v2-0203', 'NI') }],
    }),
    name: [
      {
        text: `${identita.paziente_nome} ${identita.paziente_cognome}`.trim(),
        ...(identita.paziente_cognome && { family: identita.paziente_cognome }),
        ...(identita.paziente_nome && { given: [identita.paziente_nome] }),
      },
    ],
    gender: sex,
    ...(born === null ? { _birthDate: unknownValue } : { birthDate: born.slice(0, 10) }),
    ...(dettagli && { ...toMaritalStatus(dettagli), ...toContact(dettagli) }),
  };
  return { resource: patient };
}

const bloodGroups: Record<Schemas['BloodGroup'], string> = {
  '0 +': '278147001',
  '0 -': '278148006',
  'A +': '278149003',
  'A -': '278152006',
  'B +': '278150003',
  'B -': '278153001',
  'AB +': '278151004',
  'AB -': '278154007',
};

export function mapBloodGroup(
  { identita, paziente_gruppo: group }: SharedRecord,
  { patient, messages }: MappingContext,
): MappedResource[] {
  if (group === null) return [];
  return [
    {
      section: 'results',
      resource: {
        resourceType: 'Observation',
        id: resourceId('blood-group', identita.id_paziente),
        ...securityLabel(identityLevel),
        status: 'final',
        category: [hl7('observation-category', 'laboratory')],
        code: { coding: [loinc('882-1')], text: messages.person.blood },
        subject: patient,
        valueCodeableConcept: {
          coding: [toCoding('http://snomed.info/sct', bloodGroups[group])],
          text: group.replace(' ', ''),
        },
      },
    },
  ];
}

export function mapContacts(record: SharedRecord, { patient }: MappingContext): MappedResource[] {
  const toMapped = (row: Schemas['Contact'], section: 'emergency' | 'contacts'): MappedResource => ({
    section,
    resource: {
      resourceType: 'RelatedPerson',
      id: resourceId('contact', row.id_contatto),
      ...securityLabel(row.id_livello_confidenzialita),
      patient,
      ...(section === 'emergency' && { relationship: [hl7('v2-0131', 'C')] }),
      name: [{ text: row.contatto_nominativo }],
      ...(row.contatto_telefono && { telecom: [phone(row.contatto_telefono)] }),
    },
  });
  return [
    ...record.contattiemergenza.map((row) => toMapped(row, 'emergency')),
    ...record.contattialtro.map((row) => toMapped(row, 'contacts')),
  ];
}
