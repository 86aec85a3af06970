import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const preferred: Encoding[] = ['br', 'gzip'];

export function acceptedEncodings(header: string | undefined): Encoding[] {
  const quality = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    quality.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0);
  }
  return preferred.filter((name) => (quality.get(name) ?? quality.get('*') ?? 0) > 0);
}

const fastOptions = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, gzip: { level: 3 } };

/** Below this size, synchronous compression is faster than a thread pool task. */
const maxSyncLength = 32_000;

export async function encode(encoding: Encoding, text: string | Buffer): Promise<Buffer> {
  if (text.length > maxSyncLength) {
    return encoding === 'br'
      ? promisify(brotliCompress)(text, fastOptions.br)
      : promisify(gzip)(text, fastOptions.gzip);
  }
  return encoding === 'br' ? brotliCompressSync(text, fastOptions.br) : gzipSync(text, fastOptions.gzip);
}
