import type { FieldError } from '@libretto/api-client/problem';

/** What the documents ask of a password, by the code that the server refuses it with; the server has the same table. */
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

/** The rules that a password still breaks. */
export function missingIn(password: string): PasswordRule[] {
  return passwordRules.filter((rule) => !meets(rule, password));
}

/** Why the server finds a password easily guessed; only it has the lists of what people choose. */
export const weaknesses = ['common', 'personal', 'pattern'] as const;

export function weaknessOf({ path, code }: FieldError) {
  return path === '/password' ? weaknesses.find((weakness) => weakness === code) : undefined;
}
