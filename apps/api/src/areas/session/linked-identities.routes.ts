import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import type { OwnershipCheck } from '../../contract/ownership.ts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../problem.ts';
import { deleteIdentity, findIdentity } from './linked-identities.repository.ts';
import { checkOwnPassword } from './own-password.ts';
import { changeCredentials } from './second-factor/changes.ts';

export const ownsIdentity =
  (database: Database): OwnershipCheck =>
  async ({ id_utente }, id) =>
    (await findIdentity(database, id_utente, id)) !== undefined;

export function linkedIdentitiesRoutes(app: AppContext): HandlersFor<'unlinkIdentity'> {
  return {
    async unlinkIdentity({ session, path, body, address, userAgent }) {
      const proof = { session, address, field: 'password', password: body.password };
      await checkOwnPassword(app, proof);
      const change = { kind: 'identity-unlinked', lingua: body.lingua, address, userAgent } as const;
      await changeCredentials(app, session, change, async (transaction) => {
        if (!(await deleteIdentity(transaction, session.id_utente, path.id_identita))) throw notFound();
      });
    },
  };
}
