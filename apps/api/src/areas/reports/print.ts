import { fitted, paperAbout, writeSection } from '../../print/lists.ts';
import { emergencyFacts, emergencySections, nameOf, personFacts, sectionsOf } from '../../summary/sections.ts';
import {
  type Language,
  lineOf,
  type Medicines,
  type Schemas,
  type SectionId,
  type SharedRecord,
  wordsOf,
} from '../../summary/telling.ts';

export interface PrintedReport {
  /** As far as whoever reads it may see it. */
  record: SharedRecord;
  centres: ReadonlyMap<number, string>;
  medicines: Medicines;
  timeZone: string;
  /** Of the patient's own report alone. */
  scores?: readonly Schemas['Score'][];
  language: Language;
  /** YYYY-MM-DD */
  today: string;
  at: number;
  /** Only a part of the record. */
  extract?: boolean;
}

/** What whoever treats the patient must not overlook. */
const alerts: readonly SectionId[] = ['allergies', 'forbidden', 'currentPregnancy'];
/** Said even when there is nothing: that, too, is an answer. */
const always: readonly SectionId[] = ['allergies', 'forbidden', 'emergencyContacts', 'therapies', 'conditions'];

const toneOf = (id: SectionId) => (alerts.includes(id) ? 'alert' : 'plain');

/** The whole record: who it is, what matters most, and then part by part. */
export function printReport({
  record,
  centres,
  medicines,
  timeZone,
  scores = [],
  language,
  today,
  at,
  extract,
}: PrintedReport): Promise<Buffer> {
  const words = wordsOf(language, extract);
  const telling = { words, centres, medicines, timeZone };
  const name = nameOf(record);
  const paper = paperAbout(name, { title: words.report, language, today, at });
  paper.heading(1, words.report);
  paper.paragraph(name, 'lead');
  paper.paragraph(words.asOf(words.day(today)), 'quiet');
  paper.heading(2, words.person.title);
  paper.table(personFacts(record, telling).map(([label, value]) => ({ name: label, facts: value })));
  const sections = sectionsOf(record, telling, scores);
  for (const section of sections) {
    if (section.entries.length > 0 || always.includes(section.id)) writeSection(paper, section, toneOf(section.id));
  }
  const empty = sections.filter(({ id, entries }) => entries.length === 0 && !always.includes(id));
  if (empty.length > 0) {
    paper.heading(2, words.nothingIn);
    paper.paragraph(`${empty.map(({ title }) => title).join(', ')}.`, 'quiet');
  }
  return paper.finish();
}

/**
 * One page for whoever gives first aid, read at arm's length: what decides what may be given comes first. When it was
 * written down, and by whom, helps nobody there.
 */
export function printEmergencyReport({
  record,
  centres,
  medicines,
  language,
  today,
  at,
}: PrintedReport): Promise<Buffer> {
  const words = wordsOf(language);
  const telling = { words, centres, medicines };
  const { diagnosedBy, recorded, prescriber, times } = words.facts;
  const later: readonly string[] = [diagnosedBy, recorded, prescriber, times];
  const about = { person: nameOf(record), title: words.emergency, language, today, at };
  return fitted({ ...about, scales: [1.4, 1.2, 1, 0.9, 0.8], otherwise: 1 }, (paper) => {
    paper.heading(1, words.emergency);
    paper.paragraph(about.person, 'lead');
    paper.paragraph(emergencyFacts(record, telling).map(lineOf).join(' · '));
    paper.paragraph(words.asOf(words.day(today)), 'quiet');
    for (const { id, title, none, entries } of emergencySections(record, telling, today)) {
      paper.heading(2, `${title} (${entries.length})`, toneOf(id));
      if (entries.length === 0) paper.paragraph(none, 'quiet');
      else
        paper.lines(
          entries.map(({ name, facts }) => ({ name, facts: facts.filter(([label]) => !later.includes(label)) })),
        );
    }
    paper.paragraph(words.emergencyNote, 'quiet');
  });
}
