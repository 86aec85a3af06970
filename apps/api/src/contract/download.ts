import type { Readable } from 'node:stream';

/** Bytes of a whole, the last one included. */
export interface Range {
  first: number;
  last: number;
}

/**
 * Returns the one part that a header asks for: undefined for the whole, which also answers what is malformed or several
 * parts, and `none` when it lies behind the end (RFC 9110, section 14.1.2).
 */
export function rangeOf(header: string | undefined, length: number): Range | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  const first = from === '' ? Math.max(length - Number(to), 0) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return first <= last ? { first, last } : 'none';
}

/** An answer that is kept as a file. */
export class Download {
  readonly type: string;
  readonly name: string;
  /** The whole, or what is still being written while it is sent. */
  readonly bytes: Buffer | Readable;

  constructor(type: string, name: string, bytes: Buffer | Readable) {
    this.type = type;
    this.name = name;
    this.bytes = bytes;
  }

  /** Never shown in place, whatever it is: the name in full for browsers, and in plain letters for the oldest. */
  get disposition(): string {
    const plain = this.name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
    const whole = encodeURIComponent(this.name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
    return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
  }
}
