import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api } from '../api/api.ts';

export type ReactionReport = Schema<'ReactionReport'>;

export function reactionsQuery(userId: number) {
  return api.query(operations.listReactionReports, { path: { id: userId } });
}

export function structuresQuery() {
  return { ...api.query(operations.listPharmacovigilanceStructures), staleTime: Number.POSITIVE_INFINITY };
}

export function createReaction(body: Schema<'ReactionReportSave'>) {
  return api.call(operations.createReactionReport, { body });
}

export function deleteReaction(id: number) {
  return api.call(operations.deleteReactionReport, { path: { id } });
}

export function restoreReaction(id: number) {
  return api.call(operations.restoreReactionReport, { path: { id_record: id }, body: { deleted_at: null } });
}

export function lockReaction(id: number, body: { id_livello_confidenzialita: number }) {
  return api.call(operations.restoreReactionReport, { path: { id_record: id }, body });
}
