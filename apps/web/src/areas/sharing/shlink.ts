import * as v from 'valibot';

/** Payload of a SMART Health Link; unknown fields are ignored, as the specification requires. */
const payloadSchema = v.object({
  url: v.pipe(v.string(), v.url()),
  key: v.pipe(v.string(), v.length(43)),
  exp: v.optional(v.number()),
  flag: v.optional(v.string(), ''),
  label: v.optional(v.string(), ''),
  v: v.optional(v.literal(1), 1),
});

export type Payload = v.InferOutput<typeof payloadSchema>;

const manifestSchema = v.object({
  files: v.array(v.object({ embedded: v.optional(v.string()), location: v.optional(v.pipe(v.string(), v.url())) })),
});

function decodeBase64Url(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export function readPayload(fragment: string): Payload | undefined {
  const [, encoded] = /^#shlink:\/([\w-]+)$/.exec(fragment) ?? [];
  if (encoded === undefined) return undefined;
  try {
    const found = v.safeParse(payloadSchema, JSON.parse(new TextDecoder().decode(decodeBase64Url(encoded))));
    return found.success ? found.output : undefined;
  } catch {
    return undefined;
  }
}

export type OpenResult =
  | { ok: true; resources: unknown[] }
  /** `elsewhere`: the link belongs to another service, which this page may not call. */
  | { ok: false; reason: 'over' | 'elsewhere' | 'failed' | 'slow' }
  | { ok: false; reason: 'passcode'; left: number };

const privateFetch = { cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer' } as const;

/** Fetches and decrypts in the browser; the key is never sent. */
export async function openLink(payload: Payload, recipient: string, passcode: string): Promise<OpenResult> {
  if (new URL(payload.url).origin !== window.location.origin) return { ok: false, reason: 'elsewhere' };
  try {
    const response = await fetch(payload.url, {
      ...privateFetch,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ recipient, ...(passcode && { passcode }) }),
    });
    if (response.status === 404) return { ok: false, reason: 'over' };
    if (response.status === 429) return { ok: false, reason: 'slow' };
    const answer: unknown = await response.json();
    if (response.status === 401) {
      return {
        ok: false,
        reason: 'passcode',
        left: v.parse(v.object({ remainingAttempts: v.number() }), answer).remainingAttempts,
      };
    }
    if (!response.ok) return { ok: false, reason: 'failed' };
    const { files } = v.parse(manifestSchema, answer);
    const encrypted = await Promise.all(
      files.map(
        ({ embedded, location = '' }) => embedded ?? fetch(location, privateFetch).then((found) => found.text()),
      ),
    );
    return { ok: true, resources: await Promise.all(encrypted.map((jwe) => decrypt(jwe, payload.key))) };
  } catch (error) {
    console.warn('A link could not be opened', error);
    return { ok: false, reason: 'failed' };
  }
}

/** Compact JSON Web Encryption with `dir` and `A256GCM`. */
async function decrypt(jwe: string, key: string): Promise<unknown> {
  const [header = '', , iv = '', ciphertext = '', tag = ''] = jwe.split('.');
  const { alg, enc, zip } = JSON.parse(new TextDecoder().decode(decodeBase64Url(header)));
  if (alg !== 'dir' || enc !== 'A256GCM') throw new Error('The file uses an unsupported encryption.');
  const secret = await crypto.subtle.importKey('raw', decodeBase64Url(key), 'AES-GCM', false, ['decrypt']);
  const whole = new Uint8Array([...decodeBase64Url(ciphertext), ...decodeBase64Url(tag)]);
  const additionalData = new TextEncoder().encode(header);
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: decodeBase64Url(iv), additionalData },
    secret,
    whole,
  );
  const stream = new Blob([plain]).stream();
  return new Response(zip === 'DEF' ? stream.pipeThrough(new DecompressionStream('deflate-raw')) : stream).json();
}
