import type { FieldError } from '@libretto/api-client/problem';

/** Rules of the requirements, by the server's error code; the server has the same table. */
const rules = {
  'too-short': (password: string) => [...password].length >= 12,
  'no-upper': (password: string) => /\p{Lu}/u.test(password),
  'no-lower': (password: string) => /\p{Ll}/u.test(password),
  'no-digit': (password: string) => /\p{Nd}/u.test(password),
  'no-special': (password: string) => /[\p{P}\p{S}]/u.test(password),
};

export type PasswordRule = keyof typeof rules;

export const passwordRules = Object.keys(rules) as PasswordRule[];

export function meets(rule: PasswordRule, password: string): boolean {
  return rules[rule](password.normalize('NFC'));
}

export function brokenRules(password: string): PasswordRule[] {
  return passwordRules.filter((rule) => !meets(rule, password));
}

/** Reasons why the server considers a password weak; only the server has the lists of common passwords. */
export const weaknesses = ['common', 'personal', 'pattern'] as const;

export function toWeakness({ path, code }: FieldError) {
  return path === '/password' ? weaknesses.find((weakness) => weakness === code) : undefined;
}
