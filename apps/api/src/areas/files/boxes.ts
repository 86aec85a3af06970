// What HEIC, AVIF and MP4 are made of: boxes, each with its size and a type of four letters, some with boxes in them.

export interface Box {
  type: string;
  /** Where it begins. */
  at: number;
  /** Where its content begins and ends. */
  from: number;
  to: number;
}

/** Reads numbers one after another, of as many bytes as a table says. */
export class Reader {
  readonly #bytes: Buffer;
  at: number;

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes;
    this.at = at;
  }

  number(size: number): number {
    this.at += size;
    if (size === 0) return 0;
    if (size === 8) return Number(this.#bytes.readBigUInt64BE(this.at - 8));
    return this.#bytes.readUIntBE(this.at - size, size);
  }

  text(size: number): string {
    this.at += size;
    return this.#bytes.toString('latin1', this.at - size, this.at);
  }
}

export function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  let at = from;
  while (at + 8 <= to) {
    const reader = new Reader(bytes, at);
    const short = reader.number(4);
    const type = reader.text(4);
    const size = short === 1 ? reader.number(8) : short === 0 ? to - at : short;
    if (size < 8 || at + size > to) throw new RangeError('A box ends outside of its box.');
    boxes.push({ type, at, from: reader.at, to: at + size });
    at += size;
  }
  return boxes;
}
