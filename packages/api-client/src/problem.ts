import type { Schema } from './schema.ts';

/** A rejected field: its path (`/contatto_nominativo`, `params/id`), a stable code and a message. */
export type FieldError = Schema<'FieldError'>;

interface ProblemDetails {
  status: number;
  code: string;
  title: string;
  detail?: string | undefined;
  feature?: string | undefined;
  errors?: readonly FieldError[] | undefined;
  retryAfter?: number | undefined;
  requestId?: string | undefined;
}

/** Error response of the server. `code` is stable. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly code: string;
  readonly detail: string | undefined;
  /** With 403: the feature that the subscription lacks. */
  readonly feature: string | undefined;
  /** With 422: the rejected fields. */
  readonly errors: readonly FieldError[];
  /** Seconds to wait before a retry, if the server sets them. */
  readonly retryAfter: number | undefined;
  /** Identifies the request in the server's log. */
  readonly requestId: string | undefined;

  constructor(details: ProblemDetails) {
    super(details.title);
    this.status = details.status;
    this.code = details.code;
    this.detail = details.detail;
    this.feature = details.feature;
    this.errors = details.errors ?? [];
    this.retryAfter = details.retryAfter;
    this.requestId = details.requestId;
  }
}

/** No readable response: no network, no server, or a proxy that is not the API. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';

  constructor(cause: unknown) {
    super('The server could not be reached', { cause });
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && [value.path, value.code, value.message].every((part) => typeof part === 'string');

/** `Retry-After` is a number of seconds or a date. */
function parseRetryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

/** A proxy's page, an empty body or a malformed problem still gives a problem of that status. */
export function toProblem(response: Response, body: unknown): ProblemError {
  const { status, headers } = response;
  const problem = isRecord(body) ? body : {};
  return new ProblemError({
    status,
    code: text(problem.code) ?? `http-${status}`,
    title: text(problem.title) ?? (response.statusText || `HTTP ${status}`),
    detail: text(problem.detail),
    feature: text(problem.feature),
    errors: Array.isArray(problem.errors) ? problem.errors.filter(isFieldError) : [],
    retryAfter: parseRetryAfter(headers.get('retry-after')),
    requestId: text(problem.instance) ?? headers.get('x-request-id') ?? undefined,
  });
}
