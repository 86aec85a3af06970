import { EncodeError } from './bytes.ts';
import { crc8 } from './crc8/crc8.ts';
import { frame } from './viatom-layout.ts';
import { decodeViatomReply, type ViatomReply } from './viatom-reply/viatom-reply.ts';

/** Read commands only. The protocol's write, delete and update commands are omitted on purpose. */
export type Request =
  | { command: 'info' }
  | { command: 'ping' }
  /** Device clock: `2026-11-21,21:05:00`, local time. */
  | { command: 'set-time'; time: string }
  /** 1 to 30 bytes without NUL, else a RangeError. */
  | { command: 'start-read'; fileName: string }
  /** 0 to 65535, in blocks of 512 bytes. */
  | { command: 'read-content'; block: number }
  | { command: 'end-read' };

/** Names of the supported commands. */
export type Command = Request['command'];

const codes: Readonly<Record<Command, number>> = {
  'start-read': 0x03,
  'read-content': 0x04,
  'end-read': 0x05,
  info: 0x14,
  ping: 0x15,
  'set-time': 0x16,
};

/** Devices truncate longer names and then report a missing file. */
const maxNameLength = 30;

function encodeData(request: Request): Uint8Array {
  const text = new TextEncoder();
  if (request.command === 'start-read') {
    const name = text.encode(request.fileName);
    if (name.length === 0 || name.length > maxNameLength || name.includes(0)) {
      throw new EncodeError(`“${request.fileName}” is no name of a file: 1 to ${maxNameLength} bytes without NUL.`);
    }
    return Uint8Array.of(...name, 0);
  }
  if (request.command === 'set-time') {
    if (!/^\d{4}-\d\d-\d\d,\d\d:\d\d:\d\d$/.test(request.time)) {
      throw new EncodeError(`“${request.time}” is no time: yyyy-MM-dd,HH:mm:ss is expected.`);
    }
    return text.encode(JSON.stringify({ SetTIME: request.time }));
  }
  return new Uint8Array();
}

/**
 * Encodes a request: AA, command, ~command, block, length, data, checksum.
 *
 * @throws {EncodeError} for a file name, a time or a block number that the format cannot hold.
 */
export function encodeRequest(request: Request): Uint8Array {
  const code = codes[request.command];
  const block = request.command === 'read-content' ? request.block : 0;
  if (!Number.isInteger(block) || block < 0 || block > 0xffff) throw new EncodeError(`There is no block ${block}.`);
  const data = encodeData(request);
  const bytes = new Uint8Array(data.length + frame.around);
  const view = new DataView(bytes.buffer);
  bytes.set([0xaa, code, code ^ 0xff]);
  view.setUint16(3, block, true);
  view.setUint16(5, data.length, true);
  bytes.set(data, frame.header);
  bytes[bytes.length - 1] = crc8(bytes, 0, bytes.length - 1);
  return bytes;
}

/** Reassembles replies. Drops bytes between them and wrong checksums; resumes one byte after a false start. */
export class ReplyStream {
  readonly #maxFrameSize: number;
  #buffer = new Uint8Array(2048);
  #length = 0;
  /** Total bytes that were part of no reply. */
  discarded = 0;

  /** `maxFrameSize` is the size of the largest valid frame. */
  constructor(maxFrameSize = 520) {
    this.#maxFrameSize = maxFrameSize;
  }

  /** Bytes that may still become a reply. */
  get pending(): number {
    return this.#length;
  }

  /** Adds received bytes and returns the replies that they complete, oldest first. */
  push(bytes: Uint8Array): ViatomReply[] {
    this.#append(bytes);
    const replies: ViatomReply[] = [];
    let at = 0;
    while (at < this.#length) {
      const size = this.#sizeAt(at);
      if (size === 'unknown') break;
      const end = size === 'none' ? at : at + size;
      if (end > this.#length) break;
      if (size === 'none' || crc8(this.#buffer, at, end - 1) !== this.#buffer[end - 1]) {
        at += 1;
        this.discarded += 1;
        continue;
      }
      replies.push(decodeViatomReply(this.#buffer.subarray(at, end)));
      at = end;
    }
    this.#buffer.copyWithin(0, at, this.#length);
    this.#length -= at;
    return replies;
  }

  /** Drops an incomplete reply, for example before the next request, and counts its bytes as discarded. */
  reset(): void {
    this.discarded += this.#length;
    this.#length = 0;
  }

  #append(bytes: Uint8Array): void {
    const needed = this.#length + bytes.length;
    if (needed > this.#buffer.length) {
      const larger = new Uint8Array(Math.max(needed, 2 * this.#buffer.length));
      larger.set(this.#buffer.subarray(0, this.#length));
      this.#buffer = larger;
    }
    this.#buffer.set(bytes, this.#length);
    this.#length = needed;
  }

  #sizeAt(at: number): number | 'none' | 'unknown' {
    const left = this.#length - at;
    const byte = (offset: number) => this.#buffer[at + offset] ?? 0;
    if (byte(0) !== frame.start) return 'none';
    if (left > 2 && (byte(1) ^ byte(2)) !== 0xff) return 'none';
    if (left < frame.header) return 'unknown';
    const size = (byte(5) | (byte(6) << 8)) + frame.around;
    return size > this.#maxFrameSize ? 'none' : size;
  }
}
