import type { FastifyInstance } from 'fastify';

const forwarding = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded', 'x-real-ip'];

/**
 * Warns once per process about a proxy while TRUST_PROXY is not set: every client then has the proxy's address, so
 * limits per address affect all of them together, and cookies are not marked as secure.
 */
export function warnOfProxies(app: FastifyInstance): void {
  let warned = false;
  app.addHook('onRequest', (request, _, done) => {
    if (!warned) {
      const header = forwarding.find((name) => request.headers[name] !== undefined);
      if (header !== undefined) {
        warned = true;
        request.log.warn(
          { header },
          'a proxy forwards requests but TRUST_PROXY is not set: all clients share one address; set it to the number of proxies in front',
        );
      }
    }
    done();
  });
}
