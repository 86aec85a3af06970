import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { internal, malformed, notFound, Problem, tooLarge, unavailable, unsupportedMediaType } from '../problem.ts';
import { commonHeaders, dataPolicy } from './headers.ts';

/** PostgreSQL: connections, rollbacks, insufficient resources, operator intervention, timeouts (25P03, 25P04). */
const unavailableSqlStates = /^((08|40|53|57)...|25P0[34])$/;
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
]);
/** Errors of the PostgreSQL driver without a code: a connection broke, or connecting timed out. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
/** SQLite: busy, read-only, I/O error, disk full, cannot open. */
const unavailableSqliteCodes = new Set([5, 8, 10, 13, 14]);

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = getCode(error);
  const number = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : 0;
  return (
    unavailableSqlStates.test(code) ||
    unavailableCodes.has(code) ||
    (code === 'ERR_SQLITE_ERROR' && unavailableSqliteCodes.has(number)) ||
    (code === '' && lostConnection.test(error.message))
  );
}

function getCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const code = getCode(error);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return unsupportedMediaType();
  if (code === 'FST_ERR_BAD_URL') return malformed('The address is not well-formed.');
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return notFound();
  if (code.startsWith('FST_ERR_CTP_')) return malformed('The body is not well-formed JSON.');
  if (isUnavailable(error)) return unavailable(error);
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  // Fastify's only error without a code is a body that is not JSON.
  if (status === 400) return malformed('The body is not well-formed JSON.');
  if (typeof status === 'number' && status > 400 && status < 500) return new Problem(status, 'refused');
  return internal(error);
}

interface LoggedError {
  [more: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: getCode(error),
    stack: frames.slice(0, 12).join('\n'),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

const isAborted = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete;

export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = isAborted(request) ? malformed('The request was aborted.') : toProblem(error);
  if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
  if (problem.options.retryAfter !== undefined) reply.header('retry-after', String(problem.options.retryAfter));
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(problem.status)
    .headers({ ...commonHeaders, 'content-security-policy': dataPolicy, 'cache-control': 'no-store' })
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problem.body(request.id));
}

export function sendFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  return sendProblem(error, request, reply);
}
