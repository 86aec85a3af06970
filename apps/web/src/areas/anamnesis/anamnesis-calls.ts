import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api } from '../../shared/api/api.ts';
import type { PhysiologicalSave, TextPart, WrittenText } from './parts.ts';

// On the wire each text has a name of its own.
const ofFamily = ({ anamnesi_familiare_contenuto: text, ...written }: Schema<'FamilyAnamnesis'>): WrittenText => ({
  ...written,
  text,
});
const ofRecent = ({ anamnesi_prossima_contenuto: text, ...written }: Schema<'RecentAnamnesis'>): WrittenText => ({
  ...written,
  text,
});
const ofRemote = ({ anamnesi_remota_contenuto: text, ...written }: Schema<'RemoteAnamnesis'>): WrittenText => ({
  ...written,
  text,
});

export const readText: Record<TextPart, (id: number, signal: AbortSignal) => Promise<WrittenText>> = {
  familiare: async (id, signal) =>
    ofFamily(await api.call(operations.getFamilyAnamnesis, { path: { id } }, { signal })),
  prossima: async (id, signal) => ofRecent(await api.call(operations.getRecentAnamnesis, { path: { id } }, { signal })),
  remota: async (id, signal) => ofRemote(await api.call(operations.getRemoteAnamnesis, { path: { id } }, { signal })),
};

/** Writes a text over the one that was read; refused when it has been written meanwhile. */
export async function saveText(part: TextPart, before: WrittenText, text: string): Promise<WrittenText> {
  const { id_anamnesi_log, id_paziente, dataAggiornamento } = before;
  const path = { id_record: id_anamnesi_log };
  const owner = { id_anamnesi_log, id_paziente, dataAggiornamento };
  switch (part) {
    case 'familiare': {
      const body = { ...owner, anamnesi_familiare_contenuto: text };
      return ofFamily(await api.call(operations.saveFamilyAnamnesis, { path, body }));
    }
    case 'prossima': {
      const body = { ...owner, anamnesi_prossima_contenuto: text };
      return ofRecent(await api.call(operations.saveRecentAnamnesis, { path, body }));
    }
    case 'remota': {
      const body = { ...owner, anamnesi_remota_contenuto: text };
      return ofRemote(await api.call(operations.saveRemoteAnamnesis, { path, body }));
    }
  }
}

export function savePhysiological(id: number, body: PhysiologicalSave) {
  return api.call(operations.savePhysiologicalAnamnesis, { path: { id_record: id }, body });
}
