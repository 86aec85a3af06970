import createFetchClient from 'openapi-fetch';
import type { DownloadProgress } from './download-progress.ts';
import { createIdempotencyKeys, type KeyStore } from './idempotency-keys.ts';
import { ConnectionError, type ProblemError, toProblem } from './problem.ts';
import type { BareOperationId, Operation, OperationId, Params, Result } from './schema.ts';
import type { Transport, UploadProgress } from './upload-progress.ts';

export type { DownloadProgress } from './download-progress.ts';
export type { KeyStore } from './idempotency-keys.ts';
export type { Transport, UploadProgress } from './upload-progress.ts';

/** Settings that apply to all calls of a client. */
export interface ClientOptions {
  /** API address, e.g. `https://libretto.example`; empty for the page's own origin. */
  baseUrl: string;
  /** Returns the session token for each call; `undefined` without a session. */
  token: () => string | undefined | Promise<string | undefined>;
  /**
   * Returns the `id_paziente` of the person whose record a caregiver acts on; `undefined` for the user's own. Operations
   * on the account itself always concern the user.
   */
  patient?: () => number | undefined;
  /** Called before a 401 throws. Compare the rejected token: a late response may belong to an earlier session. */
  onUnauthorized?: (problem: ProblemError, token: string | undefined) => void;
  /** Replaces the global `fetch`. */
  fetch?: Transport;
  /** Storage for idempotency keys, in memory by default; with `sessionStorage`, a repeat after a reload runs once. */
  unanswered?: KeyStore | undefined;
  /** Default of `timeoutMs` of each call. */
  timeoutMs?: number | undefined;
  /** Default of `retries` of each call. */
  retries?: number | undefined;
}

/** Settings of one call, which take precedence over those of the client. */
export interface CallOptions {
  /** Aborts the call and its retries; the call then rejects with the reason of the signal. */
  signal?: AbortSignal | undefined;
  /** Milliseconds until an attempt without a complete response fails with a ConnectionError; no limit by default. */
  timeoutMs?: number | undefined;
  /**
   * Maximum number of retries after a connection error or one of the statuses 429, 502, 503 and 504; 2 by default. Only
   * reads and requests with an idempotency key are retried.
   */
  retries?: number | undefined;
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

/** Created by {@link createClient}. Pass it to `signIn`, `upload` and `withQueries`. */
export interface Client {
  /** Calls an operation; keeps its meaning when it is destructured. */
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

/**
 * Returns a client for one server. It sends nothing until an operation is called, and keeps no session: `token` is read
 * for each call.
 */
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
    // The smallest scope that allows the call. Retries must not reach the record of a person chosen in the meantime.
    const patient = / (read|daily|full|parent)\b/.test(operation) ? options.patient?.() : undefined;
    const attempt = () => callOnce(operation, params, given, patient);
    return attempt().catch(async (error: unknown) => {
      const { retries = options.retries ?? 2 } = given;
      if (!retries || !/^get| once/.test(operation)) throw error;
      // If the network is down, the code may not be loadable either.
      const { retry } = await import('./retry.ts').catch(() => {
        throw error;
      });
      return retry(error, attempt, retries, given.signal);
    });
  }

  async function callOnce(
    operation: string,
    params: AnyParams,
    given: CallOptions,
    patient: number | undefined,
  ): Promise<unknown> {
    const [method, url, id, ...marks] = operation.split(' ') as [Method, string, string, ...Mark[]];
    const isPublic = marks.includes('public');
    const { path, query, header: own, body } = params;
    const { signal, keepalive = false, onUploadProgress, onDownloadProgress, timeoutMs = options.timeoutMs } = given;
    const bearer = isPublic ? undefined : await token();
    const idempotencyKey = marks.includes('once')
      ? idempotencyKeys.begin(`${url} ${JSON.stringify([path, patient])}`)
      : undefined;
    const header = idempotencyKey ? { 'Idempotency-Key': `"${idempotencyKey.key}"`, ...own } : own;
    const timeout = timeoutMs ? AbortSignal.timeout(timeoutMs) : undefined;
    let sent = false;

    const transport: Transport = async (request) => {
      sent = true;
      if (!onUploadProgress && !onDownloadProgress) return send(request);
      const { sendWithProgress } = await import('./progress.ts');
      return sendWithProgress(request, send, given);
    };

    const { data, error, response } = await openapi
      .request(method, url, {
        params: { path, query, header },
        body,
        headers: {
          authorization: bearer ? `Bearer ${bearer}` : undefined,
          'X-Libretto-Assistito': patient,
        },
        signal: signal && timeout ? AbortSignal.any([signal, timeout]) : (signal ?? timeout ?? null),
        keepalive,
        parseAs: marks.includes('file') ? 'blob' : 'json',
        fetch: transport,
      })
      .catch((reason: unknown) => {
        idempotencyKey?.keepKey();
        // After sending, an interrupted response or one that is not JSON (a captive portal) is a connection error.
        throw signal?.aborted || !(sent || timeout?.aborted) ? reason : new ConnectionError(reason, id);
      });

    if (response.ok) {
      idempotencyKey?.releaseKey();
      return data;
    }
    const problem = toProblem(response, error, id);
    // Other errors leave open whether an earlier attempt succeeded; this one means that the key is taken.
    if (problem.code === 'key-used') idempotencyKey?.releaseKey();
    else idempotencyKey?.keepKey();
    if (response.status === 401 && !isPublic) onUnauthorized?.(problem, bearer);
    throw problem;
  }

  return { call };
}
