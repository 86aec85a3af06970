import { paperAbout, writeSection } from '../../print/lists.ts';
import { emergencySections, nameOf, personFacts, sectionsOf } from '../../summary/sections.ts';
import { type Language, type SectionId, type SharedRecord, wordsOf } from '../../summary/telling.ts';

export interface PrintedReport {
  /** As far as whoever reads it may see it. */
  record: SharedRecord;
  centres: ReadonlyMap<number, string>;
  language: Language;
  /** YYYY-MM-DD */
  today: string;
  at: number;
  /** Only a part of the record. */
  extract?: boolean;
}

/** What whoever treats the patient must not overlook. */
const alerts: readonly SectionId[] = ['allergies', 'forbidden'];
/** Said even when there is nothing: that, too, is an answer. */
const always: readonly SectionId[] = [...alerts, 'emergencyContacts', 'therapies', 'conditions'];

const toneOf = (id: SectionId) => (alerts.includes(id) ? 'alert' : 'plain');

/** The whole record: who it is, what matters most, and then part by part. */
export function printReport({ record, centres, language, today, at, extract }: PrintedReport): Promise<Buffer> {
  const words = wordsOf(language, extract);
  const telling = { words, centres };
  const name = nameOf(record);
  const paper = paperAbout(name, { title: words.report, language, today, at });
  paper.heading(1, words.report);
  paper.paragraph(name, 'lead');
  paper.paragraph(words.asOf(words.day(today)), 'quiet');
  paper.heading(2, words.person.title);
  paper.table(personFacts(record, telling).map(([label, value]) => ({ name: label, facts: value })));
  const sections = sectionsOf(record, telling);
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

/** One look for whoever gives first aid. */
export function printEmergencyReport({ record, centres, language, today, at }: PrintedReport): Promise<Buffer> {
  const words = wordsOf(language);
  const telling = { words, centres };
  const name = nameOf(record);
  const paper = paperAbout(name, { title: words.emergency, language, today, at });
  paper.heading(1, words.emergency);
  paper.paragraph(name, 'lead');
  paper.table(personFacts(record, telling).map(([label, value]) => ({ name: label, facts: value })));
  for (const section of emergencySections(record, telling)) writeSection(paper, section, toneOf(section.id));
  paper.paragraph(words.emergencyNote, 'quiet');
  return paper.finish();
}
