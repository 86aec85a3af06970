import { createHash } from 'node:crypto';
import type { CodeableConcept, Coding, FhirResource, Meta, Reference } from 'fhir/r4';
import type { DatedRenderContext } from '../summary/render-context.ts';
import { substanceInEnglish } from '../summary/substances.ts';
import { toCoding } from './displays.ts';

export interface MappingContext extends DatedRenderContext {
  patient: Reference;
  /** Diagnoses by ID, as reasons of other resources. Allergies are not conditions in FHIR. */
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

export type SectionKey =
  | keyof typeof sectionCodes
  | 'suspected'
  | 'emergency'
  | 'reactions'
  | 'excluded'
  | 'contacts'
  | 'files';

export interface MappedResource {
  resource: FhirResource & { id: string };
  section?: SectionKey;
}

export const loinc = (code: string): Coding => toCoding('http://loinc.org', code);

export function sectionCode(key: SectionKey, title: string): CodeableConcept {
  const code = Object.entries(sectionCodes).find(([known]) => known === key)?.[1];
  return { ...(code !== undefined && { coding: [loinc(code)] }), text: title };
}

export const hl7 = (system: string, code: string): CodeableConcept => ({
  coding: [toCoding(`http://terminology.hl7.org/CodeSystem/${system}`, code)],
});

/** Returns a deterministic UUID, so that programs recognize the same record in several documents. */
export function resourceId(kind: string, id: number): string {
  const hash = createHash('sha256').update(`libretto ${kind} ${id}`).digest('hex');
  // UUID version 8: custom, hash-based.
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

export const toUrn = (id: string): string => `urn:uuid:${id}`;
export const toReference = (kind: string, id: number): Reference => ({ reference: toUrn(resourceId(kind, id)) });

const confidentialities = ['U', 'L', 'M', 'N', 'R', 'V'] as const;
const strictest = 6;

export function confidentiality(level: number | null): Coding & { code: (typeof confidentialities)[number] } {
  const code = confidentialities[(level ?? strictest) - 1] ?? 'V';
  return toCoding('http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code);
}

/** Records without a level count as the strictest. */
export const securityLabel = (level: number | null): { meta: Meta } => ({
  meta: { security: [confidentiality(level)] },
});

export function strictestLabel(resources: readonly FhirResource[]): Coding {
  const codes: readonly string[] = confidentialities;
  const levels = resources.flatMap(({ meta }) => meta?.security ?? []).map(({ code = '' }) => codes.indexOf(code));
  const maxIndex = Math.max(0, ...levels);
  return confidentiality(maxIndex + 1);
}

export const unknownValue = {
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
};

export function medicineConcept(name: string, id: string | null, { medicines }: MappingContext): CodeableConcept {
  const { codice_atc: atc, codice_aic: aic, principio_attivo: substance } = (id !== null && medicines.get(id)) || {};
  const coding: Coding[] = [
    // Display names of level 5 ATC codes are the substances. Vaccines of the built-in list have no substance.
    ...(atc
      ? [
          {
            system: 'http://www.whocc.no/atc',
            code: atc,
            ...(substance && { display: substanceInEnglish(substance) }),
          },
        ]
      : []),
    ...(aic ? [{ system: 'urn:oid:2.16.840.1.113883.2.9.6.1.5', code: aic, display: name }] : []),
  ];
  return { ...(coding.length > 0 && { coding }), text: name };
}

export const notes = (...texts: (string | null | undefined)[]): { note?: { text: string }[] } => {
  const written = texts.flatMap((text) => (text?.trim() ? [{ text }] : []));
  return written.length > 0 ? { note: written } : {};
};

export function toReasons(ids: readonly number[], { diagnoses }: MappingContext, reason = '') {
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
