import { createHmac, randomBytes } from 'node:crypto';

/** RFC 6238 with what every authenticator app can do: SHA-1, six digits, thirty seconds. */
const period = 30_000;
const digits = 6;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** As long as the hash, which the standard recommends, and without a rest in base32. */
export const newSecret = (): Buffer => randomBytes(20);

export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

/** As apps read it from a QR code. */
export function uriOf(secret: Uint8Array, email: string): string {
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

/** The step that a code belongs to, the nearest first, at most so many steps away from now. */
export function stepOf(secret: Uint8Array, code: string, now: number, away: number): number | undefined {
  const present = Math.floor(now / period);
  const offsets = [0, ...Array.from({ length: away }, (_, index) => [-index - 1, index + 1]).flat()];
  return offsets.map((offset) => present + offset).find((step) => codeAt(secret, step) === code);
}
