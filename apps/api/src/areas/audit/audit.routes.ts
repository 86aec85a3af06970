import type { AppContext } from '../../context.ts';
import type { HandlersOf } from '../../contract/handlers.ts';
import { patientOf } from '../../contract/session.ts';
import { listAudit } from './audit.repository.ts';

export function auditRoutes({ database }: AppContext): HandlersOf<'listAudit'> {
  return {
    async listAudit({ session, query: { page = 1, ...wanted } }) {
      const owner = { id_paziente: patientOf(session), id_utente: session.id_utente };
      return listAudit(database, owner, wanted, page);
    },
  };
}
