import { insertAccess, listAccesses } from '../src/areas/access-log/access-log.repository.ts';
import { hashToken, insertSession, newToken } from '../src/areas/session/session.repository.ts';
import type { Person, TestServer } from './server.ts';

export async function openSession({ parts }: TestServer, { id_utente }: Person): Promise<number> {
  const [token, now] = [newToken(), parts.clock()];
  await insertSession(parts.database, token, id_utente, now, now + 3_600_000);
  const access = { id_utente, address: '192.0.2.7', userAgent: '', session_hash: hashToken(token) };
  await insertAccess(parts.database, { ...access, method: 'password', second: null }, now);
  const { rows } = await listAccesses(parts.database, id_utente, 1);
  return rows[0]?.id_audit ?? 0;
}
