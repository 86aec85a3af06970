import type { Schema } from './schema.ts';

/** A rejected field: its path (`/contatto_nominativo`, `params/id`), a stable code and a message. */
export type FieldError = Schema<'FieldError'>;

type ProblemDetails = Pick<ProblemError, 'status' | 'code' | 'title'> & {
  [Key in 'detail' | 'feature' | 'errors' | 'retryAfter' | 'requestId' | 'operation']?: ProblemError[Key] | undefined;
};

const toMessage = (operation = '', ...parts: string[]) => operation + (operation && ': ') + parts.join(', ');

/**
 * Error response of the server. `code` is stable. `message` is for developers: it names the operation and the rejected
 * fields. `remedy` of `@libretto/api-client/messages` returns a text for users.
 */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  /** HTTP status, from 300 to 599. */
  declare readonly status: number;
  /** Stable identifier of the cause, such as `quota-exceeded`; `http-<status>` if the body names none. */
  declare readonly code: string;
  /** The server's short description, in English. */
  declare readonly title: string;
  /** Operation that failed, by its `operationId`. */
  declare readonly operation: string | undefined;
  /** Explanation of this occurrence for developers, in English; not meant for users. */
  declare readonly detail: string | undefined;
  /** With 403: the feature that the subscription lacks. */
  declare readonly feature: string | undefined;
  /** With 422: the rejected fields. */
  declare readonly errors: readonly FieldError[];
  /** Seconds to wait before a retry, if the server sets them. */
  declare readonly retryAfter: number | undefined;
  /** Identifies the request in the server's log. */
  declare readonly requestId: string | undefined;

  constructor({ errors = [], ...details }: ProblemDetails) {
    super(toMessage(details.operation, details.title, ...errors.map(({ path, message }) => `${path} ${message}`)));
    Object.assign(this, details, { errors });
  }
}

/** No readable response: no network, no server, a proxy that is not the API, or a timeout. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  /** Operation that failed, by its `operationId`. */
  declare readonly operation: string | undefined;

  constructor(cause: unknown, operation?: string) {
    super(toMessage(operation, 'The server could not be reached'), { cause });
    this.operation = operation;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => Object(value) === value;

const text = (value: unknown): string | undefined => (typeof value === 'string' && value) || undefined;

const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && [value.path, value.code, value.message].every((part) => typeof part === 'string');

/** `Retry-After` is a number of seconds or a date. */
function parseRetryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  if (seconds >= 0) return seconds;
  const date = Date.parse(header);
  return date ? Math.max(0, Math.ceil((date - Date.now()) / 1000)) : undefined;
}

/**
 * Returns the error for a response that is not 2xx. A proxy's page, an empty body or a malformed problem still gives a
 * problem of that status.
 */
export function toProblem(response: Response, body: unknown, operation?: string): ProblemError {
  const { status, headers } = response;
  const problem = isRecord(body) ? body : {};
  return new ProblemError({
    status,
    code: text(problem.code) ?? `http-${status}`,
    title: text(problem.title) || response.statusText || `HTTP ${status}`,
    detail: text(problem.detail),
    feature: text(problem.feature),
    errors: Array.isArray(problem.errors) ? problem.errors.filter(isFieldError) : [],
    retryAfter: parseRetryAfter(headers.get('retry-after')),
    requestId: text(problem.instance) ?? headers.get('x-request-id') ?? undefined,
    operation,
  });
}
