import type { Centres } from '../../area-services.ts';
import type { AppContext } from '../../context.ts';
import { listCentres } from './exams.repository.ts';

export const centresService = ({ database }: Pick<AppContext, 'database'>): Centres => ({
  list: () => listCentres(database),
});
