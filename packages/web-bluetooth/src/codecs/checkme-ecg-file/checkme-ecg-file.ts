import { Cursor } from '../bytes.ts';

/** One ECG recording with the values that the device computed from it. */
export interface CheckmeEcgFile {
  /** 19, or 21 with a stored QT interval. */
  headerLen: number;
  /** Beats per minute. */
  hr: number;
  /** Millivolts; null for no value. The vendor shows it only for external electrodes (modes 3 and 4). */
  st: number | null;
  /** Milliseconds, like `qtc` and `qt`. */
  qrs: number;
  /** Number of premature ventricular contractions that the device counted. */
  pvcs: number;
  /** Corrected QT interval in milliseconds; the formula of the device is unknown. */
  qtc: number;
  /** Null if not stored. */
  qt: number | null;
  /** Bit field, see `ecgFindings`; 0 is a regular rhythm, 255 not analysable. */
  result: number;
  /** As in `checkme_ecg_list`. */
  mode: number;
  /** 0 normal, 1 wide. */
  filter: number;
  /** Beats per minute, one value per second; 0 for no value. */
  hrSeries: number[];
  /** 250 Hz, as stored; `mv` returns millivolts. The last sample is only an end point for drawing. */
  samples: Int16Array;
  /** Samples in millivolts; computed lazily. */
  readonly mv: Float64Array;
}

/** Hertz (vendor sources agree; their applications show twice as many by interpolating averages). */
export const ecgSampleRate = 250;

/** Millivolts per sample step (confirmed by four vendor sources). */
export const ecgMillivolts = 4033 / (32767 * 12 * 8);

/** Findings of the device's own analysis; not a diagnosis. */
export type EcgFinding =
  | 'regular'
  | 'unable-to-analyse'
  | 'high-heart-rate'
  | 'low-heart-rate'
  | 'high-qrs'
  | 'high-st'
  | 'low-st'
  | 'irregular'
  | 'suspected-premature-beat';

const findings: readonly EcgFinding[] = [
  'high-heart-rate',
  'low-heart-rate',
  'high-qrs',
  'high-st',
  'low-st',
  'irregular',
  'suspected-premature-beat',
];

/** Returns the device's findings from the bits of `result`. */
export function ecgFindings(result: number): EcgFinding[] {
  if (result === 0) return ['regular'];
  if (result === 0xff) return ['unable-to-analyse'];
  return findings.filter((_, bit) => (result & (1 << bit)) !== 0);
}

/** Marker for a missing ST segment. */
const noSt = 0xff;

/** Typed arrays use the machine's byte order; the file is little-endian, so only big-endian machines swap. */
const littleEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

function readRates(bytes: Uint8Array, begin: number, end: number): number[] {
  const rates = new Array<number>((end - begin) / 2);
  for (let index = 0, at = begin; at < end; index += 1, at += 2) {
    rates[index] = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
  }
  return rates;
}

function readSamples({ buffer, byteOffset, byteLength }: Uint8Array, begin: number): Int16Array {
  // Samples start at an odd offset, which 16-bit views reject. Slicing the buffer is twice as fast as the view.
  const copy = buffer.slice(byteOffset + begin, byteOffset + byteLength);
  if (!littleEndian) {
    const view = new DataView(copy);
    for (let at = 0; at < copy.byteLength; at += 2) view.setInt16(at, view.getInt16(at), true);
  }
  return new Int16Array(copy);
}

function toMillivolts(samples: Int16Array): Float64Array {
  const values = new Float64Array(samples.length);
  for (let at = 0; at < samples.length; at += 1) values[at] = (samples[at] ?? 0) * ecgMillivolts;
  return values;
}

type Stored = Omit<CheckmeEcgFile, 'mv'>;

/** A class, since defining a getter on each object takes as long as copying a short recording. */
class EcgFile implements CheckmeEcgFile {
  headerLen: number;
  hr: number;
  st: number | null;
  qrs: number;
  pvcs: number;
  qtc: number;
  qt: number | null;
  result: number;
  mode: number;
  filter: number;
  hrSeries: number[];
  samples: Int16Array;
  #mv: Float64Array | undefined;

  constructor(stored: Stored) {
    this.headerLen = stored.headerLen;
    this.hr = stored.hr;
    this.st = stored.st;
    this.qrs = stored.qrs;
    this.pvcs = stored.pvcs;
    this.qtc = stored.qtc;
    this.qt = stored.qt;
    this.result = stored.result;
    this.mode = stored.mode;
    this.filter = stored.filter;
    this.hrSeries = stored.hrSeries;
    this.samples = stored.samples;
  }

  get mv(): Float64Array {
    this.#mv ??= toMillivolts(this.samples);
    return this.#mv;
  }

  /** In JSON a typed array would become an object with one key per sample. */
  toJSON(): object {
    return { ...this, samples: Array.from(this.samples), mv: Array.from(this.mv) };
  }
}

/**
 * Decodes an ECG recording of a CheckMe Pro (vendor sources agree on the fields). The file size determines whether the
 * header has 19 or 21 bytes, as in the vendor's current library; its older one reads the rates one second late.
 */
export function decodeCheckmeEcgFile(bytes: Uint8Array): CheckmeEcgFile {
  const cursor = new Cursor('checkme_ecg_file', bytes);
  const rateBytes = cursor.uint16();
  const waveBytes = cursor.uint32();
  const header = {
    hr: cursor.uint16(),
    st: cursor.int16(),
    qrs: cursor.uint16(),
    pvcs: cursor.uint16(),
    qtc: cursor.uint16(),
    result: cursor.uint8(),
    mode: cursor.uint8(),
    filter: cursor.uint8(),
  };
  if (rateBytes % 2 !== 0) throw cursor.malformed(`${rateBytes} bytes are no number of heart rates.`, 0);
  if (waveBytes % 2 !== 0) throw cursor.malformed(`${waveBytes} bytes are no number of samples.`, 2);
  const headerLen = bytes.length - rateBytes - waveBytes;
  if (headerLen < 19) cursor.skip(rateBytes + waveBytes);
  if (headerLen !== 19 && headerLen !== 21) {
    throw cursor.malformed(
      `invalid header of ${headerLen} bytes: expected 19 or 21 with ${rateBytes} and ${waveBytes}.`,
    );
  }
  const qt = headerLen === 21 ? cursor.uint16() : null;
  const rates = cursor.offset;
  return new EcgFile({
    headerLen,
    hr: header.hr,
    st: header.st === noSt ? null : header.st / 100,
    qrs: header.qrs,
    pvcs: header.pvcs,
    qtc: header.qtc,
    qt,
    result: header.result,
    mode: header.mode,
    filter: header.filter,
    hrSeries: readRates(bytes, rates, rates + rateBytes),
    samples: readSamples(bytes, rates + rateBytes),
  });
}
