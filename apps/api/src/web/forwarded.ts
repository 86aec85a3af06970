import type { FastifyInstance } from 'fastify';

const forwarding = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded', 'x-real-ip'];

/** Without TRUST_PROXY all clients share the proxy's address and its limits, and cookies are not secure. */
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
