import { Paper } from './paper.ts';

export interface PrintedPerson {
  name: string;
  birth: string | null;
  taxCode: string | null;
}

export interface PrintedList {
  title: string;
  /** What stands below the title when nothing is in it. */
  none: string;
  entries: readonly { name: string; lines: readonly string[] }[];
}

interface PrintedLists {
  /** What they are lists of, such as Esami. */
  title: string;
  person: PrintedPerson;
  lists: readonly PrintedList[];
  /** YYYY-MM-DD */
  today: string;
  at: number;
}

/** A day, or the day of a moment, as it is written on paper. */
export const dayOnPaper = (day: string): string => day.slice(0, 10).split('-').reverse().join('/');

/** A line for each fact that is known. */
export const linesOfFacts = (facts: readonly (readonly [name: string, value: string | null])[]): string[] =>
  facts.filter(([, value]) => value).map(([name, value]) => `${name}: ${value}`);

/** What a person has of something, list by list. */
export async function printLists({ title, person, lists, today, at }: PrintedLists): Promise<Buffer> {
  const paper = new Paper({
    title: `${title} di ${person.name}`,
    author: person.name,
    foot: `${person.name} · ${title} · stampato il ${dayOnPaper(today)} con Libretto`,
    at,
  });
  paper.heading(1, title);
  const about = [
    person.name,
    person.birth !== null && `data di nascita ${dayOnPaper(person.birth)}`,
    person.taxCode !== null && `codice fiscale ${person.taxCode}`,
  ];
  paper.paragraph(about.filter(Boolean).join(' · '));
  paper.paragraph(`Situazione al ${dayOnPaper(today)}, come la conserva il paziente.`, 'quiet');
  for (const { title: heading, none, entries } of lists) {
    paper.heading(2, `${heading} (${entries.length})`);
    if (entries.length === 0) paper.paragraph(none, 'quiet');
    for (const { name, lines } of entries) {
      paper.heading(3, name);
      for (const words of lines) paper.paragraph(words);
    }
  }
  return paper.finish();
}
