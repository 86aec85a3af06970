import { type PrintedRecord, printLists } from '../../print/lists.ts';
import { namesOfDiagnoses } from '../../summary/conditions.ts';
import { examSection } from '../../summary/exams.ts';

export interface PrintedExams extends PrintedRecord {
  centres: ReadonlyMap<number, string>;
}

const lists = ['requested', 'scheduled', 'completed'] as const;

/** Prints the exams of a record, list by list. */
export function printExams({ centres, ...printed }: PrintedExams): Promise<Buffer> {
  const { esami, diagnosi } = printed.record;
  return printLists(printed, (words) => {
    const telling = { words, centres, medicines: new Map(), levels: true };
    const names = namesOfDiagnoses(diagnosi, telling);
    return { title: words.examsTitle, lists: lists.map((kind) => examSection(kind, esami, names, telling)) };
  });
}
