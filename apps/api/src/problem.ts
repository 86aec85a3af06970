import type { components } from './contract/contract.gen.ts';
import { statusTitle } from './web/status.ts';

export type ProblemBody = components['schemas']['Problem'];
export type FieldError = components['schemas']['FieldError'];

interface ProblemOptions {
  title?: string;
  detail?: string;
  feature?: string;
  errors?: FieldError[];
  remainingAttempts?: number;
  /** Seconds until another attempt makes sense. */
  retryAfter?: number;
  cause?: unknown;
}

/** A refusal that the client is told about (RFC 9457). Anything else that is thrown becomes a bare 500. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly options: ProblemOptions;

  constructor(status: number, code: string, options: ProblemOptions = {}) {
    super(options.title ?? statusTitle(status), { cause: options.cause });
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.options = options;
  }

  /** `instance` is given for failures of the server only: two refusals of the same kind must not differ by a byte. */
  body(requestId: string): ProblemBody {
    const { detail, feature, errors, remainingAttempts } = this.options;
    return {
      type: 'about:blank',
      title: this.message,
      status: this.status,
      code: this.code,
      ...(detail !== undefined && { detail }),
      ...(this.status >= 500 && { instance: requestId }),
      ...(feature !== undefined && { feature }),
      ...(remainingAttempts !== undefined && { remainingAttempts }),
      ...(errors !== undefined && { errors }),
    };
  }
}

export const malformed = (detail: string) => new Problem(400, 'malformed', { detail });
export const unauthorized = () => new Problem(401, 'unauthorized');
export const wrongCredentials = () => new Problem(401, 'wrong-credentials', { title: 'Wrong username or password' });
export const wrongCode = () => new Problem(401, 'wrong-code', { title: 'Wrong code' });
/** Of a link that asks for one; the name of the field is that of its specification. */
export const wrongPasscode = (remainingAttempts: number) =>
  new Problem(401, 'wrong-passcode', { title: 'Wrong passcode', remainingAttempts });
/** The first step of a sign-in is too long ago, or was taken. */
export const stepOver = () => new Problem(401, 'step-over', { title: 'The sign-in has to begin again' });
export const passkeyRefused = () => new Problem(401, 'passkey-refused', { title: 'The passkey was not taken' });
export const notRegistered = () => new Problem(401, 'not-registered', { title: 'Not registered with Google yet' });
/** What the identity provider said of itself does not prove who somebody is. */
export const providerRefused = (cause?: unknown) =>
  new Problem(401, 'provider-refused', { title: 'The sign-in was not confirmed', cause });
export const featureMissing = (feature: string) =>
  new Problem(403, 'feature-missing', { title: 'Not included in the subscription', feature });
/** The one answer for what belongs to somebody else and for what does not exist. */
export const notFound = () => new Problem(404, 'not-found');
/** The body did not arrive in time. */
export const requestTimeout = () => new Problem(408, 'request-timeout');
export const conflict = (code: string, detail: string) => new Problem(409, code, { detail });
/** The record takes all the room that its account has. */
export const quotaExceeded = (of: 'bytes' | 'records', allowed: number) =>
  conflict('quota-exceeded', `The account has room for ${allowed} ${of}.`);
export const lastAdministrator = () =>
  conflict('last-administrator', 'No administrator who can sign in would be left.');
/** The record has become another than the one that the change was made on. */
export const changed = () => new Problem(412, 'changed', { detail: 'The record has changed meanwhile.' });
export const tooLarge = () => new Problem(413, 'too-large');
export const rangeNotSatisfiable = () => new Problem(416, 'range-not-satisfiable');
export const unsupportedMediaType = () =>
  new Problem(415, 'unsupported-media-type', { detail: 'The body must be application/json.' });
export const invalid = (errors: FieldError[]) => new Problem(422, 'invalid', { errors });
/** The client has called another request by the same name, and that one has been answered. */
export const keyUsed = () =>
  new Problem(422, 'key-used', { detail: 'The Idempotency-Key belongs to another request, which was answered.' });
export const tooManyRequests = (retryAfter: number) => new Problem(429, 'too-many-requests', { retryAfter });
export const internal = (cause?: unknown) => new Problem(500, 'internal', { cause });
export const unavailable = (cause?: unknown) => new Problem(503, 'unavailable', { retryAfter: 5, cause });
