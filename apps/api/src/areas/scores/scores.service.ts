import type { AppContext } from '../../context.ts';
import type { Scores } from '../../neighbours.ts';
import { allScores } from './scores.repository.ts';

export const scoresService = ({ database }: Pick<AppContext, 'database'>): Scores => ({
  all: (patientId) => allScores(database, patientId),
});
