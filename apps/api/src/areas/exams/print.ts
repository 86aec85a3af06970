import { type PrintedPerson, printLists } from '../../print/lists.ts';
import { type NamedDiagnosis, namesOfDiagnoses } from '../../summary/conditions.ts';
import { examSection } from '../../summary/exams.ts';
import { type Language, wordsOf } from '../../summary/telling.ts';
import type { Exam } from './exams.repository.ts';

export interface PrintedRecord {
  person: PrintedPerson;
  exams: readonly Exam[];
  centres: ReadonlyMap<number, string>;
  diagnoses: readonly NamedDiagnosis[];
  language: Language;
  /** YYYY-MM-DD */
  today: string;
  at: number;
}

const lists = ['requested', 'scheduled', 'completed'] as const;

/** All exams of a person on paper, list by list. */
export function printExams({ exams, centres, diagnoses, ...about }: PrintedRecord): Promise<Buffer> {
  const words = wordsOf(about.language);
  const telling = { words, centres, medicines: new Map(), levels: true };
  const names = namesOfDiagnoses(diagnoses, telling);
  return printLists({
    ...about,
    title: words.examsTitle,
    lists: lists.map((kind) => examSection(kind, exams, names, telling)),
  });
}
