import { randomInt } from 'node:crypto';

/** Crockford's base 32: no letters that resemble digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groupLength = 5;
const codeCount = 10;

const newGroup = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');

export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < codeCount) codes.add(`${newGroup()}-${newGroup()}`);
  return [...codes];
}

export function normalizeRecoveryCode(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[ -]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return plain.length === 2 * groupLength ? `${plain.slice(0, groupLength)}-${plain.slice(groupLength)}` : undefined;
}
