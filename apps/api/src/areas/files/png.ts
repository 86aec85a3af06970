const signature = 8;
const chunkOverhead = 12;

/** Exif, texts (including XMP) and modification time. */
const metadataTypes = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

export function stripMetadata(png: Buffer): Buffer {
  const kept = [png.subarray(0, signature)];
  let at = signature;
  while (at + chunkOverhead <= png.length) {
    const end = at + chunkOverhead + png.readUInt32BE(at);
    if (end > png.length) return png;
    const type = png.toString('latin1', at + 4, at + 8);
    if (!metadataTypes.has(type)) kept.push(png.subarray(at, end));
    at = end;
    // Drops data after the image.
    if (type === 'IEND') return Buffer.concat(kept);
  }
  return Buffer.concat([...kept, png.subarray(at)]);
}
