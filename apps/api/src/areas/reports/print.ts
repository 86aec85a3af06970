import { createPaper, fitToPage, wholeRecordLevel, writeExtent, writeRows, writeSection } from '../../print/lists.ts';
import type { Paper } from '../../print/paper.ts';
import { diagnosisFilters } from '../../summary/conditions.ts';
import { scoreInputs } from '../../summary/score-inputs.ts';
import { emergencyFacts, emergencySections, fullName, personFacts, recordSections } from '../../summary/sections.ts';
import {
  type DatedRenderContext,
  formatFact,
  type Language,
  type Medicines,
  messagesFor,
  type Schemas,
  type Section,
  type SectionId,
  type SharedRecord,
} from '../../summary/telling.ts';
import { listedReadings, writeOverview, writeReadings } from './overview.ts';

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
  /** A doctor when it is left out. */
  audience?: Audience;
  /** The most secret records that may be in it, from 1 to 6; 6 when it is left out. */
  level?: number;
}

export type Audience = 'medico' | 'farmacista' | 'emergenza';

/** What whoever treats the patient must not overlook. */
const alerts: readonly SectionId[] = ['allergies', 'forbidden', 'currentPregnancy'];
/** Said even when there is nothing: that, too, is an answer. */
const always: readonly SectionId[] = ['allergies', 'forbidden', 'emergencyContacts', 'therapies', 'conditions'];

const toneOf = (id: SectionId) => (alerts.includes(id) ? 'alert' : 'plain');

/** What a reader other than a doctor gets, in the order of the report. */
const sectionsFor: Readonly<Record<Exclude<Audience, 'medico'>, readonly SectionId[]>> = {
  farmacista: ['allergies', 'forbidden', 'therapies', 'conditions', 'pastTherapies', 'reactions', 'vaccinations'],
  emergenza: ['emergencyContacts', 'allergies', 'forbidden', 'therapies', 'conditions', 'reactions', 'vaccinations'],
};

/** Prints a record: a page that sums it up, who it is, and then part by part. */
export function printReport({
  record: whole,
  centres,
  medicines,
  timeZone,
  scores = [],
  language,
  today,
  at,
  extract,
  audience = 'medico',
  level = wholeRecordLevel,
}: PrintedReport): Promise<Buffer> {
  const partial = extract === true || audience !== 'medico' || level < wholeRecordLevel;
  const messages = messagesFor(language, partial);
  const context = { messages, centres, medicines, timeZone };
  const record = audience === 'medico' ? whole : withoutCare(whole);
  const name = fullName(record);
  const paper = createPaper(name, { title: messages.report, language, today, at });
  const all = recordSections(record, context, scores, (score) => scoreInputs(score, language));
  const sections = audience === 'medico' ? all : all.filter(({ id }) => sectionsFor[audience].includes(id));
  paper.heading(1, messages.report);
  paper.paragraph(name, 'lead');
  if (audience !== 'medico') paper.paragraph(messages.audiences[audience]);
  writeExtent(paper, messages, { level, today });
  writeOverview(paper, { record, context, today });
  // A summary that needs more than its page leaves none half empty.
  if (paper.pages === 1) paper.nextPage();
  paper.heading(2, messages.person.title);
  const about = audience === 'medico' ? personFacts(record, context) : emergencyFacts(record, context);
  paper.table(about.map(([label, value]) => ({ name: label, facts: value })));
  for (const section of sections) {
    if (section.entries.length === 0 && !always.includes(section.id)) continue;
    if (section.id === 'readings') writeReadingSection(paper, section, { record, context, today });
    else writeSection(paper, section, toneOf(section.id));
  }
  const empty = sections.filter(({ id, entries }) => entries.length === 0 && !always.includes(id));
  if (empty.length > 0) {
    paper.heading(2, messages.nothingIn);
    paper.paragraph(`${empty.map(({ title }) => title).join(', ')}.`, 'quiet');
  }
  return paper.finish();
}

/** What concerns nobody but a doctor is left out, also where something else would name it. */
const withoutCare = (record: SharedRecord): SharedRecord => ({
  ...record,
  diagnosi: record.diagnosi.filter((row) => diagnosisFilters.allergies(row) || diagnosisFilters.conditions(row)),
  esami: [],
  visite: [],
  rilevazioni: [],
});

function writeReadingSection(
  paper: Paper,
  section: Section,
  told: { record: SharedRecord; context: DatedRenderContext; today: string },
): void {
  const { overview } = told.context.messages;
  paper.heading(2, `${section.title} (${section.entries.length})`);
  writeReadings(paper, told);
  const listed = listedReadings(section.entries.length);
  paper.heading(3, overview.last(listed));
  writeRows(paper, { ...section, entries: section.entries.slice(0, listed) });
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
  const messages = messagesFor(language);
  const context = { messages, centres, medicines };
  const { diagnosedBy, recorded, prescriber, times } = messages.facts;
  const later: readonly string[] = [diagnosedBy, recorded, prescriber, times];
  const about = { person: fullName(record), title: messages.emergency, language, today, at };
  return fitToPage({ ...about, scales: [1.4, 1.2, 1, 0.9, 0.8], fallbackScale: 1 }, (paper) => {
    paper.heading(1, messages.emergency);
    paper.paragraph(about.person, 'lead');
    paper.paragraph(emergencyFacts(record, context).map(formatFact).join(' · '));
    paper.paragraph(messages.asOf(messages.day(today)), 'quiet');
    for (const { id, title, none, entries } of emergencySections(record, context, today)) {
      paper.heading(2, `${title} (${entries.length})`, toneOf(id));
      if (entries.length === 0) paper.paragraph(none, 'quiet');
      else
        paper.lines(
          entries.map(({ name, facts }) => ({ name, facts: facts.filter(([label]) => !later.includes(label)) })),
        );
    }
    paper.paragraph(messages.emergencyNote, 'quiet');
  });
}
