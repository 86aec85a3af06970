import { Cursor } from '../bytes.ts';

export interface CheckmeEcgFile {
  /** 19, or 21 where the QT interval is stored. */
  headerLen: number;
  /** Beats per minute. */
  hr: number;
  /** Millivolt; null when there is none. The vendor shows it for external electrodes only (modes 3 and 4). */
  st: number | null;
  /** Milliseconds; so are `qtc` and `qt`. */
  qrs: number;
  pvcs: number;
  qtc: number;
  /** Null where it is not stored. */
  qt: number | null;
  /** Bits, see `ecgFindings`; 0 is a regular rhythm, 255 could not be analysed. */
  result: number;
  /** As in `checkme_ecg_list`. */
  mode: number;
  /** 0 normal, 1 wide. */
  filter: number;
  /** Beats per minute, one a second; 0 where there is no value. */
  hrSeries: number[];
  /** 250 a second, as stored; `mv` gives millivolts. The last one is only there to draw towards it. */
  samples: Int16Array;
  /** The samples in millivolt; computed when first asked for. */
  readonly mv: Float64Array;
}

/** Samples a second (vendor's sources agree; their applications show twice as many, the others being averages). */
export const ecgSampleRate = 250;

/** Millivolts of one step of a sample (four vendor's sources agree). */
export const ecgMillivolts = 4033 / (32767 * 12 * 8);

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

/** What the device says it found, from the bits of `result`. */
export function ecgFindings(result: number): EcgFinding[] {
  if (result === 0) return ['regular'];
  if (result === 0xff) return ['unable-to-analyse'];
  return findings.filter((_, bit) => (result & (1 << bit)) !== 0);
}

/** Stands for no ST segment. */
const noSt = 0xff;

/** Typed arrays count in the order of the machine; the file is little endian. Only a big-endian machine has to turn it. */
const littleEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

function ratesOf(bytes: Uint8Array, begin: number, end: number): number[] {
  const rates = new Array<number>((end - begin) / 2);
  for (let index = 0, at = begin; at < end; index += 1, at += 2) {
    rates[index] = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
  }
  return rates;
}

function samplesOf({ buffer, byteOffset, byteLength }: Uint8Array, begin: number): Int16Array {
  // The curve begins at an odd offset, where no view of 16 bits may begin: it is copied once, as a whole. Slicing the
  // buffer is the fastest way to do that, twice as fast as slicing the view.
  const copy = buffer.slice(byteOffset + begin, byteOffset + byteLength);
  if (!littleEndian) {
    const view = new DataView(copy);
    for (let at = 0; at < copy.byteLength; at += 2) view.setInt16(at, view.getInt16(at), true);
  }
  return new Int16Array(copy);
}

function millivoltsOf(samples: Int16Array): Float64Array {
  const values = new Float64Array(samples.length);
  for (let at = 0; at < samples.length; at += 1) values[at] = (samples[at] ?? 0) * ecgMillivolts;
  return values;
}

type Stored = Omit<CheckmeEcgFile, 'mv'>;

/** A class, because an object that is given its own getter takes as long to make as a short curve to copy. */
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
    this.#mv ??= millivoltsOf(this.samples);
    return this.#mv;
  }

  /** As JSON a typed array would be an object with a key for each sample. */
  toJSON(): object {
    return { ...this, samples: Array.from(this.samples), mv: Array.from(this.mv) };
  }
}

/**
 * The curve of an ECG on a CheckMe Pro (vendor's sources agree on the fields). Whether the header has 19 or 21 bytes is
 * told by the size of the file, as the vendor's current library does; its older one reads the rates a second too late.
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
    throw cursor.malformed(`${headerLen} bytes are no header: 19 or 21 beside ${rateBytes} and ${waveBytes}.`);
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
    hrSeries: ratesOf(bytes, rates, rates + rateBytes),
    samples: samplesOf(bytes, rates + rateBytes),
  });
}
