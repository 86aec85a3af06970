import { randomInt } from 'node:crypto';

/** Crockford's: without letters that are taken for digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const half = 5;
const given = 10;

const letters = () => Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Ten codes as people get them. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < given) codes.add(`${letters()}-${letters()}`);
  return [...codes];
}

/** As it was given, however it was typed; undefined when it can be none. */
export function readRecoveryCode(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[ -]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return plain.length === 2 * half ? `${plain.slice(0, half)}-${plain.slice(half)}` : undefined;
}
