import type { Clock } from '../../clock.ts';
import type { HandlersOf } from '../../contract/handlers.ts';
import type { Database } from '../../database/database.ts';
import { availableFeatures } from './permissions.repository.ts';

export function permissionsRoutes({
  database,
  clock,
  everythingFree,
}: {
  database: Database;
  clock: Clock;
  everythingFree: boolean;
}): HandlersOf<'hasPermission'> {
  return {
    async hasPermission({ session, body }) {
      return { data: (await availableFeatures(database, session.id_utente, clock(), everythingFree)).has(body.data) };
    },
  };
}
