import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, Problem } from '../problem.ts';
import { pagePolicy } from './headers.ts';

const base = /^\/webui(?=\/|$)/i;

/** The file of the web build that a path below /webui/ asks for; whatever is no file is a page of the application. */
function fileFor(path: string, language: unknown): string {
  if (/^login\/?$/i.test(path)) return language === 'en' ? 'login.en.html' : 'login.html';
  return /\.[a-z0-9]{1,11}$/i.test(path) ? path : 'index.html';
}

/** Serves the built web application under /webui/, in whatever letter case its pages are asked for. */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(folder);
  if (built)
    await app.register(files, { root: folder, serve: false, index: false, cacheControl: false, preCompressed: true });
  const exists = (name: string) => built && existsSync(join(folder, name));

  const send = (request: FastifyRequest<{ Querystring: { lang?: unknown } }>, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?');
    if (path === '/') return reply.redirect('/webui/');
    if (!base.test(path)) throw notFound();
    const inside = decodeURIComponent(path.replace(base, ''));
    if (inside === '') return reply.redirect('/webui/');
    let name = fileFor(inside.slice(1), request.query.lang);
    if (name.startsWith('login.') && !exists(name)) name = 'index.html';
    if (!exists(name)) {
      throw name === 'index.html'
        ? new Problem(404, 'not-built', { detail: 'The web application has not been built.' })
        : notFound();
    }
    const hashed = /^assets\//.test(name);
    reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (name.endsWith('.html')) reply.header('content-security-policy', pagePolicy);
    return reply.sendFile(name);
  };
  app.get('/', send);
  app.get('/*', send);
}
