const maxSegments = 15;
const headerLength = 64;

/** DICOM PS3.5, annex G: one segment per byte of a sample, high byte first, sample by sample. Little endian. */
export function decodeRle(packed: Uint8Array, points: number, size: 1 | 2): Uint8Array {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const segments = view.getUint32(0, true);
  if (segments === 0 || segments > maxSegments || packed.length < headerLength)
    throw new RangeError('Invalid RLE header.');
  const whole = new Uint8Array(points * segments);
  for (let segment = 0; segment < segments; segment++) {
    let at = view.getUint32(4 + segment * 4, true);
    const end = segment + 1 < segments ? view.getUint32(8 + segment * 4, true) : packed.length;
    const sample = Math.floor(segment / size) * points * size;
    const start = sample + (size - 1 - (segment % size));
    let point = 0;
    while (point < points && at < end) {
      const run = view.getInt8(at++);
      if (run >= 0) {
        for (let i = 0; i <= run && point < points; i++) whole[start + point++ * size] = packed[at++] ?? 0;
      } else if (run > -128) {
        const value = packed[at++] ?? 0;
        for (let i = 0; i <= -run && point < points; i++) whole[start + point++ * size] = value;
      }
    }
  }
  return whole;
}
