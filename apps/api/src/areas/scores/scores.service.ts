import type { Scores } from '../../area-services.ts';
import type { AppContext } from '../../context.ts';
import { allScores } from './scores.repository.ts';

export const scoresService = ({ database }: Pick<AppContext, 'database'>): Scores => ({
  all: (patientId) => allScores(database, patientId),
});
