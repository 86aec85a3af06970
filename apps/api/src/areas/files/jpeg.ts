const startOfScan = 0xda;
const endOfImage = 0xd9;
const fill = 0xff;
const app1 = 0xe1;
const app2 = 0xe2;
const app13 = 0xed;
const comment = 0xfe;
const orientationTag = 0x0112;

function readOrientation(exif: Buffer): number {
  const tiff = exif.subarray(6);
  if (tiff.length < 8) return 1;
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return 1;
  const count = short(first);
  for (let i = 0; i < count; i++) {
    const entry = first + 2 + i * 12;
    if (entry + 12 > tiff.length) return 1;
    const value = short(entry + 8);
    if (short(entry) === orientationTag) return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

function orientationBlock(orientation: number): Buffer {
  const block = Buffer.from(
    'ffe10022457869660000' + '4d4d002a00000008' + '0001' + '011200030000000100010000' + '00000000',
    'hex',
  );
  block.writeUInt16BE(orientation, 28);
  return block;
}

const isScanData = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/** Phones append images and videos with their own metadata after the end marker; other data could be malicious. */
function findEnd(jpeg: Buffer, scan: number): number {
  for (let at = scan; at >= 0 && at + 1 < jpeg.length; at = jpeg.indexOf(0xff, at)) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker === endOfImage) return at + 2;
    if (marker === fill) at += 1;
    else if (isScanData(marker)) at += 2;
    else if (at + 4 > jpeg.length) break;
    else at += 2 + jpeg.readUInt16BE(at + 2);
  }
  return jpeg.length;
}

function isMetadata(marker: number, content: Buffer): boolean {
  if (marker === app2) return content.toString('latin1', 0, 4) === 'MPF\0';
  return marker === app1 || marker === app13 || marker === comment;
}

/** Removes Exif, XMP, IPTC, comments and appended data; unreadable files are returned unchanged. */
export function stripMetadata(jpeg: Buffer): Buffer {
  const kept: Buffer[] = [];
  let orientation = 1;
  let at = 2;
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker === startOfScan) break;
    if (marker === fill) {
      at += 1;
      continue;
    }
    const end = at + 2 + jpeg.readUInt16BE(at + 2);
    if (end > jpeg.length) return jpeg;
    const content = jpeg.subarray(at + 4, end);
    if (marker === app1 && content.toString('latin1', 0, 6) === 'Exif\0\0') orientation = readOrientation(content);
    if (!isMetadata(marker, content)) kept.push(jpeg.subarray(at, end));
    at = end;
  }
  const turn = orientation === 1 ? [] : [orientationBlock(orientation)];
  return Buffer.concat([jpeg.subarray(0, 2), ...turn, ...kept, jpeg.subarray(at, findEnd(jpeg, at))]);
}
