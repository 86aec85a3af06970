import type { Catalogue, Interactions } from '../../area-services.ts';
import type { AppContext } from '../../context.ts';
import { interactionsWith } from './check.ts';
import type { History } from './history.ts';
import { DatabaseCatalogue } from './imported.ts';

export const catalogueService = ({ database }: Pick<AppContext, 'database'>): Catalogue =>
  new DatabaseCatalogue(database);

export const interactionsService = (
  { database }: Pick<AppContext, 'database'>,
  readHistory: (patientId: number) => Promise<History>,
): Interactions => interactionsWith({ catalogue: new DatabaseCatalogue(database), readHistory });
