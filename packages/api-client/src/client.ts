import createFetchClient from 'openapi-fetch';
import type { DownloadProgress } from './download-progress.ts';
import { type KeyStore, unansweredKeys } from './once.ts';
import { ConnectionError, type ProblemError, problemFrom } from './problem.ts';
import type { BareOperationId, Operation, OperationId, Params, Result } from './schema.ts';
import type { Transport, UploadProgress } from './upload-progress.ts';

export interface ClientOptions {
  /** Where the API is, such as `https://libretto.example`; empty for the page's own origin. */
  baseUrl: string;
  /** The session's token, asked for at every call; `undefined` when nobody is signed in. */
  token: () => string | undefined | Promise<string | undefined>;
  /**
   * Called before the error is thrown when an operation that needs a session answers 401, with the token that was
   * refused: a late answer to an older session can so be told from the end of the present one.
   */
  onUnauthorized?: (problem: ProblemError, token: string | undefined) => void;
  /** Instead of the global `fetch`. */
  fetch?: Transport;
  /**
   * Keeps what a creating operation was sent as until its answer comes; in the page's memory without it. With
   * `sessionStorage` what is sent again after a reload is still done once. It gets addresses and random names.
   */
  unanswered?: KeyStore | undefined;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Lets the call outlive the page that made it; browsers then take bodies of 64 kB at most. */
  keepalive?: boolean | undefined;
  /** Told while the body leaves. The code for it is loaded only when it is asked for. */
  onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
  /** Told while the answer arrives, once it is a success. The code for it is loaded only when it is asked for. */
  onDownloadProgress?: ((progress: DownloadProgress) => void) | undefined;
}

/**
 * Calls an operation of the contract; what it takes and what it answers are the contract's.
 * @throws ProblemError when the answer is not a success, ConnectionError when there is none, the signal's reason
 * (an AbortError) when the call was cancelled.
 */
export interface Call {
  <Id extends OperationId>(operation: Operation<Id>, params: Params<Id>, options?: CallOptions): Promise<Result<Id>>;
  <Id extends BareOperationId>(operation: Operation<Id>): Promise<Result<Id>>;
}

export interface Client {
  call: Call;
}

type Method = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace';

/** What is unusual about an operation: it needs no session; it answers a file instead of JSON; it is never done twice. */
type Mark = 'public' | 'file' | 'once';

interface AnyParams {
  path?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  header?: Record<string, unknown> | undefined;
  body?: unknown;
}

/** All operations at once: which request and which answer belong to an operation is said by the types of `call`. */
interface AnyOperation {
  parameters: Omit<AnyParams, 'body'>;
  requestBody?: { content: { 'application/json': unknown } };
  responses: { 200: { content: { 'application/json': unknown } } };
}

export function createClient(options: ClientOptions): Client {
  const { baseUrl, token, onUnauthorized, fetch: custom } = options;
  const openapi = createFetchClient<Record<string, Record<Method, AnyOperation>>>({ baseUrl });
  const send: Transport = custom ?? ((request) => fetch(request));
  const unanswered = unansweredKeys(options.unanswered);

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
    const once = marks.includes('once') ? unanswered.sending(`${url} ${JSON.stringify(path)}`) : undefined;
    const header = once ? { 'Idempotency-Key': `"${once.key}"`, ...own } : own;
    let sent = false;

    const transport: Transport = async (request) => {
      sent = true;
      if (onDownloadProgress) {
        const { watched } = await import('./download-progress.ts');
        return watched(await send(request), onDownloadProgress);
      }
      if (!onUploadProgress) return send(request);
      const { uploadTransport } = await import('./upload-progress.ts');
      return uploadTransport(onUploadProgress, send)(request);
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
        once?.unknown();
        // Before it is sent a request fails only by a mistake of the program; afterwards, an answer that breaks
        // off or is no JSON (a hotel's sign-in page, say) is as good as none.
        throw signal?.aborted || !sent ? reason : new ConnectionError(reason);
      });

    if (response.ok) {
      once?.known();
      return data;
    }
    const problem = problemFrom(response, error);
    // A refusal tells nothing of the time before, but this one: another request of that name was done.
    if (problem.code === 'key-used') once?.known();
    else once?.unknown();
    if (response.status === 401 && !isPublic) onUnauthorized?.(problem, bearer);
    throw problem;
  }

  return { call };
}
