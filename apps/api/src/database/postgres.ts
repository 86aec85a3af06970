import { PostgresDialect } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';

export function openPostgres(url: string, onLost: (error: Error) => void, max = 10): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    // A hanging statement must not block a request, and thereby the shutdown, forever.
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'libretto',
  });
  // The pool replaces idle connections that break; without a listener the error would end the process.
  pool.on('error', onLost);
  // The same applies to a checked-out connection that is idle within a transaction.
  pool.on('connect', (client) => client.on('error', onLost));
  return new PostgresDialect({ pool, cursor: Cursor });
}
