import type { Schema } from '@libretto/api-client/schema';

export type Physiological = Schema<'PhysiologicalAnamnesis'>;
export type PhysiologicalSave = Schema<'PhysiologicalAnamnesisSave'>;

/** The parts of the history, in the order in which a doctor asks. */
export const parts = ['familiare', 'fisiologica', 'prossima', 'remota'] as const;
export type Part = (typeof parts)[number];
export type TextPart = Exclude<Part, 'fisiologica'>;

export const isPart = (name: unknown): name is Part => parts.some((part) => part === name);

/** What was written of a part, by whom and when; with the id 0 nothing yet. */
export interface WrittenText {
  id_anamnesi_log: number;
  id_paziente: number;
  author_id: number | null;
  dataAggiornamento: string | null;
  text: string;
}
