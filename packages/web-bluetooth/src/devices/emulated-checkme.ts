// Replies of a CheckMe Pro according to the vendor's sources, not recorded from a real device.
import { crc8 } from '../codecs/crc8/crc8.ts';

/** Content and peculiarities of an emulated device. */
export interface EmulatedCheckmeOptions {
  /** Content by file name, such as `usr.dat`; any other file does not exist. */
  files: Readonly<Record<string, Uint8Array>>;
  /** Fields of the reply to `info`, with the names of the device (`Model`, `SN`). */
  info?: object;
  /** Bytes per notification: 20 without MTU negotiation. */
  pieces?: number;
  /** Bytes of a full reply: 520 over Bluetooth Low Energy. */
  chunk?: number;
  /** Replies repeat the block number. Unconfirmed for real devices. */
  echo?: boolean;
}

const defaultInfo = { Region: 'CE', Model: '6632', SoftwareVer: 1, SN: '000000', FileVer: '1.1' };

/** Accepts written bytes and returns the resulting notifications in order. */
export class EmulatedCheckme {
  readonly #options: Required<EmulatedCheckmeOptions>;
  #received: number[] = [];
  #open: Uint8Array | undefined;
  /** Codes of all received commands, in order. */
  readonly commands: number[] = [];

  constructor(options: EmulatedCheckmeOptions) {
    this.#options = { info: defaultInfo, pieces: 20, chunk: 520, echo: true, ...options };
  }

  /**
   * Accepts bytes of a request and returns the notifications of the reply; none until the request is complete, and none
   * after a wrong checksum.
   */
  write(bytes: Uint8Array): Uint8Array[] {
    this.#received.push(...bytes);
    const start = this.#received.indexOf(0xaa);
    this.#received = start < 0 ? [] : this.#received.slice(start);
    const [, command = 0, , blockLow = 0, blockHigh = 0, low, high] = this.#received;
    if (low === undefined || high === undefined) return [];
    const size = (low | (high << 8)) + 8;
    if (this.#received.length < size) return [];
    const request = Uint8Array.from(this.#received.splice(0, size));
    if (crc8(request, 0, size - 1) !== request[size - 1]) return [];
    this.commands.push(command);
    return this.#pieces(this.#answer(command, blockLow | (blockHigh << 8), request.subarray(7, size - 1)));
  }

  /** Forgets an incomplete request and the open file, as a real device does when the link ends. */
  reset(): void {
    this.#received = [];
    this.#open = undefined;
  }

  #answer(command: number, block: number, data: Uint8Array): Uint8Array {
    const done = (content: Uint8Array = new Uint8Array(4)) => this.#reply(0, block, content);
    const not = () => this.#reply(1, block, new Uint8Array(4));
    const text = new TextEncoder();
    if (command === 0x14) {
      const info = new Uint8Array(256);
      info.set(text.encode(JSON.stringify(this.#options.info)).subarray(0, 256));
      return done(info);
    }
    if (command === 0x03) {
      const name = new TextDecoder().decode(data.subarray(0, -1));
      this.#open = Object.hasOwn(this.#options.files, name) ? this.#options.files[name] : undefined;
      if (!this.#open) return not();
      const size = new Uint8Array(4);
      new DataView(size.buffer).setUint32(0, this.#open.length, true);
      return done(size);
    }
    if (command === 0x04) {
      const most = this.#options.chunk - 8;
      const content = this.#open?.subarray(block * most, (block + 1) * most);
      return content && content.length > 0 ? done(content) : not();
    }
    if (command === 0x05) this.#open = undefined;
    return [0x05, 0x15, 0x16].includes(command) ? done() : not();
  }

  #reply(status: number, block: number, data: Uint8Array): Uint8Array {
    const reply = new Uint8Array(data.length + 8);
    const view = new DataView(reply.buffer);
    reply.set([0x55, status, status ^ 0xff]);
    view.setUint16(3, this.#options.echo ? block : 0, true);
    view.setUint16(5, data.length, true);
    reply.set(data, 7);
    reply[reply.length - 1] = crc8(reply, 0, reply.length - 1);
    return reply;
  }

  #pieces(reply: Uint8Array): Uint8Array[] {
    const { pieces } = this.#options;
    return Array.from({ length: Math.ceil(reply.length / pieces) }, (_, index) =>
      reply.slice(index * pieces, (index + 1) * pieces),
    );
  }
}
