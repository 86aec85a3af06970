import type { FastifyInstance } from 'fastify';

/** Resources for viewers of other sites: encrypted, and accessible with the URL. */
const open = '/api/shl/';

const allowed = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type',
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '600',
  'cache-control': 'no-store',
};

/** SMART Health Link recipients use viewers of any origin; responses are never cached. */
export function allowOtherOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(open)) reply.headers(allowed);
    done();
  });
  app.options(`${open}*`, (_, reply) => reply.code(204).send());
}
