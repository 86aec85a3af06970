// What every codec stands on: a cursor that never reads past the end, and the one error a codec throws.

export type DecodeFault =
  /** The bytes end before the value does. */
  | 'truncated'
  /** No codec has this name. */
  | 'unknown-kind';

export class DecodeError extends Error {
  override readonly name = 'DecodeError';
  readonly fault: DecodeFault;
  readonly kind: string;
  /** Where in the bytes the fault lies. */
  readonly offset: number;

  constructor(fault: DecodeFault, kind: string, offset: number, message: string) {
    super(`${kind}: ${message}`);
    this.fault = fault;
    this.kind = kind;
    this.offset = offset;
  }
}

/** Reads little-endian numbers one after another, from a view that may begin anywhere in its buffer. */
export class Cursor {
  readonly #kind: string;
  readonly #view: DataView;
  #offset = 0;

  constructor(kind: string, bytes: Uint8Array) {
    this.#kind = kind;
    // A notification is often a window into a larger buffer: without its offset, somebody else's bytes are read.
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get remaining(): number {
    return this.#view.byteLength - this.#offset;
  }

  uint8(): number {
    return this.#view.getUint8(this.#take(1));
  }

  uint16(): number {
    return this.#view.getUint16(this.#take(2), true);
  }

  uint32(): number {
    return this.#view.getUint32(this.#take(4), true);
  }

  #take(size: number): number {
    const at = this.#offset;
    if (size > this.remaining) {
      throw new DecodeError('truncated', this.#kind, at, `${size} bytes expected at ${at}, ${this.remaining} left.`);
    }
    this.#offset += size;
    return at;
  }
}
