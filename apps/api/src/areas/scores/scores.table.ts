import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';

/** Append-only. */
export interface ScoresTable {
  id_score: Generated<number>;
  id_paziente: number;
  author_id: number;
  nome_score: components['schemas']['ScoreName'];
  valore_score: number;
  /** CHA2DS2-VASc only. */
  additional_score: number | null;
  /** JSON of `ScoreAnswers`, never queried. */
  risposte: string | null;
  created_at: string;
}
