const table = Uint8Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = ((value << 1) ^ (value & 0x80 ? 0x07 : 0)) & 0xff;
  return value;
});

/** CRC-8/SMBUS: polynomial 0x07, initial value 0, not reflected. */
export function crc8(bytes: Uint8Array, from = 0, to: number = bytes.length): number {
  let crc = 0;
  for (let at = from; at < to; at += 1) crc = table[crc ^ (bytes[at] ?? 0)] ?? 0;
  return crc;
}

/** Returns the checksum of Viatom frames as two hexadecimal digits. */
export function decodeCrc8(bytes: Uint8Array): string {
  return crc8(bytes).toString(16).padStart(2, '0');
}
