import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { countWaitingMail } from '../mail/mail.repository.ts';
import { unauthorized } from '../problem.ts';
import { Metrics, showsToken } from './metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of the contract; absent for files and pages. */
    operationId?: string;
  }
}

interface Parts {
  database: Database;
  clock: Clock;
  version: string;
  token: string;
}

/** Counts what is answered, and tells whoever shows the token. */
export function serveMetrics(app: FastifyInstance, { database, clock, version, token }: Parts): void {
  const metrics = new Metrics([
    [
      'libretto_mail_late',
      'Mails that should have gone out a minute ago.',
      () => countWaitingMail(database, clock() - 60_000),
    ],
    [`libretto_info{version="${version}"}`, 'Which version it is.', () => 1],
  ]);
  app.addHook('onResponse', (request, reply, done) => {
    // Files, pages and addresses that there are not are one and the same here.
    metrics.observe(request.routeOptions.config.operationId ?? 'web', reply.statusCode, reply.elapsedTime);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!showsToken(request.headers.authorization, token)) throw unauthorized();
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text());
  });
}
