import type { Catalogue, Interactions } from '../../area-services.ts';
import type { AppContext } from '../../context.ts';
import { type HistorySources, interactionsWith } from './check.ts';
import { DatabaseCatalogue } from './imported.ts';

export const catalogueService = ({ database }: Pick<AppContext, 'database'>): Catalogue =>
  new DatabaseCatalogue(database);

export const interactionsService = (
  { database }: Pick<AppContext, 'database'>,
  sources: HistorySources,
): Interactions => interactionsWith({ catalogue: new DatabaseCatalogue(database), ...sources });
