// Runs in Node and in a real browser against a real server, since XMLHttpRequest cannot be simulated reliably.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createClient } from './client.ts';
import * as operations from './operations.gen.ts';
import { ConnectionError, ProblemError } from './problem.ts';
import { bundle } from './testing/bundle.ts';
import { closedPort, json, listen, problem, serve } from './testing/server.ts';
import type { UploadProgress } from './upload-progress.ts';

describe('in Node', () => {
  const params = { path: { modulo: 'taccuino.nuova' }, body: { contenuto: { testo: 'è' } } } as const;
  const length = Buffer.byteLength(JSON.stringify(params.body));

  test('sends the request with fetch and reports progress once at the end', async () => {
    const saved = { modulo: 'taccuino.nuova', aggiornata_il: '2026-03-02T10:15:00.000Z' };
    const server = await serve((response) => json(response, 200, saved));
    const client = createClient({ baseUrl: server.url, token: () => 'the-token' });
    const told: UploadProgress[] = [];
    expect(
      await client.call(operations.saveDraft, params, { onUploadProgress: (progress) => told.push(progress) }),
    ).toEqual(saved);
    expect(told).toEqual([{ loaded: length, total: length }]);
    expect(server.received[0]).toMatchObject({ method: 'PUT', body: JSON.stringify(params.body) });
    expect(server.received[0]?.headers).toMatchObject({
      authorization: 'Bearer the-token',
      'content-type': 'application/json',
    });
  });

  test('rejects with the same errors', async () => {
    const server = await serve((response) => problem(response, { status: 413 }));
    const options = { onUploadProgress: () => {} };
    const refused = createClient({ baseUrl: server.url, token: () => undefined }).call(
      operations.saveDraft,
      params,
      options,
    );
    await expect(refused).rejects.toBeInstanceOf(ProblemError);
    const nowhere = createClient({ baseUrl: `http://127.0.0.1:${await closedPort()}`, token: () => undefined });
    await expect(nowhere.call(operations.saveDraft, params, options)).rejects.toBeInstanceOf(ConnectionError);
  });
});

describe('in a browser', () => {
  // Exceeds the socket buffers of both sides, so that an upload to a server that does not read stalls.
  const megabytes = 16;

  const program = `
import { createClient } from './client.ts';
import * as operations from './operations.gen.ts';
const client = createClient({ baseUrl: location.origin, token: () => 'the-token' });
globalThis.scripts = () => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
globalThis.save = async ({ megabytes = 0, watched = true, cancelled = false } = {}) => {
  const testo = 'x'.repeat(megabytes * 2 ** 20);
  const told = [];
  const controller = new AbortController();
  const onUploadProgress = (progress) => {
    told.push(progress);
    if (told.length === 1) report();
    if (cancelled) controller.abort();
  };
  const options = { signal: controller.signal, ...(watched && { onUploadProgress }) };
  return client.call(operations.saveDraft, { path: { modulo: 'm' }, body: { contenuto: { testo } } }, options).then(
    (answer) => ({ answer: answer === undefined ? 'undefined' : answer, told }),
    (error) => ({ error: { ...error, name: error.name, message: error.message }, told }),
  );
};`;

  let browser: Browser;
  let files: Map<string, Uint8Array>;
  beforeAll(async () => {
    [browser, files] = await Promise.all([
      chromium.launch({
        executablePath: process.env.HEADLESS_PATH ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      }),
      bundle(program),
    ]);
  }, 60_000);
  afterAll(() => browser.close());

  interface Outcome {
    answer?: unknown;
    error?: { name: string; message: string; status?: number; code?: string; requestId?: string };
    told: UploadProgress[];
  }

  /** `reported` is the first progress event. */
  async function open(upload: (request: IncomingMessage, response: ServerResponse, reported: Promise<void>) => void) {
    const reported = Promise.withResolvers<void>();
    const listener: RequestListener = (request, response) => {
      const file = files.get(request.url?.slice(1) ?? '');
      if (file) response.writeHead(200, { 'content-type': 'text/javascript' }).end(file);
      else if (request.url?.startsWith('/api/')) upload(request, response, reported.promise);
      else
        response.writeHead(200, { 'content-type': 'text/html' }).end('<script type=module src=/program.js></script>');
    };
    const page = await browser.newPage();
    onTestFinished(() => page.close());
    await page.exposeFunction('report', reported.resolve);
    await page.goto(await listen(listener));
    return {
      page,
      scripts: () => page.evaluate<string[]>('scripts()'),
      save: (how: { megabytes?: number; watched?: boolean; cancelled?: boolean } = {}) =>
        page.evaluate<Outcome>(`save(${JSON.stringify(how)})`),
    };
  }

  function readAll(request: IncomingMessage): Promise<number> {
    return new Promise((resolve) => {
      let length = 0;
      request.on('data', (chunk: Buffer) => {
        length += chunk.length;
      });
      request.on('end', () => resolve(length));
    });
  }

  test('reports progress during the upload', async () => {
    let seen: { headers: IncomingMessage['headers']; length: number } | undefined;
    const { save, scripts } = await open(async (request, response, reported) => {
      await reported;
      seen = { headers: request.headers, length: await readAll(request) };
      json(response, 200, { modulo: 'm', aggiornata_il: 'now' });
    });
    expect(await scripts()).not.toContainEqual('/progress.js');
    const { answer, told } = await save({ megabytes });
    expect(answer).toEqual({ modulo: 'm', aggiornata_il: 'now' });
    expect(seen?.headers).toMatchObject({ authorization: 'Bearer the-token', 'content-type': 'application/json' });
    expect(seen?.length).toBeGreaterThan(megabytes * 2 ** 20);
    expect(told[0]?.loaded).toBeLessThan(seen?.length ?? 0);
    expect(told.map(({ loaded }) => loaded)).toEqual(told.map(({ loaded }) => loaded).sort((a, b) => a - b));
    expect(told.at(-1)).toEqual({ loaded: seen?.length, total: seen?.length });
    expect(await scripts()).toContainEqual('/progress.js');
  });

  test('does not load the code without a listener', async () => {
    const { save, scripts } = await open((request, response) => {
      readAll(request).then(() => json(response, 200, {}));
    });
    expect(await save({ watched: false })).toEqual({ answer: {}, told: [] });
    expect(await scripts()).not.toContainEqual('/progress.js');
  });

  test('accepts a response without body', async () => {
    const { save } = await open((request, response) => {
      readAll(request).then(() => response.writeHead(204).end());
    });
    expect((await save()).answer).toBe('undefined');
  });

  test('rejects with the same problems', async () => {
    const { save } = await open((request, response) => {
      readAll(request).then(() =>
        problem(response, { status: 413, title: 'Content Too Large', code: 'too-large' }, { 'x-request-id': 'req-9' }),
      );
    });
    expect((await save()).error).toMatchObject({
      name: 'ProblemError',
      message: 'saveDraft: Content Too Large',
      status: 413,
      code: 'too-large',
      requestId: 'req-9',
    });
  });

  test('rejects with a connection error', async () => {
    const { save } = await open((request) => request.socket.destroy());
    expect((await save()).error).toMatchObject({ name: 'ConnectionError' });
  });

  test('rejects with a connection error when the code cannot be loaded', async () => {
    const { page, save } = await open((request, response) => {
      readAll(request).then(() => json(response, 200, {}));
    });
    await page.route('**/progress.js', (route) => route.abort());
    expect((await save()).error).toMatchObject({ name: 'ConnectionError' });
  });

  test('aborts the upload', async () => {
    const received = Promise.withResolvers<{ whole: boolean }>();
    const { save } = await open(async (request, _response, reported) => {
      await reported;
      request.on('close', () => received.resolve({ whole: request.complete })).resume();
    });
    expect((await save({ megabytes, cancelled: true })).error).toMatchObject({ name: 'AbortError' });
    expect(await received.promise).toEqual({ whole: false });
  });
});
