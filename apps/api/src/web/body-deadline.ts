import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestTimeout } from '../problem.ts';

interface Limits {
  /** Larger bodies are uploads, limited only by the timeout of the whole request. */
  maxFormBytes: number;
  /** Milliseconds after the headers. */
  ms: number;
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Node's own timeout covers the whole request and must allow for the largest upload. */
export function limitBodyTime(app: FastifyInstance, { maxFormBytes, ms }: Limits): void {
  const deadlines = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.bodyLimit <= maxFormBytes && hasBody(request)) {
      const expire = () => {
        if (reply.sent) return;
        // The rest of an unread body is still in the connection.
        reply.header('connection', 'close').send(requestTimeout());
      };
      deadlines.set(request, setTimeout(expire, ms));
    }
    done();
  });
  const disarm = (request: FastifyRequest) => clearTimeout(deadlines.get(request));
  app.addHook('preValidation', (request, _, done) => {
    disarm(request);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    disarm(request);
    done();
  });
  app.addHook('onResponse', (request, _, done) => {
    disarm(request);
    done();
  });
}
