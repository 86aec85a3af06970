import { PostgresDialect } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';

export function openPostgres(url: string, onLost: (error: Error) => void, max = 10): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    // A statement that hangs must not hold a request, and with it the shutdown, for ever.
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'libretto',
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', onLost);
  // So would one that breaks while a request has it and asks nothing of it at that moment, as within a transaction.
  pool.on('connect', (client) => client.on('error', onLost));
  return new PostgresDialect({ pool, cursor: Cursor });
}
