import { Cursor, DecodeError } from '../bytes.ts';
import { crc8 } from '../crc8/crc8.ts';

export interface ViatomReply {
  /** 0 done, 1 not done (for a file: there is none). It is not the command, so only one may be under way. */
  status: number;
  /** The number of the block. Whether a device repeats that of the request is not certain; some send 0. */
  block: number;
  data: Uint8Array;
  /** The four bytes of data as a number: the size of the file after a request to read one. Null for other lengths. */
  fileSize: number | null;
}

/** 55, status, ~status, block (16 bits), length (16 bits), data, checksum. */
export const frame = { start: 0x55, header: 7, around: 8 } as const;

/** A reply of a Viatom or Wellue device, frame and all (vendor's sources, two of which agree). What follows it is not read. */
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
