import type { Clock } from '../../clock.ts';
import type { HandlersOf } from '../../contract/handlers.ts';
import type { Database } from '../../database/database.ts';
import { grantedFeatures } from './permissions.repository.ts';

export function permissionsRoutes({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): HandlersOf<'hasPermission'> {
  return {
    async hasPermission({ session, body }) {
      return { data: (await grantedFeatures(database, session.id_utente, clock())).has(body.data) };
    },
  };
}
