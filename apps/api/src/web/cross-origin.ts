import type { FastifyInstance } from 'fastify';

/** What viewers of other sites may fetch: encrypted, and open to whoever knows the address. */
const open = '/api/shl/';

const allowed = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type',
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '600',
  'cache-control': 'no-store',
};

/** A SMART Health Link is read by whichever viewer its recipient has; no browser keeps what it was answered. */
export function allowOtherOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(open)) reply.headers(allowed);
    done();
  });
  app.options(`${open}*`, (_, reply) => reply.code(204).send());
}
