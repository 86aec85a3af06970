import { clockSkew } from './session.ts';

/**
 * How failed attempts slow down the next one. Delays grow, stop growing at `longest` and are forgotten with time:
 * nobody is locked out for good.
 */
export interface ThrottleRule {
  /** Failures that cost nothing. */
  free: number;
  /** Milliseconds of delay after the first failure that costs; doubled by each further one. */
  first: number;
  longest: number;
  /** One failure is forgotten every so many milliseconds. */
  forget: number;
}

export interface Attempts {
  failures: number;
  /** Moment of the last failure, in milliseconds. */
  last: number;
}

const second = 1000;
const minute = 60 * second;

/**
 * A place is a browser that has signed in to the account before, or else an address.
 *
 * - `pair`: one account from one place, the case of guesses and of mistyped passwords.
 * - `address`: different accounts from one address, the case of one password tried on many. Further failures on the same
 *   account are counted by `pair` only, and accounts that have signed in from the place before are left out: an office
 *   or a proxy is one address for many people.
 * - `account`: one account from all addresses together, for guesses from many machines. It is short, and it does not
 *   concern places from which the owner has signed in before, so it cannot be used to keep the owner out.
 * - `requests`: requests from one place that guess nothing, or something that is too long to guess.
 * - `messages`: what one person writes to their doctors and to centres.
 * - `codes`: six digits of one account, from wherever they are tried. Whoever tries them knows the password already, so
 *   the delays grow fast: about a hundred of a million in a day.
 * - `letters`: mails to one mailbox that nobody has proved to be theirs. Each of them counts, asked for rightly or not.
 */
export const rules = {
  pair: { free: 5, first: second, longest: 15 * minute, forget: 5 * minute },
  address: { free: 60, first: second, longest: minute, forget: 20 * second },
  account: { free: 50, first: second, longest: minute, forget: minute },
  requests: { free: 60, first: second, longest: minute, forget: 10 * second },
  messages: { free: 10, first: minute, longest: 60 * minute, forget: 6 * minute },
  codes: { free: 5, first: 15 * second, longest: 15 * minute, forget: 15 * minute },
  letters: { free: 5, first: minute, longest: 60 * minute, forget: 60 * minute },
} satisfies Record<string, ThrottleRule>;

export type ThrottleName = keyof typeof rules;

function remembered(rule: ThrottleRule, attempts: Attempts, now: number): number {
  const forgotten = Math.floor(Math.max(0, now - attempts.last) / rule.forget);
  return Math.max(0, attempts.failures - forgotten);
}

/**
 * Milliseconds until the next attempt may be made. A failure in the future is of a clock that was wrong: it counts, but
 * nobody waits until that day.
 */
export function waitFor(rule: ThrottleRule, attempts: Attempts | undefined, now: number): number {
  if (attempts === undefined || attempts.last - now > clockSkew) return 0;
  const excess = remembered(rule, attempts, now) - rule.free;
  if (excess < 0) return 0;
  const delay = Math.min(rule.longest, rule.first * 2 ** Math.min(excess, 30));
  return Math.max(0, attempts.last + delay - now);
}

export function afterFailure(rule: ThrottleRule, attempts: Attempts | undefined, now: number): Attempts {
  return { failures: (attempts === undefined ? 0 : remembered(rule, attempts, now)) + 1, last: now };
}

/** A success takes back the failure that was noted before it was known to be one. */
export function withoutLast(attempts: Attempts): Attempts {
  return { ...attempts, failures: Math.max(0, attempts.failures - 1) };
}
