import type { Schema } from '@libretto/api-client/schema';

type Anamnesis = Schema<'SharedRecord'>['anamnesi'];
export type HistoryPart = keyof Anamnesis;

export interface HistoryText {
  part: HistoryPart;
  id: number;
  updatedAt: string | null;
  /** Undefined for the answers of the physiological part. */
  text: string | undefined;
}

/** Returns the written parts of a shared medical history, in the order of its page. */
export function listHistory({ familiare, fisiologica, prossima, remota }: Anamnesis): HistoryText[] {
  const parts = [
    { part: 'familiare', written: familiare, text: familiare?.anamnesi_familiare_contenuto },
    { part: 'fisiologica', written: fisiologica, text: undefined },
    { part: 'prossima', written: prossima, text: prossima?.anamnesi_prossima_contenuto },
    { part: 'remota', written: remota, text: remota?.anamnesi_remota_contenuto },
  ] as const;
  return parts.flatMap(({ part, written, text }) =>
    written === undefined ? [] : [{ part, id: written.id_anamnesi_log, updatedAt: written.dataAggiornamento, text }],
  );
}
