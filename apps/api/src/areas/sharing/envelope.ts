import { createHash, randomBytes } from 'node:crypto';

export const hashCode = (code: string) => createHash('sha256').update(code).digest('hex');

export interface LinkSecrets {
  code: string;
  key: Buffer;
}

export const newSecrets = (): LinkSecrets => ({ code: randomBytes(32).toString('base64url'), key: randomBytes(32) });

/** Encrypts a FHIR resource as the SMART Health Links specification requires: deflated JWE with a random nonce. */
export async function encryptResource(resource: object, { key }: Pick<LinkSecrets, 'key'>): Promise<Buffer> {
  // Loaded on demand, because few requests need it.
  const { CompactEncrypt } = await import('jose');
  const sealed = await new CompactEncrypt(Buffer.from(JSON.stringify(resource)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', zip: 'DEF', cty: 'application/fhir+json' })
    .encrypt(key);
  return Buffer.from(sealed);
}

interface LinkParts extends LinkSecrets {
  label: string;
  expires: number;
  passcode: boolean;
  origin: string;
}

/** Returns the link with the URL of the built-in viewer; other viewers read the part from the `#`. */
export function toLink({ code, key, label, expires, passcode, origin }: LinkParts): string {
  const payload = {
    url: `${origin}/api/shl/${code}`,
    key: key.toString('base64url'),
    exp: Math.floor(expires / 1000),
    ...(passcode && { flag: 'P' }),
    label,
    v: 1,
  };
  return `${origin}/webui/share#shlink:/${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
}
