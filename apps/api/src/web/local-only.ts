import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../config-problems.ts';
import { Problem } from '../problem.ts';
import { sendProblem } from './errors.ts';

/** Headers added by proxies, tunnels and content delivery networks. */
const forwarding =
  /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-client-ip|x-original-(for|host)|true-client-ip|cf-connecting-ip|fly-client-ip)$/;

const detail = 'Demo mode works only on the machine of the server: its accounts have a known password.';
const page = `La modalità dimostrativa funziona soltanto sul computer del server, perché le password dei suoi account sono note. Chi gestisce il server lo avvia con DEMO=false.

${detail} The operator starts the server with DEMO=false.
`;

function isForwarded({ headers, hostname }: FastifyRequest): boolean {
  if (Object.keys(headers).some((name) => forwarding.test(name))) return true;
  const host = hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return host !== '' && !isLoopback(host) && !host.endsWith('.localhost');
}

/** Rejects requests from proxies or tunnels to a server that must be reachable only from its own machine. */
export function rejectForwardedRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isForwarded(request)) return done();
    request.log.warn('demo mode: a request came through a proxy and was refused');
    if (request.headers.accept?.includes('text/html'))
      reply.code(403).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(page);
    else sendProblem(new Problem(403, 'demo-is-local', { detail }), request, reply);
  });
}
