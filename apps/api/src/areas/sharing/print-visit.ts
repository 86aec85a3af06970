import { fitToPage } from '../../print/lists.ts';
import type { Paper } from '../../print/paper.ts';
import { formatFact, messagesFor, type Schemas } from '../../summary/render-context.ts';
import { fullName, personFacts, recordSections } from '../../summary/sections.ts';
import type { Extract } from './extract.ts';
import { sheetSections } from './visit.ts';

interface Sheet extends Omit<Extract, 'whole'> {
  sheet: Schemas['VisitSheet'];
  doctor?: string | undefined;
}

export function formatPurpose({
  sheet: { dal, al },
  doctor,
  language,
  today,
}: Pick<Sheet, 'sheet' | 'doctor' | 'language' | 'today'>): string {
  const { day, visit } = messagesFor(language, true);
  const parts = [doctor && visit.forDoctor(doctor), dal && visit.period(day(dal), day(al ?? today))];
  return parts.filter(Boolean).join(' · ');
}

function write(paper: Paper, { record, centres, medicines, timeZone, language, today, sheet, doctor }: Sheet): void {
  const messages = messagesFor(language, true);
  const context = { messages, centres, medicines, timeZone };
  paper.heading(1, messages.visit.title);
  paper.paragraph(fullName(record), 'lead');
  const { dettagli: _, ...person } = record;
  paper.paragraph(personFacts(person, context).map(formatFact).join(' · '), 'quiet');
  const { motivo, domande: questions } = sheet;
  const about = formatPurpose({ sheet, doctor, language, today });
  if (about !== '') paper.paragraph(about);
  paper.paragraph(messages.visit.asOf(messages.day(today)), 'quiet');
  if (motivo.trim() !== '') {
    paper.heading(2, messages.visit.reason);
    paper.paragraph(motivo);
  }
  if (questions.length > 0) {
    paper.heading(2, messages.visit.questions);
    paper.lines(questions.map((name) => ({ name, facts: [] })));
  }
  const sections = recordSections(record, context).filter(({ id }) => sheetSections.includes(id));
  for (const { id, title, entries } of sections) {
    if (entries.length === 0) continue;
    paper.heading(2, title, id === 'allergies' || id === 'forbidden' ? 'alert' : 'plain');
    paper.lines(entries);
  }
}

/** Fits the sheet on one page, if possible, by reducing the font size. */
export function printVisit(sheet: Sheet): Promise<Buffer> {
  const { record, language, today, at } = sheet;
  const about = {
    person: fullName(record),
    title: messagesFor(language, true).visit.title,
    language,
    today,
    at,
    extract: true,
  };
  return fitToPage({ ...about, scales: [1, 0.9, 0.8], fallbackScale: 0.8 }, (paper) => write(paper, sheet));
}
