import type { OperationId, Result } from '@libretto/api-client/schema';
import { type DescribedOperation, findOperation, pickExample } from './contract.ts';
import { makePdf } from './paper.ts';

export const connections = ['normal', 'loading', 'refused', 'failing', 'offline'] as const;
export type Connection = (typeof connections)[number];

export const records = ['full', 'empty'] as const;
export type RecordState = (typeof records)[number];

/** Responses that differ from the examples of the contract, by operation; a promise for one that does not arrive. */
export type Answers = { readonly [Id in OperationId]?: Result<Id> | Response | Promise<Response> };

export interface Server {
  connection: Connection;
  record: RecordState;
  answers: Answers;
}

/** Answered whatever the connection, because the frame of a page is not the subject of its loading state. */
const frame: readonly OperationId[] = [
  'getMenu',
  'keepAlive',
  'listReceivedGrants',
  'getPreferences',
  'savePreferences',
];

function problem(status: number, code: string): Response {
  const body = { type: 'about:blank', title: code, status, code, request_id: 'story' };
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json' } });
}

const paper = makePdf([['Referto', 'Nella norma.']]);

function succeed({ id, status, mediaType }: DescribedOperation, body: unknown): Response {
  if (mediaType === undefined) return new Response(null, { status });
  const file = id === 'downloadFile' || mediaType === 'application/pdf' ? paper : '';
  return new Response(mediaType.includes('json') ? JSON.stringify(body) : file, {
    status,
    headers: { 'content-type': mediaType },
  });
}

function answer(operation: DescribedOperation, { connection, record, answers }: Server): Response | Promise<Response> {
  const given = answers[operation.id];
  if (given instanceof Promise) return given;
  if (given instanceof Response) return given.clone();
  if (!frame.includes(operation.id)) {
    if (connection === 'loading') return new Promise(() => {});
    if (connection === 'refused') return problem(403, 'forbidden');
    if (connection === 'failing') return problem(500, 'internal');
    if (connection === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
  }
  const empty = record === 'empty' ? pickExample(operation, 'empty') : undefined;
  return succeed(operation, given ?? empty ?? pickExample(operation));
}

const network = window.fetch.bind(window);

/** Answers requests to the API without a server, until the returned function is called. */
export function startServer(server: Server): () => void {
  const offline = server.connection === 'offline';
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: !offline });
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    const operation = origin === window.location.origin ? findOperation(request.method, pathname) : undefined;
    return operation ? answer(operation, server) : network(request);
  };
  return () => {
    window.fetch = network;
    Reflect.deleteProperty(navigator, 'onLine');
  };
}
