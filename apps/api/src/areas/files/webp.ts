const header = 12;
const chunkHeader = 8;
const hasExif = 0x08;
const hasXmp = 0x04;

/** Removes Exif and XMP; unreadable files are returned unchanged. */
export function stripMetadata(file: Buffer): Buffer {
  if (file.length < header) return file;
  // Drops data after the RIFF size.
  const webp = file.subarray(0, 8 + file.readUInt32LE(4));
  const kept: Buffer[] = [];
  let at = header;
  while (at + chunkHeader <= webp.length) {
    const length = webp.readUInt32LE(at + 4);
    const end = at + chunkHeader + length + (length % 2);
    if (at + chunkHeader + length > webp.length) return file;
    const name = webp.toString('latin1', at, at + 4);
    const chunk = Buffer.from(webp.subarray(at, end));
    if (name === 'VP8X' && length > 0)
      chunk.writeUInt8(chunk.readUInt8(chunkHeader) & ~(hasExif | hasXmp), chunkHeader);
    if (name !== 'EXIF' && name !== 'XMP ') kept.push(chunk);
    at = end;
  }
  const content = Buffer.concat(kept);
  const start = Buffer.from(webp.subarray(0, header));
  start.writeUInt32LE(content.length + 4, 4);
  return Buffer.concat([start, content]);
}
