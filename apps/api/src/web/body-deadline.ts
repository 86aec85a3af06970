import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestTimeout } from '../problem.ts';

interface Limits {
  /** Bytes up to which a body is a form. Larger ones are uploads, which only the limit of the whole request ends. */
  largestForm: number;
  /** Milliseconds after the headers. */
  ms: number;
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Ends requests whose form takes too long to arrive. Node's own limit covers the whole request and has to leave time for
 * the largest upload.
 */
export function limitBodyTime(app: FastifyInstance, { largestForm, ms }: Limits): void {
  const deadlines = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.bodyLimit <= largestForm && hasBody(request)) {
      const expire = () => {
        if (reply.sent) return;
        // The connection holds the rest of a body that is not read.
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
