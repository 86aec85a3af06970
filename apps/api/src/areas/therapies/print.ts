import { type PrintedRecord, printLists } from '../../print/lists.ts';
import { diagnosisNames } from '../../summary/conditions.ts';
import { therapySection } from '../../summary/medicines.ts';
import type { Medicines } from '../../summary/render-context.ts';

export interface PrintedTherapies extends PrintedRecord {
  medicines: Medicines;
}

// Forbidden drugs first, for hurried readers.
const lists = ['forbidden', 'therapies', 'pastTherapies'] as const;

export function printTherapies({ medicines, ...printed }: PrintedTherapies): Promise<Buffer> {
  const { terapie, diagnosi } = printed.record;
  return printLists(printed, (messages) => {
    const context = { messages, centres: new Map(), medicines, levels: true };
    const names = diagnosisNames(diagnosi, context);
    return {
      title: messages.therapiesTitle,
      lists: lists.map((kind) => therapySection(kind, terapie, names, context)),
    };
  });
}
