export interface Box {
  type: string;
  at: number;
  from: number;
  to: number;
}

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

export function readBoxes(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  let at = from;
  while (at + 8 <= to) {
    const reader = new Reader(bytes, at);
    const short = reader.number(4);
    const type = reader.text(4);
    const size = short === 1 ? reader.number(8) : short === 0 ? to - at : short;
    if (size < 8 || at + size > to) throw new RangeError('A box exceeds its parent.');
    boxes.push({ type, at, from: reader.at, to: at + size });
    at += size;
  }
  return boxes;
}
