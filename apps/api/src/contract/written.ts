/** An answer whose JSON another process has written. */
export class WrittenJson {
  readonly bytes: Buffer;

  constructor({ buffer, byteOffset, byteLength }: Uint8Array) {
    this.bytes = Buffer.from(buffer, byteOffset, byteLength);
  }
}
