import type { OperationId, Result } from '@libretto/api-client/schema';
import { type DescribedOperation, findOperation } from './contract.ts';

export const connections = ['normal', 'loading', 'refused', 'failing', 'offline'] as const;
export type Connection = (typeof connections)[number];

export const records = ['full', 'empty'] as const;
export type RecordState = (typeof records)[number];

/** Responses that differ from the examples of the contract, by operation. */
export type Answers = { readonly [Id in OperationId]?: Result<Id> | Response };

export interface Server {
  connection: Connection;
  record: RecordState;
  answers: Answers;
}

/** Answered whatever the connection, because the frame of a page is not the subject of its loading state. */
const frame: readonly OperationId[] = ['getMenu', 'keepAlive'];

export function problem(status: number, code: string): Response {
  const body = { type: 'about:blank', title: code, status, code, request_id: 'story' };
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json' } });
}

function succeed({ status, mediaType, examples }: DescribedOperation, body: unknown): Response {
  if (mediaType === undefined) return new Response(null, { status });
  if (!mediaType.includes('json')) return new Response('', { status, headers: { 'content-type': mediaType } });
  const value = body ?? examples.full ?? Object.values(examples)[0];
  return new Response(JSON.stringify(value), { status, headers: { 'content-type': mediaType } });
}

function answer(operation: DescribedOperation, { connection, record, answers }: Server): Response | Promise<Response> {
  const given = answers[operation.id];
  if (given instanceof Response) return given.clone();
  if (!frame.includes(operation.id)) {
    if (connection === 'loading') return new Promise(() => {});
    if (connection === 'refused') return problem(403, 'forbidden');
    if (connection === 'failing') return problem(500, 'internal');
    if (connection === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
  }
  return succeed(operation, given ?? (record === 'empty' ? operation.examples.empty : undefined));
}

/** Drafts left by other pages would stand above every page. */
const noDrafts: Answers = { listDrafts: [] };

const network = window.fetch.bind(window);

/** Answers requests to the API without a server, until the returned function is called. */
export function startServer(server: Server): () => void {
  const offline = server.connection === 'offline';
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: !offline });
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    const operation = origin === window.location.origin ? findOperation(request.method, pathname) : undefined;
    return operation ? answer(operation, { ...server, answers: { ...noDrafts, ...server.answers } }) : network(request);
  };
  return () => {
    window.fetch = network;
    Reflect.deleteProperty(navigator, 'onLine');
  };
}
