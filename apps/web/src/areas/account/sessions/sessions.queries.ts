import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api, queryClient } from '../../../shared/api/api.ts';

export type OpenSession = Schema<'OpenSession'>;

export const sessionsQuery = () => api.query(operations.listSessions);

export async function endSessions(session?: OpenSession): Promise<void> {
  if (session) await api.call(operations.endSession, { path: { id_sessione: session.id_sessione } });
  else await api.call(operations.endOtherSessions);
  await queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey });
}
