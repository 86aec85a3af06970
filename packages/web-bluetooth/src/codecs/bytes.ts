// What every codec stands on: a cursor that never reads past the end, and the one error a codec throws.

export type DecodeFault =
  /** The bytes end before the value does. */
  | 'truncated'
  /** The bytes cannot mean what they should: a wrong start, a length that does not fit, a value that cannot be. */
  | 'malformed'
  /** The checksum does not fit the bytes: something was lost or changed on the way. */
  | 'checksum'
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

/** Text up to the first NUL, or all of it. What is no UTF-8 becomes U+FFFD: a name with a fault is still a name. */
export function textOf(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end)).trim();
}

/** Reads little-endian numbers one after another, from a view that may begin anywhere in its buffer. */
export class Cursor {
  readonly #kind: string;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #offset = 0;

  constructor(kind: string, bytes: Uint8Array) {
    this.#kind = kind;
    this.#bytes = bytes;
    // A notification is often a window into a larger buffer: without its offset, somebody else's bytes are read.
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get offset(): number {
    return this.#offset;
  }

  get remaining(): number {
    return this.#view.byteLength - this.#offset;
  }

  uint8(): number {
    return this.#view.getUint8(this.#take(1));
  }

  int16(): number {
    return this.#view.getInt16(this.#take(2), true);
  }

  uint16(): number {
    return this.#view.getUint16(this.#take(2), true);
  }

  uint32(): number {
    return this.#view.getUint32(this.#take(4), true);
  }

  /** A copy, so that the value stays what it is when the buffer is used again. */
  bytes(size: number): Uint8Array {
    const at = this.#take(size);
    return this.#bytes.slice(at, at + size);
  }

  text(size: number): string {
    const at = this.#take(size);
    return textOf(this.#bytes.subarray(at, at + size));
  }

  skip(size: number): void {
    this.#take(size);
  }

  malformed(message: string, offset = this.#offset): DecodeError {
    return new DecodeError('malformed', this.#kind, offset, message);
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
