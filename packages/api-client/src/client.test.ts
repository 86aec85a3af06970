import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { type ClientOptions, createClient } from './client.ts';
import * as operations from './operations.gen.ts';
import { ConnectionError, ProblemError } from './problem.ts';
import { closedPort, json, listen, problem, serve } from './testing/server.ts';

const at = (baseUrl: string, options: Partial<ClientOptions> = {}) =>
  createClient({ baseUrl, token: () => 'the-token', retries: 0, ...options });

const unauthorized = (response: ServerResponse) =>
  problem(response, { type: 'about:blank', title: 'Unauthorized', status: 401, code: 'unauthorized' });

describe('requests', () => {
  test('sends method, path with parameters and a JSON body', async () => {
    const server = await serve((response) => json(response, 200, {}));
    await at(server.url).call(operations.saveEmergencyContact, {
      path: { id_record: 7 },
      body: {
        id_contatto_tipologia: 10,
        contatto_nominativo: 'Anna Bianchi',
        contatto_telefono: '051 1234567',
        id_livello_confidenzialita: 1,
      },
    });
    const [request] = server.received;
    expect(request).toMatchObject({ method: 'POST', url: '/api/salva/contattiemergenza/7' });
    expect(request?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(request?.body ?? '')).toEqual({
      id_contatto_tipologia: 10,
      contatto_nominativo: 'Anna Bianchi',
      contatto_telefono: '051 1234567',
      id_livello_confidenzialita: 1,
    });
  });

  test('escapes path parameters', async () => {
    const server = await serve((response) => json(response, 200, []));
    await at(`${server.url}/`).call(operations.searchCities, { path: { x: 'L’Aquila/../user?a=b#c' } });
    expect(server.received[0]?.url).toBe('/api/location/L%E2%80%99Aquila%2F..%2Fuser%3Fa%3Db%23c');
  });

  test('returns a file as a Blob and its error as a problem', async () => {
    const pdf = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff]);
    const server = await serve((response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' }).end(pdf);
    });
    const file = await at(server.url).call(operations.printExams, { path: { id: 1 } });
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf);
    const refusing = await serve(unauthorized);
    await expect(at(refusing.url).call(operations.printExams, { path: { id: 1 } })).rejects.toBeInstanceOf(
      ProblemError,
    );
  });

  test('names the person whose record a caregiver acts on, except for the account itself', async () => {
    const server = await serve((response) => json(response, 200, {}));
    const { call } = at(server.url, { patient: () => 12 });
    await call(operations.getPatient, { path: { id: 12 } });
    await call(operations.saveReading, { path: { id_record: 0 }, body: { fonte: 'manuale' } as never });
    await call(operations.getPreferences);
    await call(operations.login, { body: { email: 'ada@libretto.example', password: 'x' } });
    await at(server.url).call(operations.getPatient, { path: { id: 1 } });
    expect(server.received.map(({ headers }) => headers['x-libretto-assistito'])).toEqual([
      '12',
      '12',
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('retries for the person of the first attempt', async () => {
    let patient = 12;
    const server = await serve((response) => {
      patient = 13;
      if (server.received.length > 1) return json(response, 200, {});
      response.writeHead(503, { 'retry-after': '0' }).end();
    });
    await at(server.url, { patient: () => patient, retries: 1 }).call(operations.getPatient, { path: { id: 12 } });
    expect(server.received.map(({ headers }) => headers['x-libretto-assistito'])).toEqual(['12', '12']);
  });

  test('keeps a trailing slash in the path', async () => {
    const server = await serve((response) => json(response, 200, {}));
    await at(server.url).call(operations.createNotebookEntry, {
      body: {
        taccuino_2d_drawn: 1,
        taccuino_data: '2026-03-02',
        taccuino_descrizione: '',
        taccuino_report_anteriore: 'data:image/png;base64,AA==',
        taccuino_report_posteriore: 'data:image/png;base64,AA==',
        id_livello_confidenzialita: 1,
      },
    });
    expect(server.received[0]?.url).toBe('/api/taccuino/');
  });

  test.each([true, false])('keepalive: %s', async (keepalive) => {
    const server = await serve((response) => json(response, 200, []));
    const sent: Request[] = [];
    const fetchAndKeep = (request: Request) => {
      sent.push(request);
      return fetch(request);
    };
    await at(server.url, { fetch: fetchAndKeep }).call(operations.listDrafts, {}, { keepalive });
    expect(sent.map((request) => request.keepalive)).toEqual([keepalive]);
  });

  test('sends no content type without a body', async () => {
    const server = await serve((response) => json(response, 200, []));
    await at(server.url).call(operations.listDrafts);
    expect(server.received[0]?.headers).not.toHaveProperty('content-type');
  });
});

describe('session', () => {
  test.each([
    ['a value', () => 'abc', 'Bearer abc'],
    ['a promise', () => Promise.resolve('later'), 'Bearer later'],
    ['no session', () => undefined, undefined],
  ])('the token is %s', async (_what, token, expected) => {
    const server = await serve((response) => json(response, 200, []));
    await at(server.url, { token }).call(operations.listDrafts);
    expect(server.received[0]?.headers.authorization).toBe(expected);
  });

  test('reads the token for every call', async () => {
    const server = await serve((response) => json(response, 200, []));
    const tokens = ['first', 'second'];
    const client = at(server.url, { token: () => tokens.shift() });
    await client.call(operations.listDrafts);
    await client.call(operations.listDrafts);
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual(['Bearer first', 'Bearer second']);
  });

  test('calls onUnauthorized before the call rejects', async () => {
    const server = await serve(unauthorized);
    const onUnauthorized = vi.fn();
    const failure = at(server.url, { onUnauthorized })
      .call(operations.listDrafts)
      .catch((error: unknown) => error);
    const error = await failure;
    expect(error).toBeInstanceOf(ProblemError);
    expect(onUnauthorized.mock.calls).toEqual([[error, 'the-token']]);
  });

  test('sends no token to public operations and ignores their 401', async () => {
    const server = await serve(unauthorized);
    const onUnauthorized = vi.fn();
    const login = at(server.url, { onUnauthorized }).call(operations.login, {
      body: { email: 'paziente@libretto.example', password: 'wrong' },
    });
    await expect(login).rejects.toMatchObject({ status: 401 });
    expect(server.received[0]?.headers).not.toHaveProperty('authorization');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('does not call onUnauthorized for other errors', async () => {
    const server = await serve((response) => problem(response, { status: 403 }));
    const onUnauthorized = vi.fn();
    await expect(at(server.url, { onUnauthorized }).call(operations.listDrafts)).rejects.toMatchObject({ status: 403 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('responses', () => {
  test('returns JSON', async () => {
    const drafts = [{ modulo: 'taccuino.nuova', aggiornata_il: '2026-03-02T10:15:00.000Z' }];
    const server = await serve((response) => json(response, 200, drafts));
    expect(await at(server.url).call(operations.listDrafts)).toEqual(drafts);
  });

  test('returns undefined for 204', async () => {
    const server = await serve((response) => response.writeHead(204).end());
    expect(await at(server.url).call(operations.deleteDraft, { path: { modulo: 'taccuino.nuova' } })).toBeUndefined();
    expect(server.received[0]?.method).toBe('DELETE');
  });
});

describe('connection errors', () => {
  test('connection refused', async () => {
    const client = at(`http://127.0.0.1:${await closedPort()}`);
    const error = await client.call(operations.listDrafts).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConnectionError);
    expect((error as ConnectionError).cause).toBeInstanceOf(TypeError);
  });

  test('connection closed before the response', async () => {
    const url = await listen((request) => request.socket.destroy());
    await expect(at(url).call(operations.listDrafts)).rejects.toBeInstanceOf(ConnectionError);
  });

  test.each([200, 500])('connection closed in the middle of a %i', async (status) => {
    const url = await listen((request, response) => {
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('[{"modulo":', () => request.socket.destroy());
    });
    await expect(at(url).call(operations.listDrafts)).rejects.toBeInstanceOf(ConnectionError);
  });

  test.each([
    ['with', { 'content-length': '22' }],
    ['without', {}],
  ])('response of a captive portal (%s a length)', async (_with, headers) => {
    const server = await serve((response) =>
      response.writeHead(200, { 'content-type': 'text/html', ...headers }).end('<html>Welcome!</html>\n'),
    );
    await expect(at(server.url).call(operations.listDrafts)).rejects.toBeInstanceOf(ConnectionError);
  });

  test('does not report programming errors as connection errors', async () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const saved = at('http://127.0.0.1:1').call(operations.saveDraft, {
      path: { modulo: 'taccuino.nuova' },
      body: { contenuto: circular },
    });
    await expect(saved).rejects.toThrow(TypeError);
    await expect(at('not a url').call(operations.listDrafts)).rejects.toThrow(TypeError);
  });

  test('passes errors of the token function through', async () => {
    const broken = new Error('The storage is locked');
    const client = at('http://127.0.0.1:1', { token: () => Promise.reject(broken) });
    await expect(client.call(operations.listDrafts)).rejects.toBe(broken);
  });
});

describe('cancelling', () => {
  const aborted = expect.objectContaining({ name: 'AbortError' });

  test('sends nothing when aborted before the call', async () => {
    const server = await serve((response) => json(response, 200, []));
    await expect(at(server.url).call(operations.listDrafts, {}, { signal: AbortSignal.abort() })).rejects.toEqual(
      aborted,
    );
    expect(server.received).toEqual([]);
  });

  test('aborts a pending request on the server', async () => {
    const controller = new AbortController();
    const seen = Promise.withResolvers<unknown>();
    const url = await listen((_request, response) => {
      seen.resolve(once(response, 'close'));
      controller.abort();
    });
    await expect(at(url).call(operations.listDrafts, {}, { signal: controller.signal })).rejects.toEqual(aborted);
    await seen.promise;
  });

  test('aborts while the response arrives', async () => {
    const controller = new AbortController();
    const url = await listen((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('[{"modulo":', () => controller.abort());
    });
    await expect(at(url).call(operations.listDrafts, {}, { signal: controller.signal })).rejects.toEqual(aborted);
  });

  test('distinguishes a timeout from an abort', async () => {
    const url = await listen(() => {});
    const call = at(url).call(operations.listDrafts, {}, { signal: AbortSignal.timeout(20) });
    await expect(call).rejects.toEqual(expect.objectContaining({ name: 'TimeoutError' }));
  });
});
