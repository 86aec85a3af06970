import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import * as operations from './operations.gen.ts';
import { ProblemError } from './problem.ts';
import { problem, serve, type TestServer } from './testing/server.ts';

async function failure({ url }: TestServer): Promise<ProblemError> {
  const client = createClient({ baseUrl: url, token: () => undefined, retries: 0 });
  const error: unknown = await client
    .call(operations.getPatient, { path: { id: 1 } })
    .catch((reason: unknown) => reason);
  if (error instanceof ProblemError) return error;
  throw new Error('Expected a ProblemError', { cause: error });
}

// One row per error response in openapi/shared/responses.
test.each([
  [400, 'bad-request', 'The body is not well-formed JSON'],
  [401, 'wrong-credentials', 'Wrong username or password'],
  [403, 'feature-missing', 'Forbidden'],
  [404, 'not-found', 'Not Found'],
  [409, 'conflict', 'Conflict'],
  [413, 'too-large', 'Content Too Large'],
  [415, 'unsupported-media-type', 'Unsupported Media Type'],
  [422, 'invalid', 'Unprocessable Content'],
  [429, 'too-many-requests', 'Too Many Requests'],
  [500, 'failure', 'Internal Server Error'],
  [503, 'unavailable', 'Service Unavailable'],
])('throws %i with its code and title', async (status, code, title) => {
  const server = await serve((response) =>
    problem(response, { type: 'about:blank', title, status, code, detail: 'Some words.', instance: 'req-42' }),
  );
  const error = await failure(server);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: 'ProblemError',
    title,
    operation: 'getPatient',
    message: `getPatient: ${title}`,
    status,
    code,
    detail: 'Some words.',
    feature: undefined,
    errors: [],
    retryAfter: undefined,
    requestId: 'req-42',
  });
});

test('403 contains the missing feature', async () => {
  const server = await serve((response) =>
    problem(response, { type: 'about:blank', title: 'Forbidden', status: 403, code: 'f', feature: 'aggiungitaccuino' }),
  );
  expect((await failure(server)).feature).toBe('aggiungitaccuino');
});

test('422 contains the rejected fields and skips invalid entries', async () => {
  const phone = { path: '/contatto_telefono', code: 'pattern', message: 'must match pattern' };
  const id = { path: 'params/id', code: 'type', message: 'must be integer' };
  const server = await serve((response) =>
    problem(response, {
      type: 'about:blank',
      title: 'T',
      status: 422,
      code: 'c',
      errors: [phone, null, { path: 3 }, id],
    }),
  );
  const error = await failure(server);
  expect(error.errors).toEqual([phone, id]);
  expect(error.message).toBe('getPatient: T, /contatto_telefono must match pattern, params/id must be integer');
});

test.each([
  ['30', 30],
  ['0', 0],
  ['Fri, 31 Dec 1999 23:59:59 GMT', 0],
  ['soon', undefined],
  ['', undefined],
])('Retry-After: %s', async (header, seconds) => {
  const server = await serve((response) => problem(response, { status: 429 }, { 'retry-after': header }));
  expect((await failure(server)).retryAfter).toBe(seconds);
});

test('Retry-After accepts a date', async () => {
  const inTwoMinutes = new Date(Date.now() + 120_000).toUTCString();
  const server = await serve((response) => problem(response, { status: 503 }, { 'retry-after': inTwoMinutes }));
  const { retryAfter } = await failure(server);
  expect(retryAfter).toBeGreaterThan(100);
  expect(retryAfter).toBeLessThanOrEqual(121);
});

test.each([
  ['a proxy’s page', '<html><h1>502 Bad Gateway</h1></html>', 'text/html'],
  ['nothing', '', 'text/plain'],
  ['half a problem', '{"status": 502, "co', 'application/problem+json'],
  ['a list', '[]', 'application/problem+json'],
  ['null', 'null', 'application/problem+json'],
  ['a problem of wrong types', '{"code":5,"title":{},"errors":"x","feature":[],"instance":1}', 'application/json'],
])('converts other error responses to a problem: %s', async (_what, body, type) => {
  const server = await serve((response) =>
    response.writeHead(502, { 'content-type': type, 'x-request-id': 'edge-7' }).end(body),
  );
  expect(await failure(server)).toMatchObject({
    status: 502,
    code: 'http-502',
    title: 'Bad Gateway',
    feature: undefined,
    errors: [],
    requestId: 'edge-7',
  });
});

test('uses the status as title without a message of the server', async () => {
  const server = await serve((response) => response.writeHead(502, '').end());
  expect((await failure(server)).title).toBe('HTTP 502');
});

test('takes the status from the response, not from the body', async () => {
  const server = await serve((response) =>
    response
      .writeHead(500, { 'content-type': 'application/problem+json' })
      .end('{"status":200,"code":"x","title":"y"}'),
  );
  expect((await failure(server)).status).toBe(500);
});
