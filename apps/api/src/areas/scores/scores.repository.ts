import type { Selectable } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import type { ScoresTable } from './scores.table.ts';

export type Score = components['schemas']['Score'];
export type ScoreName = Score['nome_score'];

const toScore = ({ risposte, ...row }: Selectable<ScoresTable>): Score => ({
  ...row,
  risposte: risposte === null ? null : JSON.parse(risposte),
});

export async function listScores(database: Queries, patientId: number, name: ScoreName): Promise<Score[]> {
  const rows = await database
    .selectFrom('scores')
    .selectAll()
    .where('id_paziente', '=', patientId)
    .where('nome_score', '=', name)
    .orderBy('created_at', 'desc')
    .orderBy('id_score', 'desc')
    .execute();
  return rows.map(toScore);
}

export async function allScores(database: Queries, patientId: number): Promise<Score[]> {
  const rows = await database
    .selectFrom('scores')
    .selectAll()
    .where('id_paziente', '=', patientId)
    .orderBy('created_at', 'desc')
    .orderBy('id_score', 'desc')
    .execute();
  return rows.map(toScore);
}

export async function insertScore(database: Queries, score: Omit<Score, 'id_score'>): Promise<Score> {
  const row = { ...score, risposte: score.risposte && JSON.stringify(score.risposte) };
  return toScore(await database.insertInto('scores').values(row).returningAll().executeTakeFirstOrThrow());
}
