import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { requirePatientId } from '../../contract/session.ts';
import { listAudit } from './audit.repository.ts';

export function auditRoutes({ database }: AppContext): HandlersFor<'listAudit'> {
  return {
    async listAudit({ session, query: { page = 1, ...wanted } }) {
      const owner = { id_paziente: requirePatientId(session), id_utente: session.id_proprietario };
      return listAudit(database, owner, wanted, page);
    },
  };
}
