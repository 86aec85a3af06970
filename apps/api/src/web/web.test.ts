import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeServer, type Person, type TestServer } from '../../test/server.ts';
import { acceptedEncodings } from './encoding.ts';

const index = '<!doctype html><script>document.title;</script><script type="module">0;</script>indice';
let server: TestServer;
let person: Person;
let folder: string;
let address: string;

beforeAll(async () => {
  server = await makeServer('sqlite', {
    settings: { TRUST_PROXY: '1' },
    change: ({ config }) => {
      folder = config.WEB_DIR;
      for (const name of ['assets', 'userGuide']) mkdirSync(join(config.WEB_DIR, name), { recursive: true });
      const files = {
        'index.html': index,
        'login.html': '<!doctype html><style>@media (width < 9em){p{color:red}}</style>accesso',
        'login.en.html': '<!doctype html>sign in',
        'assets/app-B1x2.js': 'export const app = 1;',
        'assets/app-B1x2.js.br': 'brotli',
        'assets/app-B1x2.js.gz': 'gzip',
        'favicon.ico': 'icon',
        '.nascosto.txt': 'non per tutti',
        'manifest.webmanifest': '{"name":"Libretto"}',
        'worker.js': 'self.oninstall = null;',
        'decode-tiff.js': 'self.onmessage = null;',
        'decode-scan.js': 'self.onmessage = null;',
        'decode-pdf.js': 'self.onmessage = null;',
        'UserGuideWeb.pdf': '%PDF guida',
        'userGuide/TaccuinoWeb.pdf': '%PDF taccuino',
        'userGuide/TaccuinoWeb.en.pdf': '%PDF notebook',
      };
      for (const [name, text] of Object.entries(files)) writeFileSync(join(config.WEB_DIR, name), text);
      writeFileSync(join(config.DATA_DIR, 'segreto.txt'), 'non per tutti');
      return {};
    },
  });
  person = await server.person();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

const sendRaw = (words: string) =>
  new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write(words));
    socket.on('data', (data) => {
      text += data.toString();
    });
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });

describe('pages', () => {
  // covers R-01 R-42
  test.each([
    '/webui/',
    '/webui/Registro/SchedaPaziente',
    '/WebUI/registro/taccuino',
    '/WEBUI/Altro',
    '/webui/calcolatricemedica/Dosi',
  ])('%s is the application', async (url) => {
    const answer = await get(url);
    expect(answer.payload).toContain('indice');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  //
  test.each([
    ['/webui/login', 'accesso'],
    ['/webui/LOGIN', 'accesso'],
    ['/WebUI/Login/', 'accesso'],
    ['/webui/login?lang=en', 'sign in'],
    ['/webui/login?lang=it', 'accesso'],
    ['/webui/login/altro', 'indice'],
  ])('%s is prerendered', async (url, text) => {
    expect((await get(url)).payload).toContain(text);
  });

  test.each(['/', '/webui', '/WebUI'])('%s leads to the application', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/webui/']);
  });

  test('HEAD has the same headers and no body', async () => {
    const answer = await server.app.inject({ method: 'HEAD', url: '/webui/' });
    expect(answer.payload).toBe('');
    expect(answer.headers['content-length']).toBe(String(index.length));
    const { date: _, ...headers } = answer.headers;
    expect((await get('/webui/')).headers).toMatchObject({ ...headers, 'x-request-id': expect.any(String) });
  });

  test('returns an error for an unbuilt application', async () => {
    const bare = await makeServer('sqlite');
    const answer = await bare.call('GET', '/webui/');
    await bare.close();
    expect(answer.body).toMatchObject({ status: 404, code: 'not-built' });
  });
});

describe('files', () => {
  test('with a hash in their name are cached forever', async () => {
    const answer = await get('/webui/assets/app-B1x2.js');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.payload).toBe('export const app = 1;');
  });

  test.each([
    ['br, gzip', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip', 'gzip'],
    ['identity', undefined, 'export const app = 1;'],
  ])('%s gets the encoding compressed at build time', async (accepted, encoding, text) => {
    const answer = await get('/webui/assets/app-B1x2.js', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(answer.payload).toBe(text);
  });

  test('returns 304 for an unchanged file', async () => {
    const { etag } = (await get('/webui/favicon.ico')).headers;
    const answer = await get('/webui/favicon.ico', { 'if-none-match': String(etag) });
    expect([answer.statusCode, answer.payload]).toEqual([304, '']);
  });

  test('have an ETag per encoding', async () => {
    const url = '/webui/assets/app-B1x2.js';
    const { etag } = (await get(url, { 'accept-encoding': 'br' })).headers;
    const again = (accepted: string) => get(url, { 'accept-encoding': accepted, 'if-none-match': `"other", ${etag}` });
    expect((await again('br')).statusCode).toBe(304);
    expect((await again('gzip')).statusCode).toBe(200);
    const { headers } = await again('br');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers.vary).toBe('accept-encoding');
  });

  test('a page keeps its policy with 304', async () => {
    const { etag, 'content-security-policy': policy } = (await get('/webui/login')).headers;
    const again = await get('/webui/login', { 'if-none-match': String(etag) });
    expect([again.statusCode, again.headers['content-security-policy']]).toEqual([304, policy]);
  });

  test('supports range requests', async () => {
    const part = await get('/webui/assets/app-B1x2.js', { range: 'bytes=0-5' });
    expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([206, 'export', 'bytes 0-5/21']);
    const behind = await get('/webui/assets/app-B1x2.js', { range: 'bytes=99-' });
    expect([behind.statusCode, behind.headers['content-type']]).toEqual([
      416,
      'application/problem+json; charset=utf-8',
    ]);
  });

  test('are served in the new version after a build', async () => {
    const before = await get('/webui/manifest.webmanifest');
    writeFileSync(join(folder, 'manifest.webmanifest'), '{"name":"Libretto, nuova versione"}');
    const after = await get('/webui/manifest.webmanifest', { 'if-none-match': String(before.headers.etag) });
    expect([after.statusCode, after.payload]).toEqual([200, '{"name":"Libretto, nuova versione"}']);
    expect(after.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  });

  test.each([
    '/webui/assets/none.js',
    '/webui/../segreto.txt',
    '/webui/%2e%2e/segreto.txt',
    '/webui/..%2fsegreto.txt',
    '/webui/assets/..%5c..%5csegreto.txt',
    '/webui//etc/passwd.txt',
    '/webui//favicon.ico',
    '/webui/.nascosto.txt',
    '/webui/favicon.ico%00.js',
    '/webui/Favicon.ico',
    '/webui/nessuna.html',
    '/segreto.txt',
    '/webuix/favicon.ico',
  ])('%s is not found', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.payload).not.toContain('non per tutti');
  });

  test.each([
    '/webui/../segreto.txt',
    '/webui/%2e%2e/segreto.txt',
    '/webui/assets/../../segreto.txt',
    '/webui/..%2fsegreto.txt',
    '/webui/assets\\..\\..\\segreto.txt',
    '/webui/./favicon.ico',
    '/webui/assets/%2e%2e/favicon.ico',
    '/userGuide/../favicon.ico',
  ])('returns 404 for %s without normalization', async (path) => {
    writeFileSync(join(folder, '..', 'segreto.txt'), 'non per tutti');
    const answer = await sendRaw(`GET ${path} HTTP/1.1\r\nHost: libretto\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain('non per tutti');
  });
});

describe('guides', () => {
  test.each([
    ['/UserGuideWeb.pdf', '%PDF guida'],
    ['/userGuide/TaccuinoWeb.pdf', '%PDF taccuino'],
    ['/userGuide/TaccuinoWeb.en.pdf', '%PDF notebook'],
  ])('%s is downloaded', async (url, text) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.payload]).toEqual([200, text]);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe('attachment');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test.each(['/userGuide/NessunaWeb.pdf', '/userGuide/../index.html', '/userGuide/%2e%2e/index.html', '/index.pdf'])(
    '%s is not found',
    async (url) => expect((await get(url)).statusCode).toBe(404),
  );
});

describe('headers', () => {
  const urls = [
    '/webui/',
    '/webui/assets/app-B1x2.js',
    '/api/health',
    '/api/nessuno',
    '/api/patient/1',
    '/api/reference',
    '/api/%E0%A4%A',
    '/',
  ];
  test.each(urls)('%s has the security headers', async (url) => {
    const { headers } = await get(url);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=(self)');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|http:/);
  });

  test.each(['/webui/', '/webui/login', '/api/reference'])(
    '%s allows only own scripts, and no strings as script',
    async (url) => {
      const policy = String((await get(url)).headers['content-security-policy']);
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("require-trusted-types-for 'script'");
    },
  );

  test('a page can frame nothing', async () => {
    const directives = String((await get('/webui/')).headers['content-security-policy']).split('; ');
    expect(directives.filter((one) => /^(frame|child|object)-src/.test(one))).toEqual(["frame-src 'none'"]);
  });

  test('no page allows scripts of PayPal without payments', async () => {
    const policy = String((await get('/webui/Registro/Paypal')).headers['content-security-policy']);
    expect(policy).toBe((await get('/webui/Altro')).headers['content-security-policy']);
    expect(policy).not.toContain('paypal');
  });

  test.each([
    ['worker.js', ["script-src 'self'", "connect-src 'self'"]],
    ['decode-tiff.js', []],
    // Run the WebAssembly that decodes scans, but evaluate no strings.
    ['decode-scan.js', ["script-src 'wasm-unsafe-eval'"]],
    ['decode-pdf.js', ["script-src 'wasm-unsafe-eval'"]],
  ])('the worker %s is never cached, and has minimal permissions', async (name, more) => {
    const { headers } = await get(`/webui/${name}`);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    const directives = String(headers['content-security-policy']).split('; ');
    expect(directives).toEqual(["default-src 'none'", ...more, "frame-ancestors 'none'"]);
    expect((await get('/webui/')).headers['content-security-policy']).toMatch(/trusted-types worker decoder$/);
  });

  test('inline scripts are allowed by their hash on their page only', async () => {
    // printf 'document.title;' | openssl dgst -sha256 -binary | base64
    const allowed = "script-src 'self' 'sha256-AjuIg5Tn3MV3LRLRwhY80/A5c++3kFKV6QsMpsrS6Jw=';";
    expect((await get('/webui/')).headers['content-security-policy']).toContain(allowed);
    expect((await get('/webui/login')).headers['content-security-policy']).toContain("script-src 'self';");
  });

  test('inline styles are allowed by their hash on their page only', async () => {
    // printf '@media (width < 9em){p{color:red}}' | openssl dgst -sha256 -binary | base64
    const allowed = "style-src 'self' 'sha256-mFMn3W6+KbRiFKdXtrYyP/OihekuZu8Sl8/ObbECp80=';";
    expect((await get('/webui/login')).headers['content-security-policy']).toContain(allowed);
    expect((await get('/webui/')).headers['content-security-policy']).toContain("style-src 'self';");
  });

  test('sends Strict-Transport-Security behind TLS', async () => {
    const secure = await get('/webui/', { 'x-forwarded-proto': 'https' });
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect((await get('/webui/')).headers['strict-transport-security']).toBeUndefined();
  });

  test.each([...urls.filter((url) => url.startsWith('/api/')), '/api/openapi.json', '/api/user/providers'])(
    '%s is never stored by browsers or proxies',
    async (url) => {
      const first = await get(url);
      expect(first.headers['cache-control']).toBe('no-store');
      const { etag } = first.headers;
      if (typeof etag !== 'string') return;
      const again = await get(url, { 'if-none-match': etag });
      expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'no-store']);
    },
  );

  test('personal data is never stored', async () => {
    const own = await server.call('GET', `/api/patient/${person.id_utente}`, { token: person.token });
    expect(own.headers['cache-control']).toBe('no-store');
    expect((await server.call('GET', '/api/patient/1')).headers['cache-control']).toBe('no-store');
  });

  test('returns a problem for input that is not HTTP', async () => {
    const answer = await sendRaw('NONSENSE\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(answer).toContain('application/problem+json');
  });
});

describe('encoding', () => {
  test.each([
    [undefined, []],
    ['', []],
    ['gzip', ['gzip']],
    ['gzip, deflate, br', ['br', 'gzip']],
    ['br;q=0,*', ['gzip']],
    ['*;q=0', []],
    ['BR;Q=0.5', ['br']],
  ])('%s', (header, expected) => {
    expect(acceptedEncodings(header)).toEqual(expected);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('compresses long responses with %s', async (encoding, decode) => {
    const answer = await get('/api/openapi.json', { 'accept-encoding': encoding });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(JSON.parse(decode(answer.rawPayload).toString()).openapi).toBe('3.1.0');
  });

  test('does not compress short responses', async () => {
    expect((await get('/api/health', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });
});

describe('the reference page', () => {
  test('lists every operation and schema without external resources', async () => {
    const { payload } = await get('/api/reference');
    const { paths, components } = (await get('/api/openapi.json')).json();
    for (const path of Object.keys(paths)) expect(payload).toContain(`<code>${path.replaceAll("'", '&#39;')}</code>`);
    for (const name of Object.keys(components.schemas)) expect(payload).toContain(`id="schema-${name}"`);
    expect(payload).not.toMatch(/<script|(?:src|href)="https?:|\sstyle=|\son\w+=/);
    for (const [, target] of payload.matchAll(/href="#([^"]+)"/g)) expect(payload).toContain(`id="${target}"`);
    const ids = [...payload.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
  test('has its style in a separate file', async () => {
    expect((await get('/api/reference.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  });
});
