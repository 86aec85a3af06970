import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const preferred: Encoding[] = ['br', 'gzip'];

/** The encodings that a client takes (RFC 9110), best first. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const quality = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    quality.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0);
  }
  return preferred.filter((name) => (quality.get(name) ?? quality.get('*') ?? 0) > 0);
}

/** Quick rather than small: this happens while somebody waits. */
export function encode(encoding: Encoding, text: string): Promise<Buffer> {
  return encoding === 'br'
    ? promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : promisify(gzip)(text, { level: 6 });
}
