import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api } from '../../shared/api/api.ts';
import type { ScoreName } from './score-kinds.ts';

export type ScoreSave = Schema<'ScoreSave'>;
export type Score = Schema<'Score'>;
export type Combination = Schema<'ScoreCombination'>;

export function historyQuery(name: ScoreName, userId: number) {
  return api.query(operations.listScores, { path: { id_paziente: userId, nome_score: name } });
}

export function combinationsQuery(name: ScoreName) {
  return {
    ...api.query(operations.getScoreCombinations, { path: { type: name } }),
    staleTime: Number.POSITIVE_INFINITY,
  };
}

export function saveScore(body: ScoreSave) {
  return api.call(operations.saveScore, { body });
}
