import type { Readable } from 'node:stream';

/** Bytes of a whole, the last one included. */
export interface Range {
  first: number;
  last: number;
}

/** The one part that a header asks for; nothing when it asks for none, for several, or for what there is not. */
export function rangeOf(header: string | undefined, length: number): Range | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(length - Number(to), 0) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return first <= last ? { first, last } : undefined;
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
