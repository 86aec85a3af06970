import { createHash } from 'node:crypto';
import type { CodeableConcept, Coding, FhirResource, Meta, Reference } from 'fhir/r4';
import { substanceInEnglish } from '../summary/substances.ts';
import type { DatedTelling } from '../summary/telling.ts';
import { coded } from './displays.ts';

/** What the mapping needs besides the record. */
export interface Mapping extends DatedTelling {
  patient: Reference;
  /** What other records say they are for, by id. Allergies are diagnoses here, and something else there. */
  diagnoses: ReadonlyMap<number, { reference: Reference; isCondition: boolean; name: string }>;
}

const sectionCodes = {
  alerts: '104605-1',
  allergies: '48765-2',
  medicines: '10160-0',
  problems: '11450-4',
  immunizations: '11369-6',
  results: '30954-2',
  plan: '18776-5',
  vitalSigns: '8716-3',
  pastProblems: '11348-0',
  recentHistory: '10164-2',
  familyHistory: '10157-6',
  socialHistory: '29762-2',
  pregnancies: '10162-6',
  story: '81338-6',
  encounters: '46240-8',
} as const;

/** Sections that LOINC has no code for have a title only. */
export type SectionKey =
  | keyof typeof sectionCodes
  | 'suspected'
  | 'emergency'
  | 'reactions'
  | 'excluded'
  | 'contacts'
  | 'files';

/** A resource, and the section that lists it; without one, it is there because another refers to it. */
export interface Told {
  resource: FhirResource & { id: string };
  section?: SectionKey;
}

export const loinc = (code: string): Coding => coded('http://loinc.org', code);

export function sectionCode(key: SectionKey, title: string): CodeableConcept {
  const code = Object.entries(sectionCodes).find(([known]) => known === key)?.[1];
  return { ...(code !== undefined && { coding: [loinc(code)] }), text: title };
}

export const hl7 = (system: string, code: string): CodeableConcept => ({
  coding: [coded(`http://terminology.hl7.org/CodeSystem/${system}`, code)],
});

/** The same record has the same id in every document, so that a program that reads two of them recognises it. */
export function idOf(kind: string, id: number): string {
  const hash = createHash('sha256').update(`libretto ${kind} ${id}`).digest('hex');
  // Version 8: of our own making.
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

export const addressOf = (id: string): string => `urn:uuid:${id}`;
export const referTo = (kind: string, id: number): Reference => ({ reference: addressOf(idOf(kind, id)) });

// In ascending secrecy, as the six levels.
const confidentialities = ['U', 'L', 'M', 'N', 'R', 'V'] as const;
const strictest = 6;

export function confidentiality(level: number | null): Coding & { code: (typeof confidentialities)[number] } {
  const code = confidentialities[(level ?? strictest) - 1] ?? 'V';
  return coded('http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code);
}

/** How secret it is; what has no level counts as the strictest. */
export const labelled = (level: number | null): { meta: Meta } => ({ meta: { security: [confidentiality(level)] } });

/** Of the labels of several resources, the strictest. */
export function strictestLabel(resources: readonly FhirResource[]): Coding {
  const codes: readonly string[] = confidentialities;
  const levels = resources.flatMap(({ meta }) => meta?.security ?? []).map(({ code = '' }) => codes.indexOf(code));
  const worst = Math.max(0, ...levels);
  return confidentiality(worst + 1);
}

/** Where a value is required and nobody knows it. */
export const unknownValue = {
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
};

/** A medicine by its name, and by the codes of the catalogue where it has some. */
export function medicineConcept(name: string, id: string | null, { medicines }: Mapping): CodeableConcept {
  const { codice_atc: atc, codice_aic: aic, principio_attivo: substance } = (id !== null && medicines.get(id)) || {};
  const coding: Coding[] = [
    // The index names a code of the fifth level by the substance. A vaccine of our list has none, and no name here.
    ...(atc
      ? [
          {
            system: 'http://www.whocc.no/atc',
            code: atc,
            ...(substance && { display: substanceInEnglish(substance) }),
          },
        ]
      : []),
    // The Italian marketing authorisation.
    ...(aic ? [{ system: 'urn:oid:2.16.840.1.113883.2.9.6.1.5', code: aic, display: name }] : []),
  ];
  return { ...(coding.length > 0 && { coding }), text: name };
}

/** A text of the record as a note; nothing when it is empty. FHIR allows no text that is blank. */
export const notes = (...texts: (string | null | undefined)[]): { note?: { text: string }[] } => {
  const written = texts.flatMap((text) => (text?.trim() ? [{ text }] : []));
  return written.length > 0 ? { note: written } : {};
};

/** What something is for: the condition, or the name of what is no condition. */
export function reasonsOf(ids: readonly number[], { diagnoses }: Mapping, reason = '') {
  const known = ids.map((id) => diagnoses.get(id)).filter((found) => found !== undefined);
  const reasonReference = known.filter(({ isCondition }) => isCondition).map(({ reference }) => reference);
  const others = known.filter(({ isCondition }) => !isCondition).map(({ name }) => ({ text: name }));
  const reasonCode = [...(reason.trim() ? [{ text: reason }] : []), ...others];
  return {
    ...(reasonReference.length > 0 && { reasonReference }),
    ...(reasonCode.length > 0 && { reasonCode }),
  };
}

export const textOr = (text: string, otherwise: string): string => (text.trim() ? text : otherwise);
