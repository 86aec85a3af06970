import { paperAbout } from '../../print/lists.ts';
import type { Paper } from '../../print/paper.ts';
import { nameOf, personFacts, sectionsOf } from '../../summary/sections.ts';
import { lineOf, wordsOf } from '../../summary/telling.ts';
import type { Extract } from './extract.ts';
import { sheetSections } from './visit.ts';

interface Sheet extends Omit<Extract<unknown>, 'whole'> {
  reason: string;
  questions: readonly string[];
}

/** How large letters are, from the best to the least that can still be read. */
const scales = [1, 0.9, 0.8] as const;

function write(paper: Paper, { record, centres, language, today, reason, questions }: Sheet): void {
  const words = wordsOf(language, true);
  const telling = { words, centres };
  paper.heading(1, words.visit.title);
  paper.paragraph(nameOf(record), 'lead');
  const { dettagli: _, ...person } = record;
  paper.paragraph(personFacts(person, telling).map(lineOf).join(' · '), 'quiet');
  paper.paragraph(words.visit.asOf(words.day(today)), 'quiet');
  if (reason.trim() !== '') {
    paper.heading(2, words.visit.reason);
    paper.paragraph(reason);
  }
  if (questions.length > 0) {
    paper.heading(2, words.visit.questions);
    paper.lines(questions.map((name) => ({ name, facts: [] })));
  }
  const sections = sectionsOf(record, telling).filter(({ id }) => sheetSections.includes(id));
  for (const { id, title, entries } of sections) {
    if (entries.length === 0) continue;
    paper.heading(2, title, id === 'allergies' || id === 'forbidden' ? 'alert' : 'plain');
    paper.lines(entries);
  }
}

/** One page where that can be, with letters that are smaller the more is on it. */
export async function printVisit(sheet: Sheet): Promise<Buffer> {
  const { record, language, today, at } = sheet;
  const about = { title: wordsOf(language, true).visit.title, language, today, at };
  for (const scale of scales) {
    const paper = paperAbout(nameOf(record), { ...about, scale });
    write(paper, sheet);
    if (paper.pages === 1 || scale === scales.at(-1)) return paper.finish();
  }
  throw new Error('There is no size of letters.');
}
