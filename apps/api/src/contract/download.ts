import type { Readable } from 'node:stream';

export interface Range {
  first: number;
  last: number;
}

/** Undefined: whole content, also for malformed or multiple ranges; `none`: not satisfiable (RFC 9110, 14.1.2). */
export function parseRange(header: string | undefined, length: number): Range | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  const first = from === '' ? Math.max(length - Number(to), 0) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return first <= last ? { first, last } : 'none';
}

export class Download {
  readonly type: string;
  readonly name: string;
  /** A stream while the content is still being produced. */
  readonly bytes: Buffer | Readable;

  constructor(type: string, name: string, bytes: Buffer | Readable) {
    this.type = type;
    this.name = name;
    this.bytes = bytes;
  }

  get disposition(): string {
    const plain = this.name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
    const whole = encodeURIComponent(this.name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
    return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
  }
}
