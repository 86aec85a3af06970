import { ConnectionError, toProblem } from './problem.ts';
import type { Schema } from './schema.ts';
import type { Transport } from './upload-progress.ts';

/** Payload of a SMART Health Link. */
export interface ShareLink {
  /** Address of the manifest. */
  url: string;
  /** Decryption key, base64url-encoded. It is never sent. */
  key: string;
  /** Expiry, in seconds since 1970. */
  exp: number | undefined;
  /** `P`: a passcode is required. */
  flag: string;
  /** Description given by the owner of the link, at most 80 characters by the specification; empty without one. */
  label: string;
}

/** Answers that the server of a link asks of its recipient. */
export interface OpenShareOptions {
  /** Name of the person who opens the link, which its owner sees. */
  recipient: string;
  /** Required if the flag of the link contains `P`. */
  passcode?: string | undefined;
  /** Aborts the download; `openShare` then rejects with the reason of the signal. */
  signal?: AbortSignal | undefined;
  /** Replaces the global `fetch`. */
  fetch?: Transport | undefined;
}

/** The server rejected the passcode. Ask again while `remainingAttempts` is above 0. */
export class PasscodeError extends Error {
  override readonly name = 'PasscodeError';
  /** Attempts until the link is locked for ever. */
  readonly remainingAttempts: number;

  constructor(remainingAttempts: number) {
    super(`openShare: Wrong passcode, ${remainingAttempts} attempts remain`);
    this.remainingAttempts = remainingAttempts;
  }
}

const operation = 'openShare';

function decodeBase64Url(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const parseJson = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Reads a link: `shlink:/…`, alone or as the fragment of a viewer's address. Unknown fields are ignored, as the
 * specification requires. Returns undefined if the text contains no valid link.
 */
export function readShareLink(text: string): ShareLink | undefined {
  const [, encoded] = /(?:^|#)shlink:\/([\w-]+)$/.exec(text) ?? [];
  if (encoded === undefined) return undefined;
  try {
    const payload = parseJson(decodeBase64Url(encoded));
    if (!isRecord(payload)) return undefined;
    const { url, key, exp, flag = '', label = '', v = 1 } = payload;
    const hasAddress = typeof url === 'string' && URL.canParse(url) && typeof key === 'string' && key.length === 43;
    if (!hasAddress || typeof flag !== 'string' || typeof label !== 'string' || v !== 1) return undefined;
    if (exp !== undefined && typeof exp !== 'number') return undefined;
    return { url, key, exp, flag, label };
  } catch {
    return undefined;
  }
}

/** Decrypts a compact JSON Web Encryption with `dir` and `A256GCM`. */
async function decrypt(jwe: string, key: string): Promise<unknown> {
  const [header = '', , iv = '', ciphertext = '', tag = ''] = jwe.split('.');
  const { alg, enc, zip } = parseJson(decodeBase64Url(header)) as Record<string, unknown>;
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

/** Nothing about a link is cached or sent to others. */
const privately = { cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer' } as const;

/**
 * Opens a share link and returns its FHIR resources, decrypted here.
 * @throws PasscodeError on a wrong passcode, ProblemError on other error responses (404: the link is unknown, expired,
 * revoked or used up), ConnectionError without a response, the signal's reason when aborted, Error if the files cannot be
 * decrypted.
 */
export async function openShare(link: string | ShareLink, options: OpenShareOptions): Promise<unknown[]> {
  const { recipient, passcode, signal, fetch: send = fetch } = options;
  const payload = typeof link === 'string' ? readShareLink(link) : link;
  if (payload === undefined) throw new TypeError('The text contains no SMART Health Link.');

  async function request(url: string, init?: RequestInit): Promise<Response> {
    const response = await send(new Request(url, { ...privately, ...init, signal: signal ?? null })).catch(
      (reason: unknown) => {
        throw signal?.aborted ? reason : new ConnectionError(reason, operation);
      },
    );
    if (response.ok) return response;
    const problem: unknown = await response.json().catch(() => undefined);
    if (response.status === 401 && isRecord(problem) && typeof problem.remainingAttempts === 'number')
      throw new PasscodeError(problem.remainingAttempts);
    throw toProblem(response, problem, operation);
  }

  const body: Schema<'ShareManifestRequest'> = { recipient, ...(passcode && { passcode }) };
  const answer = await request(payload.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { files } = (await answer.json()) as Schema<'ShareManifest'>;
  return Promise.all(
    files.map(async ({ embedded, location = '' }) =>
      decrypt(embedded ?? (await (await request(location)).text()), payload.key),
    ),
  );
}
