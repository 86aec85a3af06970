import { type PrintedPerson, printLists } from '../../print/lists.ts';
import { type NamedDiagnosis, namesOfDiagnoses } from '../../summary/conditions.ts';
import { therapySection } from '../../summary/medicines.ts';
import { type Language, type Medicines, wordsOf } from '../../summary/telling.ts';
import type { Therapy } from './therapies.repository.ts';

export interface PrintedTherapies {
  person: PrintedPerson;
  therapies: readonly Therapy[];
  diagnoses: readonly NamedDiagnosis[];
  medicines: Medicines;
  language: Language;
  /** YYYY-MM-DD */
  today: string;
  at: number;
}

// What must not be given stands first: who reads in a hurry reads the top.
const lists = ['forbidden', 'therapies', 'pastTherapies'] as const;

/** All therapies of a person on paper, list by list. */
export function printTherapies({ therapies, diagnoses, medicines, ...about }: PrintedTherapies): Promise<Buffer> {
  const words = wordsOf(about.language);
  const telling = { words, centres: new Map(), medicines, levels: true };
  const names = namesOfDiagnoses(diagnoses, telling);
  return printLists({
    ...about,
    title: words.therapiesTitle,
    lists: lists.map((kind) => therapySection(kind, therapies, names, telling)),
  });
}
