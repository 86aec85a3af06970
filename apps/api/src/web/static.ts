import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import send from '@fastify/send';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { malformed, notFound, Problem } from '../problem.ts';
import { paymentPolicy, scriptPolicies, toPagePolicy } from './headers.ts';

const base = /^\/webui(?=\/|$)/i;
/** The guides are outside of the application's base path. */
const guide = /^\/(UserGuideWeb|userGuide\/\w+)(\.en)?\.pdf$/;
const fileName = /^[\w-]+([./][\w-]+)*$/;
const entryPage = /^(index|login|login\.en)\.html$/;

// The library's MIME table is older than RFC 9239, and lacks a charset for manifests.
send.mime.define(
  { 'text/javascript': ['js', 'mjs'], 'application/manifest+json; charset=utf-8': ['webmanifest'] },
  true,
);

/** Returns the file for a path; paths without a file extension are pages of the application. */
function fileFor(path: string, language: unknown): string {
  if (/^login\/?$/i.test(path)) return language === 'en' ? 'login.en.html' : 'login.html';
  return /\.[a-z0-9]{1,11}$/i.test(path) ? path : 'index.html';
}

const getPath = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '';

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw malformed('The address is not well-formed.');
  }
}

/** API addresses outside /api that redirect browsers to a page. */
const redirectedPaths = /^\/farmacoDetails\/[a-z0-9-]+(\?|$)/;

export function redirectBrowsers(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { method, url, headers } = request;
  const browses = method === 'GET' && headers.authorization === undefined && headers.accept?.includes('text/html');
  if (browses && redirectedPaths.test(url)) void reply.redirect(`/webui${url}`);
  else done();
}

type WebRequest = FastifyRequest<{ Querystring: { lang?: unknown } }>;

const paymentPage = /^registro\/paypal\/?$/i;

interface Web {
  folder: string;
  payments: boolean;
}

function answerPaymentPage(reply: FastifyReply, html: string) {
  const nonce = randomBytes(18).toString('base64');
  return (
    reply
      .header('content-security-policy', paymentPolicy(html, nonce))
      // PayPal's popup messages the page that opened it.
      .header('cross-origin-opener-policy', 'same-origin-allow-popups')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html.replace('</head>', `<meta name="payment-nonce" content="${nonce}" /></head>`))
  );
}

/** Serves the built web application under /webui/; page paths are case-insensitive. */
export async function serveWeb(app: FastifyInstance, { folder, payments }: Web): Promise<void> {
  const root = resolve(folder);
  const assets = join(root, 'assets', '/');
  await app.register(fastifyStatic, {
    ...{ root, serve: false, suppressWarning: true, preCompressed: true, index: false },
    ...{ cacheControl: false, lastModified: false },
    setHeaders: (reply, path) => {
      // File names in assets/ contain a hash of the content.
      const kept = path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache';
      reply.header('cache-control', kept);
      if (guide.test(getPath(reply.request))) reply.header('content-disposition', 'attachment');
    },
  });

  const answerPage = async (reply: FastifyReply, name: string, isPayment: boolean) => {
    const html = await readFile(join(root, name), 'utf8').catch(() => undefined);
    if (html !== undefined && isPayment) return answerPaymentPage(reply, html);
    if (html !== undefined) return reply.header('content-security-policy', toPagePolicy(html)).sendFile(name);
    if (!entryPage.test(name)) throw notFound();
    if (name !== 'index.html') return answerPage(reply, 'index.html', isPayment);
    throw new Problem(404, 'not-built', { detail: 'The web application has not been built.' });
  };

  const serve = async (request: WebRequest, reply: FastifyReply) => {
    const path = getPath(request);
    if (path === '/' || /^\/webui$/i.test(path)) return reply.redirect('/webui/');
    if (guide.test(path)) return reply.sendFile(path.slice(1));
    if (!base.test(path)) throw notFound();
    const page = decodePath(path.replace(base, '').slice(1));
    const name = fileFor(page, request.query.lang);
    if (!fileName.test(name)) throw notFound();
    if (name.endsWith('.html')) return answerPage(reply, name, payments && paymentPage.test(page));
    const policy = scriptPolicies[name];
    if (policy !== undefined) reply.header('content-security-policy', policy);
    return reply.sendFile(name);
  };
  app.get('/', serve);
  app.get('/*', serve);
}
