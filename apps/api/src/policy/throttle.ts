import { clockSkew } from './session.ts';

/** Delays grow up to `longest` and are forgotten with time: no one is locked out permanently. */
export interface ThrottleRule {
  /** Failures without a delay. */
  free: number;
  /** Milliseconds of the first delay; doubled by each further failure. */
  first: number;
  maxDelay: number;
  /** Milliseconds after which one failure is forgotten. */
  forget: number;
}

export interface Attempts {
  failures: number;
  /** Time of the last failure in milliseconds. */
  last: number;
}

const second = 1000;
const minute = 60 * second;

/**
 * A place is a browser that has signed in to the account before, or otherwise an address.
 * - `pair`: one account from one place: guesses and typing errors.
 * - `address`: many accounts from one address, except those that signed in from it before: offices share one.
 * - `account`: one account from all addresses. Not for places known to the owner, so that it cannot lock the owner out.
 * - `requests`: requests from one place that guess nothing, or something too long to guess.
 * - `messages`: messages of one person to their doctors and to centres.
 * - `codes`: six-digit codes of one account. The password is known, so about a hundred of a million codes per day.
 * - `letters`: mails to one mailbox whose ownership is not verified.
 */
export const rules = {
  pair: { free: 5, first: second, maxDelay: 15 * minute, forget: 5 * minute },
  address: { free: 60, first: second, maxDelay: minute, forget: 20 * second },
  account: { free: 50, first: second, maxDelay: minute, forget: minute },
  requests: { free: 60, first: second, maxDelay: minute, forget: 10 * second },
  messages: { free: 10, first: minute, maxDelay: 60 * minute, forget: 6 * minute },
  codes: { free: 5, first: 15 * second, maxDelay: 15 * minute, forget: 15 * minute },
  letters: { free: 5, first: minute, maxDelay: 60 * minute, forget: 60 * minute },
} satisfies Record<string, ThrottleRule>;

export type ThrottleName = keyof typeof rules;

function countActiveFailures(rule: ThrottleRule, attempts: Attempts, now: number): number {
  const forgotten = Math.floor(Math.max(0, now - attempts.last) / rule.forget);
  return Math.max(0, attempts.failures - forgotten);
}

/** In milliseconds. A failure in the future comes from a wrong clock: it counts but does not extend the delay. */
export function retryDelay(rule: ThrottleRule, attempts: Attempts | undefined, now: number): number {
  if (attempts === undefined || attempts.last - now > clockSkew) return 0;
  const excess = countActiveFailures(rule, attempts, now) - rule.free;
  if (excess < 0) return 0;
  const delay = Math.min(rule.maxDelay, rule.first * 2 ** Math.min(excess, 30));
  return Math.max(0, attempts.last + delay - now);
}

export function addFailure(rule: ThrottleRule, attempts: Attempts | undefined, now: number): Attempts {
  return { failures: (attempts === undefined ? 0 : countActiveFailures(rule, attempts, now)) + 1, last: now };
}

export function removeLastFailure(attempts: Attempts): Attempts {
  return { ...attempts, failures: Math.max(0, attempts.failures - 1) };
}
