import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api } from '../../shared/api/api.ts';
import type { PhysiologicalSave, TextPart, WrittenText } from './parts.ts';

// Each text has its own property name on the wire.
const fromFamily = ({ anamnesi_familiare_contenuto: text, ...written }: Schema<'FamilyAnamnesis'>): WrittenText => ({
  ...written,
  text,
});
const fromRecent = ({ anamnesi_prossima_contenuto: text, ...written }: Schema<'RecentAnamnesis'>): WrittenText => ({
  ...written,
  text,
});
const fromRemote = ({ anamnesi_remota_contenuto: text, ...written }: Schema<'RemoteAnamnesis'>): WrittenText => ({
  ...written,
  text,
});

export const readText: Record<TextPart, (id: number, signal: AbortSignal) => Promise<WrittenText>> = {
  familiare: async (id, signal) =>
    fromFamily(await api.call(operations.getFamilyAnamnesis, { path: { id } }, { signal })),
  prossima: async (id, signal) =>
    fromRecent(await api.call(operations.getRecentAnamnesis, { path: { id } }, { signal })),
  remota: async (id, signal) => fromRemote(await api.call(operations.getRemoteAnamnesis, { path: { id } }, { signal })),
};

type Written = Pick<WrittenText, 'id_anamnesi_log' | 'id_paziente' | 'dataAggiornamento'>;

export const toVersion = ({ dataAggiornamento }: Written): string => dataAggiornamento ?? '';

function toKeys({ id_anamnesi_log, id_paziente }: Written, baseVersion: string | undefined) {
  return { id_anamnesi_log, id_paziente, ...(baseVersion !== undefined && { dataAggiornamento: baseVersion || null }) };
}

export async function saveText(
  part: TextPart,
  before: WrittenText,
  text: string,
  baseVersion: string | undefined,
): Promise<WrittenText> {
  const path = { id_record: before.id_anamnesi_log };
  const owner = toKeys(before, baseVersion);
  switch (part) {
    case 'familiare': {
      const body = { ...owner, anamnesi_familiare_contenuto: text };
      return fromFamily(await api.call(operations.saveFamilyAnamnesis, { path, body }));
    }
    case 'prossima': {
      const body = { ...owner, anamnesi_prossima_contenuto: text };
      return fromRecent(await api.call(operations.saveRecentAnamnesis, { path, body }));
    }
    case 'remota': {
      const body = { ...owner, anamnesi_remota_contenuto: text };
      return fromRemote(await api.call(operations.saveRemoteAnamnesis, { path, body }));
    }
  }
}

export function savePhysiological(before: Written, answers: PhysiologicalSave, baseVersion: string | undefined) {
  const path = { id_record: before.id_anamnesi_log };
  return api.call(operations.savePhysiologicalAnamnesis, {
    path,
    body: { ...answers, ...toKeys(before, baseVersion) },
  });
}
