import type { Bundle, Composition, CompositionSection, FhirResource, Narrative } from 'fhir/r4';
import { calendarDay, timestamp } from '../clock.ts';
import {
  type DatedRenderContext,
  formatFact,
  type Language,
  messagesFor,
  type Schemas,
  type Section,
  type SectionId,
  type SharedRecord,
} from '../summary/render-context.ts';
import { fullName, recordSections } from '../summary/sections.ts';
import { mapExams, mapFiles, mapVisits } from './care.ts';
import { diagnosisReferences, mapDiagnoses } from './conditions.ts';
import {
  hl7,
  loinc,
  type MappedResource,
  type MappingContext,
  type SectionKey,
  sectionCode,
  strictestLabel,
  toReference,
  toUrn,
} from './elements.ts';
import { mapIntolerances, mapReactions, mapTherapies, mapVaccinations } from './medicines.ts';
import { mapAnamnesis, mapNotebook, mapPregnancies, mapReadings } from './observations.ts';
import { mapBloodGroup, mapContacts, patientKind, toPatient } from './person.ts';

export interface DocumentParts extends Pick<DatedRenderContext, 'centres' | 'timeZone' | 'medicines'> {
  files: readonly Schemas['File'][];
  language: Language;
  at: number;
  id: string;
  extract?: boolean;
}

/** What decides about treatment first, then recent findings, whom to call, and the background. */
const sections: readonly (readonly [SectionKey, ...SectionId[]])[] = [
  ['allergies', 'allergies', 'forbidden', 'reactions'],
  ['alerts', 'forbidden'],
  ['reactions', 'reactions'],
  ['medicines', 'therapies', 'pastTherapies'],
  ['problems', 'conditions'],
  ['suspected', 'suspected'],
  ['results', 'completed'],
  ['vitalSigns', 'readings'],
  ['plan', 'requested', 'scheduled'],
  ['encounters', 'visits'],
  ['immunizations', 'vaccinations'],
  ['emergency', 'emergencyContacts'],
  ['pregnancies', 'pregnancies'],
  ['pastProblems', 'pastHistory'],
  ['recentHistory', 'recentHistory'],
  ['familyHistory', 'familyHistory'],
  ['socialHistory', 'habits'],
  ['story', 'notebook'],
  ['excluded', 'excluded'],
  ['files', 'files'],
  ['contacts', 'otherContacts'],
];

/** The International Patient Summary requires these three even when they are empty. */
const requiredSections: readonly SectionKey[] = ['allergies', 'medicines', 'problems'];

const escapeMarkup = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const controlCharacters = /[^\P{Cc}\n\t]/gu;

/** FHIR forbids control characters. In place: a copy of the largest record would exceed a worker's memory. */
function removeControls(part: object): void {
  for (const [key, value] of Object.entries(part)) {
    if (typeof value === 'object' && value !== null) removeControls(value);
    else if (typeof value === 'string' && value.search(controlCharacters) >= 0)
      Object.assign(part, { [key]: value.replace(controlCharacters, ' ') });
  }
}

function narrative(mapped: readonly Section[], extra: readonly string[], language: Language): Narrative {
  const lists = mapped.map(({ title, none, entries }) => {
    const rows = entries.map(({ name, facts }) => {
      const lines = facts.map((fact) => `<br/>${escapeMarkup(formatFact(fact))}`);
      return `<li><b>${escapeMarkup(name)}</b>${lines.join('')}</li>`;
    });
    const body = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : `<p>${escapeMarkup(none)}</p>`;
    return `<p><b>${escapeMarkup(title)}</b></p>${body}`;
  });
  const lines = extra.map((line) => `<p>${escapeMarkup(line)}</p>`);
  const div = `<div xmlns="http://www.w3.org/1999/xhtml" lang="${language}" xml:lang="${language}">`;
  return { status: 'generated', div: `${div}${[...lines, ...lists].join('')}</div>` };
}

type ResourceMapper = (
  record: SharedRecord,
  mapping: MappingContext,
  files: readonly Schemas['File'][],
) => MappedResource[];

/** In document order. A test compares the lists with the kinds that declare to be part of FHIR documents. */
export const resourceMappers = {
  contattiemergenza: mapContacts,
  contattialtro: () => [],
  paziente_gruppo: mapBloodGroup,
  diagnosi: mapDiagnoses,
  terapie: mapTherapies,
  reazioni: (record, mapping) => [...mapReactions(record, mapping), ...mapIntolerances(record, mapping)],
  vaccinazioni: mapVaccinations,
  esami: mapExams,
  files: (record, mapping, files) => mapFiles(record, files, mapping),
  visite: mapVisits,
  rilevazioni: mapReadings,
  anamnesi: mapAnamnesis,
  gravidanze: mapPregnancies,
  tbl_taccuinos: mapNotebook,
} satisfies Partial<Record<keyof SharedRecord, ResourceMapper>>;

const mapRecord = (
  record: SharedRecord,
  files: readonly Schemas['File'][],
  mapping: MappingContext,
): MappedResource[] => Object.values<ResourceMapper>(resourceMappers).flatMap((tell) => tell(record, mapping, files));

/** International Patient Summary (HL7 FHIR R4 document) of a record or the visible part of it. */
export function buildDocument(record: SharedRecord, parts: DocumentParts): Bundle<FhirResource> {
  const { files, medicines, centres, timeZone, language, at, id, extract } = parts;
  const messages = messagesFor(language, extract);
  const patient = toReference(patientKind, record.identita.id_paziente);
  const mapping: MappingContext = {
    messages,
    centres,
    timeZone,
    medicines,
    patient,
    diagnoses: diagnosisReferences(record),
  };
  const mapped = mapRecord(record, files, mapping);
  const textSections = recordSections(record, mapping);

  const toCompositionSection = ([key, ...ids]: (typeof sections)[number]): CompositionSection[] => {
    const entry = mapped
      .filter(({ section }) => section === key)
      .map(({ resource }) => ({ reference: toUrn(resource.id) }));
    if (entry.length === 0 && !requiredSections.includes(key)) return [];
    const lists = textSections.filter((one) => ids.includes(one.id));
    const title = key === 'medicines' ? messages.therapiesTitle : (lists[0]?.title ?? '');
    const group = record.paziente_gruppo?.replace(' ', '');
    const extra = key === 'results' && group !== undefined ? [`${messages.person.blood}: ${group}`] : [];
    return [
      {
        title,
        code: sectionCode(key, title),
        text: narrative(lists, extra, language),
        ...(entry.length > 0 ? { entry } : { emptyReason: hl7('list-empty-reason', 'unavailable') }),
      },
    ];
  };

  const date = timestamp(at);
  const resources = [toPatient(record), ...mapped].map(({ resource }) => resource);
  const label = strictestLabel(resources);
  const composition: Composition & { id: string } = {
    resourceType: 'Composition',
    id,
    meta: { security: [label] },
    language,
    status: 'final',
    type: { coding: [loinc('60591-5')] },
    subject: patient,
    ...(extract && { text: narrative([], [messages.asOf(messages.day(calendarDay(at, timeZone)))], language) }),
    date,
    author: [patient],
    title: messages.of(messages.report, fullName(record)),
    confidentiality: label.code as NonNullable<Composition['confidentiality']>,
    section: sections.flatMap(toCompositionSection),
  };
  const bundle: Bundle<FhirResource> = {
    resourceType: 'Bundle',
    meta: { security: [label] },
    language,
    identifier: { system: 'urn:ietf:rfc:3986', value: toUrn(id) },
    type: 'document',
    timestamp: date,
    entry: [composition, ...resources].map((resource) => ({ fullUrl: toUrn(resource.id), resource })),
  };
  removeControls(bundle);
  return bundle;
}
