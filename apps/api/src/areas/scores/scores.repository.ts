import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';

export type Score = components['schemas']['Score'];
export type ScoreName = Score['nome_score'];

/** The newest first. */
export async function listScores(database: Queries, patientId: number, name: ScoreName): Promise<Score[]> {
  return database
    .selectFrom('scores')
    .selectAll()
    .where('id_paziente', '=', patientId)
    .where('nome_score', '=', name)
    .orderBy('created_at', 'desc')
    .orderBy('id_score', 'desc')
    .execute();
}

/** Of every kind, the newest first. */
export async function allScores(database: Queries, patientId: number): Promise<Score[]> {
  return database
    .selectFrom('scores')
    .selectAll()
    .where('id_paziente', '=', patientId)
    .orderBy('created_at', 'desc')
    .orderBy('id_score', 'desc')
    .execute();
}

export async function insertScore(database: Queries, score: Omit<Score, 'id_score'>): Promise<Score> {
  return database.insertInto('scores').values(score).returningAll().executeTakeFirstOrThrow();
}
