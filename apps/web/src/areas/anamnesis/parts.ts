import type { Schema } from '@libretto/api-client/schema';

export type Physiological = Schema<'PhysiologicalAnamnesis'>;
export type PhysiologicalSave = Schema<'PhysiologicalAnamnesisSave'>;

export const parts = ['familiare', 'fisiologica', 'prossima', 'remota'] as const;
export type Part = (typeof parts)[number];
export type TextPart = Exclude<Part, 'fisiologica'>;

export const isPart = (name: unknown): name is Part => parts.some((part) => part === name);

/** `id_anamnesi_log` is 0 while nothing has been written. */
export interface WrittenText {
  id_anamnesi_log: number;
  id_paziente: number;
  author_id: number | null;
  id_livello_confidenzialita: number | null;
  dataAggiornamento: string | null;
  text: string;
}
