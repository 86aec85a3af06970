import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { countWaitingMail } from '../mail/mail.repository.ts';
import { unauthorized } from '../problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string;
  }
}

interface Parts {
  database: Database;
  clock: Clock;
  version: string;
  token: string;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time. */
const hasToken = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));

/** Labels are operation names and status classes: no personal data, and a bounded number of series. */
export function serveMetrics(app: FastifyInstance, { database, clock, version, token }: Parts): void {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answered = new Counter({
    name: 'http_requests_total',
    help: 'Responses by operation and status class.',
    labelNames: ['operation', 'status'],
    registers,
  });
  const timed = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time by operation.',
    labelNames: ['operation'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  new Gauge({
    ...{ name: 'libretto_mail_late', help: 'Mails that are late by more than a minute.', registers },
    async collect() {
      this.set(await countWaitingMail(database, clock() - 60_000));
    },
  });
  const info = new Gauge({ name: 'libretto_info', help: 'Version of the server.', labelNames: ['version'], registers });
  info.set({ version }, 1);

  app.addHook('onResponse', (request, reply, done) => {
    // Files, pages and unknown URLs share one label.
    const operation = request.routeOptions.config.operationId ?? 'web';
    answered.inc({ operation, status: `${Math.floor(reply.statusCode / 100)}xx` });
    timed.observe({ operation }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!hasToken(request.headers.authorization, token)) throw unauthorized();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
