import type { Schema } from '@libretto/api-client/schema';
import type { ReactNode } from 'react';
import type { AlertKind } from '../confidentiality/unseen.ts';
import type { Patient } from '../patient/patient.queries.ts';

export interface SavedRecord {
  tipo: Schema<'FoundEntry'>['tipo'];
  id: number;
  /** Undefined for kinds without levels. */
  level?: number | null;
}

export interface NamedRecord extends SavedRecord {
  /** As its list names it; empty if nothing does. */
  title: string;
  /** Name of its kind, if that of `tipo` is too general; empty if the title says it. */
  kind?: string;
  /** Set for what must not stay hidden from all doctors unnoticed. */
  alert?: AlertKind | undefined;
  /** Said with the outcome of saving, e.g. what to do about a dangerous value. */
  advice?: ReactNode;
}

/** Props of a dialog that adds a record from the page of the +. */
export interface NewRecordProps {
  patient: Patient;
  onSaved: (saved: NamedRecord) => void;
  onClose: () => void;
}

type Exam = Schema<'Exam'>;

/** An exam that waits for its report, or a new one. */
export type ExamOption = { waiting: Exam } | { name: string; category: Schema<'ExamCategory'> | null };

/** Props of the dialog that saves the exam of a photo or file, which is uploaded afterwards. */
export interface ExamOfFileProps {
  patient: Patient;
  /** The first page. */
  file: File;
  /** How many there are, in words, if more than one. */
  pages: string | undefined;
  option: ExamOption;
  onSaved: (exam: Exam) => void;
  onClose: () => void;
}
