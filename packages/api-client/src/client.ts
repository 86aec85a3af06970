import createFetchClient from 'openapi-fetch';
import type { DownloadProgress } from './download-progress.ts';
import { createIdempotencyKeys, type KeyStore } from './idempotency-keys.ts';
import { ConnectionError, type ProblemError, toProblem } from './problem.ts';
import type { BareOperationId, Operation, OperationId, Params, Result } from './schema.ts';
import type { Transport, UploadProgress } from './upload-progress.ts';

export interface ClientOptions {
  /** API address, e.g. `https://libretto.example`; empty for the page's own origin. */
  baseUrl: string;
  /** Returns the session token for each call; `undefined` without a session. */
  token: () => string | undefined | Promise<string | undefined>;
  /** Called before a 401 throws. Compare the rejected token: a late response may belong to an earlier session. */
  onUnauthorized?: (problem: ProblemError, token: string | undefined) => void;
  /** Replaces the global `fetch`. */
  fetch?: Transport;
  /** Storage for idempotency keys, in memory by default; with `sessionStorage`, a repeat after a reload runs once. */
  unanswered?: KeyStore | undefined;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Lets the request outlive the page; browsers limit the body to 64 kB. */
  keepalive?: boolean | undefined;
  /** Upload progress. Its code is loaded on demand. */
  onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
  /** Download progress of a successful response. Its code is loaded on demand. */
  onDownloadProgress?: ((progress: DownloadProgress) => void) | undefined;
}

/**
 * Calls an operation of the contract.
 * @throws ProblemError on an error response, ConnectionError when there is no response, the signal's reason (an
 * AbortError) when the call was aborted.
 */
export interface Call {
  <Id extends OperationId>(operation: Operation<Id>, params: Params<Id>, options?: CallOptions): Promise<Result<Id>>;
  <Id extends BareOperationId>(operation: Operation<Id>): Promise<Result<Id>>;
}

export interface Client {
  call: Call;
}

type Method = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace';

/** Properties of an operation: needs no session; returns a file instead of JSON; is idempotent by key. */
type Mark = 'public' | 'file' | 'once';

interface AnyParams {
  path?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  header?: Record<string, unknown> | undefined;
  body?: unknown;
}

interface AnyOperation {
  parameters: Omit<AnyParams, 'body'>;
  requestBody?: { content: { 'application/json': unknown } };
  responses: { 200: { content: { 'application/json': unknown } } };
}

export function createClient(options: ClientOptions): Client {
  const { baseUrl, token, onUnauthorized, fetch: custom } = options;
  const openapi = createFetchClient<Record<string, Record<Method, AnyOperation>>>({ baseUrl });
  const send: Transport = custom ?? ((request) => fetch(request));
  const idempotencyKeys = createIdempotencyKeys(options.unanswered);

  async function call<Id extends OperationId>(
    operation: Operation<Id>,
    params?: Params<Id>,
    options?: CallOptions,
  ): Promise<Result<Id>>;
  async function call(operation: string, params: AnyParams = {}, given: CallOptions = {}): Promise<unknown> {
    const [method, url, ...marks] = operation.split(' ') as [Method, string, ...Mark[]];
    const isPublic = marks.includes('public');
    const { path, query, header: own, body } = params;
    const { signal, keepalive = false, onUploadProgress, onDownloadProgress } = given;
    const bearer = isPublic ? undefined : await token();
    const idempotencyKey = marks.includes('once') ? idempotencyKeys.begin(`${url} ${JSON.stringify(path)}`) : undefined;
    const header = idempotencyKey ? { 'Idempotency-Key': `"${idempotencyKey.key}"`, ...own } : own;
    let sent = false;

    const transport: Transport = async (request) => {
      sent = true;
      if (onDownloadProgress) {
        const { withDownloadProgress } = await import('./download-progress.ts');
        return withDownloadProgress(await send(request), onDownloadProgress);
      }
      if (!onUploadProgress) return send(request);
      const { createUploadTransport } = await import('./upload-progress.ts');
      return createUploadTransport(onUploadProgress, send)(request);
    };

    const { data, error, response } = await openapi
      .request(method, url, {
        params: { path, query, header },
        body,
        headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
        signal: signal ?? null,
        keepalive,
        parseAs: marks.includes('file') ? 'blob' : 'json',
        fetch: transport,
      })
      .catch((reason: unknown) => {
        idempotencyKey?.keepKey();
        // After sending, an interrupted response or one that is not JSON (a captive portal) is a connection error.
        throw signal?.aborted || !sent ? reason : new ConnectionError(reason);
      });

    if (response.ok) {
      idempotencyKey?.releaseKey();
      return data;
    }
    const problem = toProblem(response, error);
    // Other errors leave open whether an earlier attempt succeeded; this one means that the key is taken.
    if (problem.code === 'key-used') idempotencyKey?.releaseKey();
    else idempotencyKey?.keepKey();
    if (response.status === 401 && !isPublic) onUnauthorized?.(problem, bearer);
    throw problem;
  }

  return { call };
}
