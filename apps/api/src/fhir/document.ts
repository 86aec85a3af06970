import type { Bundle, Composition, CompositionSection, FhirResource, Narrative } from 'fhir/r4';
import { timestamp } from '../clock.ts';
import { nameOf, sectionsOf } from '../summary/sections.ts';
import {
  type DatedTelling,
  type Language,
  lineOf,
  type Schemas,
  type Section,
  type SectionId,
  type SharedRecord,
  wordsOf,
} from '../summary/telling.ts';
import { examsOf, filesOf, visitsOf } from './care.ts';
import { diagnosesOf, referencesOf } from './conditions.ts';
import {
  addressOf,
  hl7,
  loinc,
  type Mapping,
  referTo,
  type SectionKey,
  sectionCode,
  strictestLabel,
  type Told,
} from './elements.ts';
import { intolerancesOf, reactionsOf, therapiesOf, vaccinationsOf } from './medicines.ts';
import { anamnesisOf, notebookOf, pregnanciesOf, readingsOf } from './observations.ts';
import { bloodGroupOf, contactsOf, patientKind, patientOf } from './person.ts';

export interface DocumentParts extends Pick<DatedTelling, 'centres' | 'timeZone' | 'medicines'> {
  /** All files of the record; those that the record does not show are left out. */
  files: readonly Schemas['File'][];
  language: Language;
  at: number;
  /** A UUID of this document. */
  id: string;
  /** Only a part of the record. */
  extract?: boolean;
}

/** The sections in their order, and the parts of the record that tell them in words. */
const sections: readonly (readonly [SectionKey, ...SectionId[]])[] = [
  ['alerts', 'forbidden'],
  ['allergies', 'allergies', 'forbidden', 'reactions'],
  ['medicines', 'therapies', 'pastTherapies'],
  ['problems', 'conditions'],
  ['suspected', 'suspected'],
  ['reactions', 'reactions'],
  ['immunizations', 'vaccinations'],
  ['results', 'completed'],
  ['plan', 'requested', 'scheduled'],
  ['encounters', 'visits'],
  ['vitalSigns', 'readings'],
  ['familyHistory', 'familyHistory'],
  ['pastProblems', 'pastHistory'],
  ['recentHistory', 'recentHistory'],
  ['socialHistory', 'habits'],
  ['pregnancies', 'pregnancies'],
  ['story', 'notebook'],
  ['excluded', 'excluded'],
  ['files', 'files'],
  ['emergency', 'emergencyContacts'],
  ['contacts', 'otherContacts'],
];

/** An International Patient Summary says of these three that there is nothing, too. */
const required: readonly SectionKey[] = ['allergies', 'medicines', 'problems'];

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** FHIR allows no control characters in a text. */
const control = /[^\P{Cc}\n\t]/gu;

/** Replaces them in place: a copy of the largest record would not fit beside it into the memory of a worker. */
function removeControls(part: object): void {
  for (const [key, value] of Object.entries(part)) {
    if (typeof value === 'object' && value !== null) removeControls(value);
    else if (typeof value === 'string' && value.search(control) >= 0)
      Object.assign(part, { [key]: value.replace(control, ' ') });
  }
}

/** What people read where a program shows nothing else. */
function narrative(told: readonly Section[], extra: readonly string[], language: Language): Narrative {
  const lists = told.map(({ title, none, entries }) => {
    const rows = entries.map(({ name, facts }) => {
      const lines = facts.map((fact) => `<br/>${escaped(lineOf(fact))}`);
      return `<li><b>${escaped(name)}</b>${lines.join('')}</li>`;
    });
    const body = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : `<p>${escaped(none)}</p>`;
    return `<p><b>${escaped(title)}</b></p>${body}`;
  });
  const lines = extra.map((line) => `<p>${escaped(line)}</p>`);
  const div = `<div xmlns="http://www.w3.org/1999/xhtml" lang="${language}" xml:lang="${language}">`;
  return { status: 'generated', div: `${div}${[...lines, ...lists].join('')}</div>` };
}

type Tell = (record: SharedRecord, mapping: Mapping, files: readonly Schemas['File'][]) => Told[];

/**
 * The resources of each part of the shared record, in the order of the document. A part that is missing does not compile;
 * one without resources of its own says so. The patient comes before all.
 */
const resourcesOf: Record<Exclude<keyof SharedRecord, 'identita' | 'dettagli'>, Tell> = {
  contattiemergenza: contactsOf,
  // Told with those for an emergency.
  contattialtro: () => [],
  paziente_gruppo: bloodGroupOf,
  diagnosi: diagnosesOf,
  terapie: therapiesOf,
  reazioni: (record, mapping) => [...reactionsOf(record, mapping), ...intolerancesOf(record, mapping)],
  vaccinazioni: vaccinationsOf,
  esami: examsOf,
  files: (record, mapping, files) => filesOf(record, files, mapping),
  visite: visitsOf,
  rilevazioni: readingsOf,
  anamnesi: anamnesisOf,
  gravidanze: pregnanciesOf,
  tbl_taccuinos: notebookOf,
};

/** Everything in a record as far as it is shared, whichever area it is of. */
const toldOf = (record: SharedRecord, files: readonly Schemas['File'][], mapping: Mapping): Told[] =>
  Object.values(resourcesOf).flatMap((tell) => tell(record, mapping, files));

/** A record, or what somebody may see of it, as an International Patient Summary: an HL7 FHIR R4 document. */
export function documentOf(record: SharedRecord, parts: DocumentParts): Bundle<FhirResource> {
  const { files, medicines, centres, timeZone, language, at, id, extract } = parts;
  const words = wordsOf(language, extract);
  const patient = referTo(patientKind, record.identita.id_paziente);
  const mapping: Mapping = { words, centres, timeZone, medicines, patient, diagnoses: referencesOf(record) };
  const told = toldOf(record, files, mapping);
  const inWords = sectionsOf(record, mapping);

  const sectionOf = ([key, ...ids]: (typeof sections)[number]): CompositionSection[] => {
    const entry = told
      .filter(({ section }) => section === key)
      .map(({ resource }) => ({ reference: addressOf(resource.id) }));
    if (entry.length === 0 && !required.includes(key)) return [];
    const lists = inWords.filter((one) => ids.includes(one.id));
    const title = key === 'medicines' ? words.therapiesTitle : (lists[0]?.title ?? '');
    const group = record.paziente_gruppo?.replace(' ', '');
    const extra = key === 'results' && group !== undefined ? [`${words.person.blood}: ${group}`] : [];
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
  const resources = [patientOf(record), ...told].map(({ resource }) => resource);
  const label = strictestLabel(resources);
  const composition: Composition & { id: string } = {
    resourceType: 'Composition',
    id,
    meta: { security: [label] },
    language,
    status: 'final',
    type: { coding: [loinc('60591-5')] },
    subject: patient,
    date,
    author: [patient],
    title: words.of(words.report, nameOf(record)),
    confidentiality: label.code as NonNullable<Composition['confidentiality']>,
    section: sections.flatMap(sectionOf),
  };
  const bundle: Bundle<FhirResource> = {
    resourceType: 'Bundle',
    meta: { security: [label] },
    language,
    identifier: { system: 'urn:ietf:rfc:3986', value: addressOf(id) },
    type: 'document',
    timestamp: date,
    entry: [composition, ...resources].map((resource) => ({ fullUrl: addressOf(resource.id), resource })),
  };
  removeControls(bundle);
  return bundle;
}
