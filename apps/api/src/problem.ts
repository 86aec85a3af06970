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
  retryAfter?: number;
  cause?: unknown;
}

/** An error reported to the client (RFC 9457). Any other error becomes a plain 500. */
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

  /** `instance` is included for server failures only: client errors of the same kind must be byte-identical. */
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
/** For a link with a passcode; the field name comes from the specification. */
export const wrongPasscode = (remainingAttempts: number) =>
  new Problem(401, 'wrong-passcode', { title: 'Wrong passcode', remainingAttempts });
/** The first step of the sign-in has expired or was used. */
export const signInExpired = () => new Problem(401, 'step-over', { title: 'The sign-in has expired' });
export const passkeyRefused = () => new Problem(401, 'passkey-refused', { title: 'The passkey was not accepted' });
export const notRegistered = () => new Problem(401, 'not-registered', { title: 'Not registered with Google yet' });
/** The identity provider's response does not prove an identity. */
export const providerRefused = (cause?: unknown) =>
  new Problem(401, 'provider-refused', { title: 'The sign-in was not confirmed', cause });
export const featureMissing = (feature: string) =>
  new Problem(403, 'feature-missing', { title: 'Not included in the subscription', feature });
/** A caregiver's grant does not allow the operation. */
export const outsideGrant = () => new Problem(403, 'outside-grant', { title: 'Outside your grant' });
/** Used for foreign and for missing records, so that they cannot be distinguished. */
export const notFound = () => new Problem(404, 'not-found');
export const requestTimeout = () => new Problem(408, 'request-timeout');
export const conflict = (code: string, detail: string) => new Problem(409, code, { detail });
export const quotaExceeded = (of: 'bytes' | 'records', allowed: number) =>
  conflict('quota-exceeded', `The quota of the account is ${allowed} ${of}.`);
export const lastAdministrator = () =>
  conflict('last-administrator', 'At least one administrator must be able to sign in.');
export const versionChanged = () => new Problem(412, 'changed', { detail: 'The record has changed in the meantime.' });
export const tooLarge = () => new Problem(413, 'too-large');
export const rangeNotSatisfiable = () => new Problem(416, 'range-not-satisfiable');
export const unsupportedMediaType = () =>
  new Problem(415, 'unsupported-media-type', { detail: 'The body must be application/json.' });
export const invalid = (errors: FieldError[]) => new Problem(422, 'invalid', { errors });
export const idempotencyKeyReused = () =>
  new Problem(422, 'key-used', { detail: 'The Idempotency-Key was already used for another request.' });
export const tooManyRequests = (retryAfter: number) => new Problem(429, 'too-many-requests', { retryAfter });
export const internal = (cause?: unknown) => new Problem(500, 'internal', { cause });
export const unavailable = (cause?: unknown) => new Problem(503, 'unavailable', { retryAfter: 5, cause });
