import type { HandlersOf } from '../../contract/handlers.ts';
import type { Database } from '../../database/database.ts';
import { mayUse } from '../../policy/features.ts';
import { grantedFeatures } from './permissions.repository.ts';

export function permissionsRoutes({ database }: { database: Database }): HandlersOf<'hasPermission'> {
  return {
    async hasPermission({ session, body }) {
      return { data: mayUse(await grantedFeatures(database, session.id_utente), body.data) };
    },
  };
}
