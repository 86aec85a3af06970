// Bounds-checked cursor and the errors that codecs throw.

/** Stable; its texts are in `/locales`. */
export type DecodeErrorCode =
  /** The bytes end before the value does. */
  | 'truncated'
  /** Invalid content: a wrong start byte, a length or a value out of range. */
  | 'malformed'
  /** Checksum mismatch. */
  | 'checksum'
  /** There is no codec with this name. */
  | 'unknown-kind';

/** Bytes that a codec cannot read. Its English `message` is for debugging and contains no readings. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
  /** Reason, for programs and texts. */
  readonly code: DecodeErrorCode;
  /** The codec, such as `heart_rate_measurement`. */
  readonly kind: string;
  /** In bytes from the start of the message. */
  readonly offset: number;

  constructor(code: DecodeErrorCode, kind: string, offset: number, message: string) {
    super(`${kind}: ${message}`);
    this.code = code;
    this.kind = kind;
    this.offset = offset;
  }
}

/** A request that cannot be encoded: a fault of the program, such as a name that is too long for the device. */
export class EncodeError extends RangeError {
  override readonly name = 'EncodeError';
  /** The only reason, for texts. */
  readonly code = 'invalid-request';
}

/** Decodes text up to the first NUL. Invalid UTF-8 becomes U+FFFD, so that a partially broken name stays readable. */
export function decodeText(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end)).trim();
}

export class Cursor {
  readonly #kind: string;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #offset = 0;

  constructor(kind: string, bytes: Uint8Array) {
    this.#kind = kind;
    this.#bytes = bytes;
    // A notification is often a view of a larger buffer: ignoring its offset would read foreign bytes.
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Position of the next byte to read, from 0. */
  get offset(): number {
    return this.#offset;
  }

  /** Bytes that are left to read. */
  get remaining(): number {
    return this.#view.byteLength - this.#offset;
  }

  /**
   * Reads one byte.
   * @throws DecodeError `truncated` at the end; the same applies to the other readers.
   */
  uint8(): number {
    return this.#view.getUint8(this.#take(1));
  }

  /** Reads two bytes, little-endian. */
  int16(): number {
    return this.#view.getInt16(this.#take(2), true);
  }

  /** Reads two bytes, little-endian. */
  uint16(): number {
    return this.#view.getUint16(this.#take(2), true);
  }

  /** Reads four bytes, little-endian. */
  uint32(): number {
    return this.#view.getUint32(this.#take(4), true);
  }

  /** Copied, so that the value survives reuse of the buffer. */
  bytes(size: number): Uint8Array {
    const at = this.#take(size);
    return this.#bytes.slice(at, at + size);
  }

  /** Reads text in a field of `size` bytes, up to the first NUL. */
  text(size: number): string {
    const at = this.#take(size);
    return decodeText(this.#bytes.subarray(at, at + size));
  }

  /** Skips bytes without checking them. */
  skip(size: number): void {
    this.#take(size);
  }

  /** Returns the error to throw for invalid content, by default at the current position. */
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
