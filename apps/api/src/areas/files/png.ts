const signature = 8;
/** Length, type and checksum of a chunk without content. */
const frame = 12;

/** Exif, words (XMP is one of them) and the moment of the last change. */
const told = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

/** The same picture alone, without what is told of it; what cannot be read so far is left as it is. */
export function withoutPlace(png: Buffer): Buffer {
  const kept = [png.subarray(0, signature)];
  let at = signature;
  while (at + frame <= png.length) {
    const end = at + frame + png.readUInt32BE(at);
    if (end > png.length) return png;
    const type = png.toString('latin1', at + 4, at + 8);
    if (!told.has(type)) kept.push(png.subarray(at, end));
    at = end;
    // What stands behind the end is no part of the picture.
    if (type === 'IEND') return Buffer.concat(kept);
  }
  return Buffer.concat([...kept, png.subarray(at)]);
}
