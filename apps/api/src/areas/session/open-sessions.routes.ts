import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import type { OwnershipCheck } from '../../contract/ownership.ts';
import type { Database } from '../../database/database.ts';
import { isAlive } from '../../policy/session.ts';
import { notFound } from '../../problem.ts';
import { revokeDevices } from './devices.repository.ts';
import { findSessionHash, listSessions, revokeSession, revokeSessions } from './session.repository.ts';

export const ownsSession =
  (database: Database): OwnershipCheck =>
  async ({ id_utente }, id) =>
    (await findSessionHash(database, id_utente, id)) !== undefined;

export function openSessionsRoutes({
  database,
  clock,
  sessions,
  config,
}: AppContext): HandlersFor<'listSessions' | 'endSession' | 'endOtherSessions'> {
  return {
    async listSessions({ session }) {
      const now = clock();
      const idleMs = config.SESSION_IDLE_SECONDS * 1000;
      const rows = await listSessions(database, session.id_utente);
      const isOwn = ({ token_hash }: { token_hash: string }) => token_hash === session.tokenHash;
      const alive = rows.filter((row) => {
        const times = { expires: Date.parse(row.expires_at), lastSeen: Date.parse(row.last_seen_at), revoked: false };
        return isOwn(row) || isAlive(times, idleMs, now);
      });
      return [...alive.filter(isOwn), ...alive.filter((row) => !isOwn(row))].map((row) => ({
        id_sessione: row.id_audit,
        dispositivo: row.device,
        indirizzo: row.address,
        dal: row.created_at,
        ultimo_uso: row.last_seen_at,
        corrente: isOwn(row),
      }));
    },

    async endSession({ session, path: { id_sessione } }) {
      const hash = await findSessionHash(database, session.id_utente, id_sessione);
      if (hash === undefined) throw notFound();
      await revokeSession(database, hash, clock());
      sessions.forget(hash);
    },

    async endOtherSessions({ session, device }) {
      await database.transaction().execute(async (transaction) => {
        await revokeSessions(transaction, session.id_utente, clock(), session.tokenHash);
        await revokeDevices(transaction, session.id_utente, device.secret);
      });
    },
  };
}
