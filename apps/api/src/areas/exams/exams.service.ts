import type { AppContext } from '../../context.ts';
import type { Centres } from '../../neighbours.ts';
import { listCentres } from './exams.repository.ts';

export const centresService = ({ database }: Pick<AppContext, 'database'>): Centres => ({
  list: () => listCentres(database),
});
