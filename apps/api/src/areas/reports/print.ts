import { createPaper, fitToPage, wholeRecordLevel, writeExtent, writeRows, writeSection } from '../../print/lists.ts';
import type { Paper } from '../../print/paper.ts';
import { diagnosisFilters } from '../../summary/conditions.ts';
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
} from '../../summary/render-context.ts';
import { scoreInputs } from '../../summary/score-inputs.ts';
import { emergencyFacts, emergencySections, fullName, personFacts, recordSections } from '../../summary/sections.ts';
import { countListedReadings, writeOverview, writeReadings } from './overview.ts';

export interface PrintedReport {
  record: SharedRecord;
  centres: ReadonlyMap<number, string>;
  medicines: Medicines;
  timeZone: string;
  scores?: readonly Schemas['Score'][];
  language: Language;
  /** YYYY-MM-DD */
  today: string;
  at: number;
  extract?: boolean;
  /** Defaults to a doctor. */
  audience?: Audience;
  /** The strictest level to include, from 1 to 6; default 6. */
  level?: number;
}

export type Audience = 'medico' | 'farmacista' | 'emergenza';

const alerts: readonly SectionId[] = ['allergies', 'forbidden', 'currentPregnancy'];
const alwaysPrinted: readonly SectionId[] = ['allergies', 'forbidden', 'therapies', 'conditions', 'emergencyContacts'];

const getTone = (id: SectionId) => (alerts.includes(id) ? 'alert' : 'plain');

const sectionsFor: Readonly<Record<Exclude<Audience, 'medico'>, readonly SectionId[]>> = {
  farmacista: ['allergies', 'forbidden', 'therapies', 'conditions', 'pastTherapies', 'reactions', 'vaccinations'],
  emergenza: ['allergies', 'forbidden', 'therapies', 'conditions', 'reactions', 'vaccinations', 'emergencyContacts'],
};

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
  const paper = createPaper(name, { title: messages.report, language, today, at, extract: partial });
  const all = recordSections(record, context, scores, (score) => scoreInputs(score, language));
  const sections = audience === 'medico' ? all : all.filter(({ id }) => sectionsFor[audience].includes(id));
  paper.heading(1, messages.report);
  paper.paragraph(name, 'lead');
  if (audience !== 'medico') paper.paragraph(messages.audiences[audience]);
  writeExtent(paper, messages, { level, today });
  writeOverview(paper, { record, context, today });
  // Avoids a half-empty page after a longer summary; that of an extract is short.
  if (paper.pages === 1 && audience === 'medico') paper.nextPage();
  paper.heading(2, messages.person.title);
  const about = audience === 'medico' ? personFacts(record, context) : emergencyFacts(record, context);
  paper.table(about.map(([label, value]) => ({ name: label, facts: value })));
  for (const section of sections) {
    if (section.entries.length === 0 && !alwaysPrinted.includes(section.id)) continue;
    if (section.id === 'readings') writeReadingSection(paper, section, { record, context, today });
    else writeSection(paper, section, getTone(section.id));
  }
  const empty = sections.filter(({ id, entries }) => entries.length === 0 && !alwaysPrinted.includes(id));
  if (empty.length > 0) {
    paper.heading(2, messages.nothingIn);
    paper.paragraph(`${empty.map(({ title }) => title).join(', ')}.`, 'quiet');
  }
  return paper.finish();
}

/** Removes data that concerns doctors only, also where other sections refer to it. */
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
  options: { record: SharedRecord; context: DatedRenderContext; today: string },
): void {
  const { overview } = options.context.messages;
  paper.heading(2, `${section.title} (${section.entries.length})`);
  writeReadings(paper, options);
  const listed = countListedReadings(section.entries.length);
  paper.heading(3, overview.last(listed));
  writeRows(paper, { ...section, entries: section.entries.slice(0, listed) });
}

/** Readable at arm's length, treatment-critical data first, without authors and dates of entries. */
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
      paper.heading(2, `${title} (${entries.length})`, getTone(id));
      if (entries.length === 0) paper.paragraph(none, 'quiet');
      else
        paper.lines(
          entries.map(({ name, facts }) => ({ name, facts: facts.filter(([label]) => !later.includes(label)) })),
        );
    }
    paper.paragraph(messages.emergencyNote, 'quiet');
  });
}
