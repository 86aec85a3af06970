import { Cursor, DecodeError } from '../bytes.ts';
import { crc8 } from '../crc8/crc8.ts';
import { frame } from '../viatom-layout.ts';

/** One reply of the device with a valid checksum. */
export interface ViatomReply {
  /** 0 success, 1 failure (no such file). Does not identify the command, so only one request may be pending. */
  status: number;
  /** Block number. Devices may repeat the number of the request (unconfirmed); some send 0. */
  block: number;
  /** A copy of the content without header and checksum; at most 512 bytes over Bluetooth Low Energy. */
  data: Uint8Array;
  /** The four data bytes as a number: the file size after a read request. Null for other lengths. */
  fileSize: number | null;
}

/** Decodes a whole reply frame of a Viatom or Wellue device (two vendor sources agree). Trailing bytes are ignored. */
export function decodeViatomReply(bytes: Uint8Array): ViatomReply {
  const cursor = new Cursor('viatom_reply', bytes);
  const start = cursor.uint8();
  if (start !== frame.start) throw cursor.malformed(`a reply begins with 0x55, not with ${start}.`, 0);
  const status = cursor.uint8();
  if ((status ^ cursor.uint8()) !== 0xff) throw cursor.malformed('the status and its inverse do not agree.', 1);
  const block = cursor.uint16();
  const length = cursor.uint16();
  const data = cursor.bytes(length);
  const end = cursor.offset;
  const sum = cursor.uint8();
  const expected = crc8(bytes, 0, end);
  if (sum !== expected) {
    throw new DecodeError('checksum', 'viatom_reply', end, `the checksum is ${sum}, the bytes give ${expected}.`);
  }
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  return { status, block, data, fileSize: length === 4 ? view.getUint32(0, true) : null };
}
