import { createHash, randomBytes } from 'node:crypto';

export const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');

/** What a link is made of, known while it is made and to whoever holds it. */
export interface Secrets {
  /** What its address ends with. */
  code: string;
  key: Buffer;
}

export const newSecrets = (): Secrets => ({ code: randomBytes(32).toString('base64url'), key: randomBytes(32) });

/** A FHIR resource as the specification has it: deflated, then encrypted under a nonce of its own. */
export async function seal(resource: object, { key }: Pick<Secrets, 'key'>): Promise<Buffer> {
  // Few requests need it.
  const { CompactEncrypt } = await import('jose');
  const sealed = await new CompactEncrypt(Buffer.from(JSON.stringify(resource)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', zip: 'DEF', cty: 'application/fhir+json' })
    .encrypt(key);
  return Buffer.from(sealed);
}

interface Linked extends Secrets {
  label: string;
  /** Milliseconds since 1970. */
  expires: number;
  passcode: boolean;
  origin: string;
}

/** The link, behind the address of our own viewer; whoever has another one takes what follows the `#`. */
export function linkOf({ code, key, label, expires, passcode, origin }: Linked): string {
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
