import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api } from '../../shared/api/api.ts';
import type { Language } from '../../shared/preferences/preferences.ts';
import type { Share } from '../../shared/sharing/shares.queries.ts';

export { refreshShares, revokeShare, type Share, sharesQuery } from '../../shared/sharing/shares.queries.ts';

export type ShareSave = Schema<'ShareSave'>;
export type Area = Share['aree'][number];
export type ShareableArea = Schema<'ShareableArea'>;
export type VisitSheet = Schema<'VisitSheet'>;
export type VisitLine = Schema<'VisitLine'>;

export const accessesQuery = (id_condivisione: number) => ({
  ...api.query(operations.listShareAccesses, { path: { id_condivisione } }),
  staleTime: 0,
});

export const shareLinesQuery = (id_condivisione: number) => ({
  ...api.query(operations.listShareLines, { path: { id_condivisione } }),
  staleTime: 0,
});

export const shareableQuery = (livello: number) =>
  api.query(operations.previewShare, { query: { livello: livello as Share['id_livello_confidenzialita'] } });

export const ownDoctorsQuery = (id: number) => api.query(operations.listAssociatedDoctors, { path: { id } });

export const createShare = (body: ShareSave) => api.call(operations.createShare, { body });

export interface Recipient {
  doctor: number | undefined;
  level: number;
}

interface Wanted extends Recipient {
  from: string;
  to: string;
  language: Language;
}

export const toReader = ({ doctor, level }: Recipient) =>
  doctor === undefined
    ? { id_livello_confidenzialita: level as Share['id_livello_confidenzialita'] }
    : { id_cpp: doctor };

export function visitLinesQuery({ doctor, level, from, to, language }: Wanted) {
  const recipient =
    doctor === undefined ? { livello: level as Share['id_livello_confidenzialita'] } : { id_cpp: doctor };
  return api.query(operations.listVisitLines, { query: { ...recipient, dal: from, al: to, lingua: language } });
}

export const fetchSheet = (kind: 'pdf' | 'fhir', body: VisitSheet, lingua: Language): Promise<Blob> =>
  api.call(kind === 'pdf' ? operations.printVisitSheet : operations.getVisitDocument, { body, query: { lingua } });
