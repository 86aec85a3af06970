import type { AppContext } from '../../context.ts';
import type { Centres } from '../../area-services.ts';
import { listCentres } from './exams.repository.ts';

export const centresService = ({ database }: Pick<AppContext, 'database'>): Centres => ({
  list: () => listCentres(database),
});
