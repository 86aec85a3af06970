import { diagnosisFilters, diagnosisNames, diagnosisSection } from './conditions.ts';
import { examSection, fileSection } from './exams.ts';
import {
  currentPregnancySection,
  historySections,
  isCurrentPregnancy,
  notebookSection,
  pregnancySection,
  readingSection,
  visitSection,
} from './history.ts';
import { reactionSection, therapySection, vaccinationSection } from './medicines.ts';
import { formatPhone } from './phone.ts';
import {
  type DatedRenderContext,
  type Entry,
  knownFacts,
  levelFact,
  type RenderContext,
  type Schemas,
  type Section,
  type SharedRecord,
  section,
} from './render-context.ts';
import { type GetScoreInputs, scoreSection } from './scores.ts';

const contactEntry =
  (context: RenderContext) =>
  (row: Schemas['Contact']): Entry => ({
    name: row.contatto_nominativo,
    facts: knownFacts([
      [context.messages.facts.phone, formatPhone(row.contatto_telefono)],
      ...levelFact(context, row.id_livello_confidenzialita),
    ]),
  });

function identityFacts({ identita, paziente_gruppo }: SharedRecord, context: RenderContext): Entry['facts'] {
  const { person, notRecorded } = context.messages;
  const { paziente_nascita: born, paziente_eta: age } = identita;
  const years = age === null ? '' : ` (${person.age(age)})`;
  return [
    [person.born, born === null ? notRecorded : `${context.messages.day(born)}${years}`],
    [person.sex, person.sexes[identita.paziente_sesso]],
    // In an emergency, an unknown blood group is information.
    [person.blood, paziente_gruppo === null ? notRecorded : paziente_gruppo.replace(' ', '')],
    ...knownFacts([[person.taxCode, identita.paziente_codfiscale]]),
  ];
}

const donorStatus = ({ dettagli }: SharedRecord, { messages: { person } }: RenderContext) =>
  dettagli?.paziente_donatore_organi && person.donors[dettagli.paziente_donatore_organi];

export function personFacts(record: SharedRecord, context: RenderContext): Entry['facts'] {
  const { person } = context.messages;
  const { dettagli } = record;
  const about = dettagli?.contact_detail;
  return [
    ...identityFacts(record, context),
    ...knownFacts([
      [person.birthplace, about?.comune_nascita],
      [person.marital, person.maritals[(dettagli?.id_stato_matrimoniale ?? 0) - 1]],
      [person.address, [about?.contatto_indirizzo, about?.comune_residenza].filter(Boolean).join(', ')],
      [person.phone, about?.contatto_telefono && formatPhone(about.contatto_telefono)],
      [person.email, dettagli?.paziente_email],
      [person.donor, donorStatus(record, context)],
    ]),
  ];
}

export const emergencyFacts = (record: SharedRecord, context: RenderContext): Entry['facts'] => [
  ...identityFacts(record, context),
  // Without access to the details, they cannot be called unknown.
  ...(record.dettagli
    ? [[context.messages.person.donor, donorStatus(record, context) || context.messages.notRecorded] as const]
    : []),
];

export const fullName = ({ identita }: Pick<SharedRecord, 'identita'>): string =>
  `${identita.paziente_nome} ${identita.paziente_cognome}`;

const contactSection = (record: SharedRecord, context: RenderContext) =>
  section('emergencyContacts', context, record.contattiemergenza.map(contactEntry(context)));

function treatmentSections(record: SharedRecord, context: RenderContext): [Section, Section, Section] {
  const diagnoses = diagnosisNames(record.diagnosi, context);
  return [
    diagnosisSection('allergies', record.diagnosi, context),
    therapySection('forbidden', record.terapie, diagnoses, context),
    therapySection('therapies', record.terapie, diagnoses, context),
  ];
}

/** Most important for treatment first. Omits suspected and excluded diagnoses, also as reasons of therapies. */
export function emergencySections(record: SharedRecord, context: RenderContext, today: string): Section[] {
  const shown = {
    ...record,
    diagnosi: record.diagnosi.filter((row) => diagnosisFilters.allergies(row) || diagnosisFilters.conditions(row)),
  };
  const [allergies, forbidden, therapies] = treatmentSections(shown, context);
  const current = record.gravidanze.filter(isCurrentPregnancy(today));
  return [
    allergies,
    forbidden,
    ...(current.length > 0 ? [currentPregnancySection(current, context)] : []),
    therapies,
    diagnosisSection('conditions', shown.diagnosi, context),
    contactSection(shown, context),
  ];
}

/** What decides about treatment first, then recent findings, whom to call, and the background. */
export function recordSections(
  record: SharedRecord,
  context: DatedRenderContext,
  scores: readonly Schemas['Score'][] = [],
  getInputs?: GetScoreInputs,
): Section[] {
  const diagnoses = diagnosisNames(record.diagnosi, context);
  return [
    ...treatmentSections(record, context),
    diagnosisSection('conditions', record.diagnosi, context),
    diagnosisSection('suspected', record.diagnosi, context),
    therapySection('pastTherapies', record.terapie, diagnoses, context),
    reactionSection(record.reazioni, context),
    vaccinationSection(record.vaccinazioni, context),
    examSection('requested', record.esami, diagnoses, context),
    examSection('scheduled', record.esami, diagnoses, context),
    examSection('completed', record.esami, diagnoses, context),
    visitSection(record.visite, context),
    readingSection(record.rilevazioni, context),
    // An empty list would claim that there are none, which an extract cannot know.
    ...(scores.length > 0 ? [scoreSection(scores, context, getInputs)] : []),
    contactSection(record, context),
    ...historySections(record, context),
    // Men have no empty section of pregnancies.
    ...(record.gravidanze.length > 0 ? [pregnancySection(record.gravidanze, context)] : []),
    notebookSection(record.tbl_taccuinos, context),
    diagnosisSection('excluded', record.diagnosi, context),
    fileSection(record.files, context),
    section('otherContacts', context, record.contattialtro.map(contactEntry(context))),
  ];
}
