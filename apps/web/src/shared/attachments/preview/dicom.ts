import type { Scan } from '@libretto/design-system/scan-view';
import parser, { type DataSet, type Element } from 'dicom-parser';
import { DecodeError, type DecodeFrames, decodeInWorker } from './decoders/client.ts';
import type { Compression, DecodedFrame } from './decoders/protocol.ts';
import { decodeRle } from './dicom-rle.ts';

/** The file cannot be displayed: unsupported transfer syntax, too large, or damaged. */
export class ScanError extends Error {
  readonly reason: 'compressed' | 'large' | 'damaged';

  constructor(reason: ScanError['reason'], cause?: unknown) {
    super(`The scan is ${reason}.`, { cause });
    this.reason = reason;
  }
}

export interface DicomFile {
  scans: Scan[];
  facts: string[];
}

const syntaxes = {
  implicitLittle: '1.2.840.10008.1.2',
  explicitLittle: '1.2.840.10008.1.2.1',
  explicitBig: '1.2.840.10008.1.2.2',
  jpegBaseline: '1.2.840.10008.1.2.4.50',
  runLengths: '1.2.840.10008.1.2.5',
};
const uncompressedSyntaxes = [syntaxes.implicitLittle, syntaxes.explicitLittle];

/** Transfer syntaxes that need a decoder (DICOM PS3.5, annex A.4). */
const compressionBySyntax: Partial<Record<string, Exclude<Compression, 'tiff'>>> = {
  '1.2.840.10008.1.2.4.57': 'jpeg-lossless',
  '1.2.840.10008.1.2.4.70': 'jpeg-lossless',
  '1.2.840.10008.1.2.4.80': 'jpeg-ls',
  '1.2.840.10008.1.2.4.81': 'jpeg-ls',
  '1.2.840.10008.1.2.4.90': 'jpeg-2000',
  '1.2.840.10008.1.2.4.91': 'jpeg-2000',
};

/** Bytes of all frames together. More exceeds the memory of a phone. */
const maxBytes = 256 * 1024 * 1024;

const tags = {
  syntax: 'x00020010',
  charset: 'x00080005',
  modality: 'x00080060',
  study: 'x00081030',
  series: 'x0008103e',
  bodyPart: 'x00180015',
  samples: 'x00280002',
  photometric: 'x00280004',
  planar: 'x00280006',
  frames: 'x00280008',
  rows: 'x00280010',
  columns: 'x00280011',
  allocated: 'x00280100',
  stored: 'x00280101',
  signed: 'x00280103',
  centre: 'x00281050',
  width: 'x00281051',
  intercept: 'x00281052',
  slope: 'x00281053',
  pixels: 'x7fe00010',
};

interface Layout {
  rows: number;
  columns: number;
  samples: number;
  size: 1 | 2;
  stored: number;
  signed: boolean;
  planar: boolean;
  photometric: string;
}

function readLayout(set: DataSet): Layout {
  const [rows, columns] = [set.uint16(tags.rows) ?? 0, set.uint16(tags.columns) ?? 0];
  const samples = set.uint16(tags.samples) ?? 1;
  const allocated = set.uint16(tags.allocated) ?? 16;
  const photometric = set.string(tags.photometric) ?? '';
  const grey = samples === 1 && /^MONOCHROME[12]$/.test(photometric);
  const colour = samples === 3 && allocated === 8 && /^(RGB|YBR_(FULL|FULL_422|RCT|ICT))$/.test(photometric);
  if (rows === 0 || columns === 0) throw new ScanError('damaged');
  if (!(grey || colour) || (allocated !== 8 && allocated !== 16)) throw new ScanError('compressed');
  return {
    rows,
    columns,
    samples,
    size: allocated === 8 ? 1 : 2,
    stored: Math.min(set.uint16(tags.stored) ?? allocated, allocated),
    signed: set.uint16(tags.signed) === 1,
    planar: set.uint16(tags.planar) === 1,
    photometric,
  };
}

/** Reads 16-bit samples in native byte order and clears the unused high bits. */
function samples16(bytes: Uint8Array, { stored, signed }: Layout): Int16Array | Uint16Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const values = signed ? new Int16Array(bytes.length >> 1) : new Uint16Array(bytes.length >> 1);
  const spare = 16 - stored;
  for (let i = 0; i < values.length; i++) {
    const shifted = view.getUint16(i * 2, true) << (16 + spare);
    values[i] = signed ? shifted >> (16 + spare) : shifted >>> (16 + spare);
  }
  return values;
}

function toGreyScan(bytes: Uint8Array, layout: Layout, set: DataSet): Scan {
  const { rows, columns, size, photometric } = layout;
  const [centre, width] = [set.floatString(tags.centre), set.floatString(tags.width)];
  return {
    kind: 'grey',
    rows,
    columns,
    values: size === 1 ? bytes : samples16(bytes, layout),
    slope: set.floatString(tags.slope) || 1,
    intercept: set.floatString(tags.intercept) ?? 0,
    ...(centre !== undefined && width !== undefined && width >= 1 && { shown: { centre, width } }),
    inverted: photometric === 'MONOCHROME1',
  };
}

function toColourScan(bytes: Uint8Array, { rows, columns, planar, photometric }: Layout): Scan {
  const count = rows * columns;
  const points = new Uint8ClampedArray(count * 4);
  for (let i = 0; i < count; i++) {
    const [a = 0, b = 0, c = 0] = planar
      ? [bytes[i], bytes[count + i], bytes[2 * count + i]]
      : [bytes[i * 3], bytes[i * 3 + 1], bytes[i * 3 + 2]];
    // DICOM PS3.3 C.7.6.3.1.2: YBR_FULL. The JPEG 2000 decoder already converts to RGB.
    const rgb = !photometric.startsWith('YBR_FULL')
      ? [a, b, c]
      : [a + 1.402 * (c - 128), a - 0.344136 * (b - 128) - 0.714136 * (c - 128), a + 1.772 * (b - 128)];
    points.set([...rgb, 255], i * 4);
  }
  return { kind: 'colour', rows, columns, points };
}

async function decodeJpeg(bytes: Uint8Array, { photometric }: Layout): Promise<Scan> {
  const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }));
  const { width: columns, height: rows } = image;
  const context = new OffscreenCanvas(columns, rows).getContext('2d');
  if (!context) throw new ScanError('compressed');
  context.drawImage(image, 0, 0);
  const points = new Uint8ClampedArray(context.getImageData(0, 0, columns, rows).data);
  // The browser does not invert MONOCHROME1.
  if (photometric === 'MONOCHROME1') for (const [i, value] of points.entries()) if (i % 4 < 3) points[i] = 255 - value;
  return { kind: 'colour', columns, rows, points };
}

/** Returns one encapsulated frame. There is either one fragment per frame or a basic offset table. */
function getEncapsulatedFrame(set: DataSet, pixels: Element, frame: number, frames: number): Uint8Array {
  const pieces = pixels.fragments?.length ?? 0;
  if (frames === 1) return parser.readEncapsulatedPixelDataFromFragments(set, pixels, 0, pieces);
  if (pieces === frames) return parser.readEncapsulatedPixelDataFromFragments(set, pixels, frame);
  return parser.readEncapsulatedImageFrame(set, pixels, frame);
}

function readFacts(set: DataSet, { rows, columns }: Layout): string[] {
  const decoder = new TextDecoder(set.string(tags.charset) === 'ISO_IR 192' ? 'utf-8' : 'latin1');
  const text = (tag: string) => {
    const element = set.elements[tag];
    if (!element || element.length <= 0) return '';
    return decoder
      .decode(set.byteArray.subarray(element.dataOffset, element.dataOffset + element.length))
      .replace(/[\0\s]+$/, '');
  };
  const values = [tags.modality, tags.study, tags.series, tags.bodyPart].map(text);
  return [...new Set(values.filter(Boolean)), `${columns} × ${rows}`];
}

function toScan(decoded: DecodedFrame, layout: Layout, set: DataSet): Scan {
  const { columns, rows, samples, bits, signed = layout.signed, planar, bytes } = decoded;
  const size = bits > 8 ? 2 : 1;
  const fits = columns === layout.columns && rows === layout.rows && samples === layout.samples;
  if (!fits || bytes.length < rows * columns * samples * size) throw new ScanError('damaged');
  if (samples > 1 && size > 1) throw new ScanError('compressed');
  const found = { ...layout, size, signed, planar, stored: Math.min(layout.stored, bits) } as const;
  return samples === 1 ? toGreyScan(bytes, found, set) : toColourScan(bytes, found);
}

async function readScans(
  set: DataSet,
  layout: Layout,
  decodeFrames: DecodeFrames,
  signal: AbortSignal,
): Promise<Scan[]> {
  const pixels = set.elements[tags.pixels];
  const syntax = set.string(tags.syntax) ?? syntaxes.implicitLittle;
  if (!pixels) throw new ScanError('damaged');
  const length = layout.rows * layout.columns * layout.samples * layout.size;
  const frames = Math.max(Number(set.string(tags.frames)) || 1, 1);
  const draw = (bytes: Uint8Array) => {
    if (bytes.length < length) throw new ScanError('damaged');
    return layout.samples === 1 ? toGreyScan(bytes, layout, set) : toColourScan(bytes, layout);
  };
  if (length * frames > maxBytes) throw new ScanError('large');
  const compression = compressionBySyntax[syntax];
  if (compression) {
    const packed = Array.from({ length: frames }, (_, frame) => getEncapsulatedFrame(set, pixels, frame, frames));
    const decoded = await decodeFrames({ compression, frames: packed }, signal);
    return decoded.map((one) => toScan(one, layout, set));
  }
  const scans: Scan[] = [];
  for (let frame = 0; frame < frames; frame++) {
    if (uncompressedSyntaxes.includes(syntax)) {
      if (layout.photometric === 'YBR_FULL_422') throw new ScanError('compressed');
      const at = pixels.dataOffset + frame * length;
      scans.push(draw(set.byteArray.subarray(at, Math.min(at + length, set.byteArray.length))));
    } else if (syntax === syntaxes.runLengths) {
      const bytes = decodeRle(
        getEncapsulatedFrame(set, pixels, frame, frames),
        layout.rows * layout.columns,
        layout.size,
      );
      scans.push(layout.samples === 1 ? draw(bytes) : toColourScan(bytes, { ...layout, planar: true }));
    } else if (syntax === syntaxes.jpegBaseline) {
      scans.push(await decodeJpeg(getEncapsulatedFrame(set, pixels, frame, frames), layout));
    } else throw new ScanError('compressed');
  }
  return scans;
}

export async function readDicom(
  bytes: Uint8Array,
  signal: AbortSignal,
  decodeFrames: DecodeFrames = decodeInWorker,
): Promise<DicomFile> {
  try {
    const set = parser.parseDicom(bytes);
    if (set.string(tags.syntax) === syntaxes.explicitBig) throw new ScanError('compressed');
    const layout = readLayout(set);
    return { scans: await readScans(set, layout, decodeFrames, signal), facts: readFacts(set, layout) };
  } catch (error) {
    if (error instanceof ScanError || signal.aborted) throw error;
    // The parser throws strings.
    throw new ScanError(error instanceof DecodeError && error.large ? 'large' : 'damaged', error);
  }
}
