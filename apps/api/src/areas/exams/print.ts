import { type PrintedRecord, printLists } from '../../print/lists.ts';
import { diagnosisNames } from '../../summary/conditions.ts';
import { examSection } from '../../summary/exams.ts';

export interface PrintedExams extends PrintedRecord {
  centres: ReadonlyMap<number, string>;
}

const lists = ['requested', 'scheduled', 'completed'] as const;

export function printExams({ centres, ...printed }: PrintedExams): Promise<Buffer> {
  const { esami, diagnosi } = printed.record;
  return printLists(printed, (messages) => {
    const context = { messages, centres, medicines: new Map(), levels: true };
    const names = diagnosisNames(diagnosi, context);
    return { title: messages.examsTitle, lists: lists.map((kind) => examSection(kind, esami, names, context)) };
  });
}
