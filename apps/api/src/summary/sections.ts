import { belongs, diagnosisSection, namesOfDiagnoses } from './conditions.ts';
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
import { phoneInWords } from './phone.ts';
import { type InputsOfScore, scoreSection } from './scores.ts';
import {
  type DatedTelling,
  type Entry,
  known,
  levelFact,
  type Schemas,
  type Section,
  type SharedRecord,
  section,
  type Telling,
} from './telling.ts';

const contactEntry =
  (telling: Telling) =>
  (row: Schemas['Contact']): Entry => ({
    name: row.contatto_nominativo,
    facts: known([
      [telling.words.facts.phone, phoneInWords(row.contatto_telefono)],
      ...levelFact(telling, row.id_livello_confidenzialita),
    ]),
  });

function identityFacts({ identita, paziente_gruppo }: SharedRecord, telling: Telling): Entry['facts'] {
  const { person, notRecorded } = telling.words;
  const { paziente_nascita: born, paziente_eta: age } = identita;
  const years = age === null ? '' : ` (${person.age(age)})`;
  return [
    [person.born, born === null ? notRecorded : `${telling.words.day(born)}${years}`],
    [person.sex, person.sexes[identita.paziente_sesso]],
    // In an emergency it matters to see that it is not known.
    [person.blood, paziente_gruppo === null ? notRecorded : paziente_gruppo.replace(' ', '')],
    ...known([[person.taxCode, identita.paziente_codfiscale]]),
  ];
}

const donorOf = ({ dettagli }: SharedRecord, { words: { person } }: Telling) =>
  dettagli?.paziente_donatore_organi && person.donors[dettagli.paziente_donatore_organi];

/** Who it is, as far as it is known and may be told. */
export function personFacts(record: SharedRecord, telling: Telling): Entry['facts'] {
  const { person } = telling.words;
  const { dettagli } = record;
  const about = dettagli?.contact_detail;
  return [
    ...identityFacts(record, telling),
    ...known([
      [person.birthplace, about?.comune_nascita],
      [person.marital, person.maritals[(dettagli?.id_stato_matrimoniale ?? 0) - 1]],
      [person.address, [about?.contatto_indirizzo, about?.comune_residenza].filter(Boolean).join(', ')],
      [person.phone, about?.contatto_telefono && phoneInWords(about.contatto_telefono)],
      [person.email, dettagli?.paziente_email],
      [person.donor, donorOf(record, telling)],
    ]),
  ];
}

/** Who it is for first aid: no address and no way to reach a person who is here. */
export const emergencyFacts = (record: SharedRecord, telling: Telling): Entry['facts'] => [
  ...identityFacts(record, telling),
  // Where the details are not shown, nobody can tell that it is not known.
  ...(record.dettagli
    ? [[telling.words.person.donor, donorOf(record, telling) || telling.words.notRecorded] as const]
    : []),
];

export const nameOf = ({ identita }: Pick<SharedRecord, 'identita'>): string =>
  `${identita.paziente_nome} ${identita.paziente_cognome}`;

const contactSection = (record: SharedRecord, telling: Telling) =>
  section('emergencyContacts', telling, record.contattiemergenza.map(contactEntry(telling)));

/** What decides what somebody may be given. */
function treatmentSections(record: SharedRecord, telling: Telling): [Section, Section, Section] {
  const diagnoses = namesOfDiagnoses(record.diagnosi, telling);
  return [
    diagnosisSection('allergies', record.diagnosi, telling),
    therapySection('forbidden', record.terapie, diagnoses, telling),
    therapySection('therapies', record.terapie, diagnoses, telling),
  ];
}

/**
 * What first aid needs to know, what decides about treatment first. Suspected and excluded diagnoses are left out, also
 * as the reasons of therapies.
 *
 * @param today YYYY-MM-DD
 */
export function emergencySections(record: SharedRecord, telling: Telling, today: string): Section[] {
  const told = {
    ...record,
    diagnosi: record.diagnosi.filter((row) => belongs.allergies(row) || belongs.conditions(row)),
  };
  const [allergies, forbidden, therapies] = treatmentSections(told, telling);
  const current = record.gravidanze.filter(isCurrentPregnancy(today));
  return [
    allergies,
    forbidden,
    ...(current.length > 0 ? [currentPregnancySection(current, telling)] : []),
    therapies,
    diagnosisSection('conditions', told.diagnosi, telling),
    contactSection(told, telling),
  ];
}

/** The whole of a record, or what a doctor may see of it: what matters most comes first. */
export function sectionsOf(
  record: SharedRecord,
  telling: DatedTelling,
  scores: readonly Schemas['Score'][] = [],
  inputsOf?: InputsOfScore,
): Section[] {
  const diagnoses = namesOfDiagnoses(record.diagnosi, telling);
  return [
    contactSection(record, telling),
    ...treatmentSections(record, telling),
    diagnosisSection('conditions', record.diagnosi, telling),
    diagnosisSection('suspected', record.diagnosi, telling),
    therapySection('pastTherapies', record.terapie, diagnoses, telling),
    reactionSection(record.reazioni, telling),
    vaccinationSection(record.vaccinazioni, telling),
    examSection('requested', record.esami, diagnoses, telling),
    examSection('scheduled', record.esami, diagnoses, telling),
    examSection('completed', record.esami, diagnoses, telling),
    visitSection(record.visite, telling),
    readingSection(record.rilevazioni, telling),
    // Whoever sees only what is shared is not told that there are none.
    ...(scores.length > 0 ? [scoreSection(scores, telling, inputsOf)] : []),
    ...historySections(record, telling),
    // Of a man nothing is said of pregnancies.
    ...(record.gravidanze.length > 0 ? [pregnancySection(record.gravidanze, telling)] : []),
    notebookSection(record.tbl_taccuinos, telling),
    diagnosisSection('excluded', record.diagnosi, telling),
    fileSection(record.files, telling),
    section('otherContacts', telling, record.contattialtro.map(contactEntry(telling))),
  ];
}
