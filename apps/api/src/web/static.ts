import { randomBytes } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { malformed, notFound, Problem } from '../problem.ts';
import { acceptedEncodings, type Encoding } from './encoding.ts';
import { paymentPolicy, policyOf, scriptPolicies } from './headers.ts';

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  glb: 'model/gltf-binary',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
};
const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
const base = /^\/webui(?=\/|$)/i;
/** The guides, which the documents put beside the application and not below it. */
const guide = /^\/(UserGuideWeb|userGuide\/\w+)(\.en)?\.pdf$/;

/** Milliseconds; so that asking for what does not exist costs nothing. */
const listAgainAfter = 2000;

interface File {
  path: string;
  size: number;
  etag: string;
  /** Of a page, and of a script that is no part of one. */
  policy?: string;
}

const etagOf = ({ size, mtimeMs }: Stats) => `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;

/** Whether a file is another one than when it was listed. What has a hash in its name never is. */
async function isChanged(name: string, file: File): Promise<boolean> {
  if (name.startsWith('assets/')) return false;
  const state = await stat(file.path).catch(() => undefined);
  return state === undefined || etagOf(state) !== file.etag;
}

function policies(name: string, ofPage?: string): { policy?: string } {
  const policy = scriptPolicies[name] ?? ofPage;
  return policy === undefined ? {} : { policy };
}

/** Every file of the build by its path below /webui/. What is not listed is not served, whatever the path says. */
async function listFiles(folder: string): Promise<Map<string, File>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const list = async (path: string): Promise<[string, File]> => {
    const [state, policy] = await Promise.all([
      stat(path),
      path.endsWith('.html') ? readFile(path, 'utf8').then(policyOf) : undefined,
    ]);
    const name = relative(folder, path).split(sep).join('/');
    return [name, { path, size: state.size, etag: etagOf(state), ...policies(name, policy) }];
  };
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(await Promise.all(paths.map(list)));
}

/** The file that a path asks for; whatever has no file's ending is a page of the application. */
function fileFor(path: string, language: unknown): string {
  if (/^login\/?$/i.test(path)) return language === 'en' ? 'login.en.html' : 'login.html';
  return /\.[a-z0-9]{1,11}$/i.test(path) ? path : 'index.html';
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw malformed('The address is not well-formed.');
  }
}

/** Addresses outside /api that answer data, and whose page somebody wants who opens them in a browser. */
const alsoPages = /^\/farmacoDetails\/[a-z0-9-]+(\?|$)/;

export function leadToPage(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { method, url, headers } = request;
  const browses = method === 'GET' && headers.authorization === undefined && headers.accept?.includes('text/html');
  if (browses && alsoPages.test(url)) void reply.redirect(`/webui${url}`);
  else done();
}

type WebRequest = FastifyRequest<{ Querystring: { lang?: unknown } }>;

/** The page where PayPal's script runs. */
const paymentPage = /^registro\/paypal\/?$/i;

interface Web {
  folder: string;
  /** Whether anything is sold here: otherwise no page lets a foreign script run. */
  payments: boolean;
}

/** The application as a document of its own, for the one page with another policy; it is told the nonce of that policy. */
async function answerPaymentPage(reply: FastifyReply, index: File) {
  const nonce = randomBytes(18).toString('base64');
  const html = await readFile(index.path, 'utf8');
  return (
    reply
      .header('content-security-policy', paymentPolicy(nonce))
      // PayPal's window talks to the page that has opened it.
      .header('cross-origin-opener-policy', 'same-origin-allow-popups')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html.replace('</head>', `<meta name="payment-nonce" content="${nonce}" /></head>`))
  );
}

/** Serves the built web application under /webui/, in whatever letter case its pages are asked for. */
export async function serveWeb(app: FastifyInstance, { folder, payments }: Web): Promise<void> {
  let files = await listFiles(folder);
  let listedAt = performance.now();
  const find = async (name: string) => {
    // A build that was made since then is found without a new start.
    const known = files.get(name);
    const again = known ? await isChanged(name, known) : performance.now() - listedAt > listAgainAfter;
    if (again) {
      listedAt = performance.now();
      files = await listFiles(folder);
    }
    return files.get(name);
  };

  const answer = (request: WebRequest, reply: FastifyReply, name: string, file: File) => {
    const encoding = acceptedEncodings(request.headers['accept-encoding']).find((e) => files.has(name + suffixes[e]));
    const sent = (encoding && files.get(name + suffixes[encoding])) ?? file;
    reply
      .header('vary', 'accept-encoding')
      .header('etag', sent.etag)
      .header('cache-control', name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (file.policy !== undefined) reply.header('content-security-policy', file.policy);
    if (request.headers['if-none-match'] === sent.etag) return reply.code(304).send();
    if (encoding !== undefined && sent !== file) reply.header('content-encoding', encoding);
    reply.type(types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream').header('content-length', sent.size);
    return reply.send(createReadStream(sent.path));
  };

  const download = async (request: WebRequest, reply: FastifyReply, name: string) => {
    const file = await find(name);
    if (file === undefined) throw notFound();
    return answer(request, reply.header('content-disposition', 'attachment'), name, file);
  };

  const serve = async (request: WebRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (path === '/' || /^\/webui$/i.test(path)) return reply.redirect('/webui/');
    if (guide.test(path)) return download(request, reply, path.slice(1));
    if (!base.test(path)) throw notFound();
    const page = decoded(path.replace(base, '').slice(1));
    const name = fileFor(page, request.query.lang);
    const file = await find(name);
    if (payments && file !== undefined && paymentPage.test(page)) return answerPaymentPage(reply, file);
    if (file !== undefined) return answer(request, reply, name, file);
    if (!/^(index|login|login\.en)\.html$/.test(name)) throw notFound();
    const index = await find('index.html');
    if (index !== undefined) return answer(request, reply, 'index.html', index);
    throw new Problem(404, 'not-built', { detail: 'The web application has not been built.' });
  };
  app.get('/', serve);
  app.get('/*', serve);
}
