import { createHmac, randomBytes } from 'node:crypto';

/** RFC 6238 with parameters that every authenticator app supports: SHA-1, six digits, thirty seconds. */
const period = 30_000;
const digits = 6;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 bits, as the RFC recommends; encodes to base 32 without padding. */
export const newSecret = (): Buffer => randomBytes(20);

export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

export function toUri(secret: Uint8Array, email: string): string {
  return `otpauth://totp/Libretto:${encodeURIComponent(email)}?secret=${base32(secret)}&issuer=Libretto`;
}

export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export function findTimeStep(secret: Uint8Array, code: string, now: number, maxSteps: number): number | undefined {
  const present = Math.floor(now / period);
  const offsets = [0, ...Array.from({ length: maxSteps }, (_, index) => [-index - 1, index + 1]).flat()];
  return offsets.map((offset) => present + offset).find((step) => codeAt(secret, step) === code);
}
