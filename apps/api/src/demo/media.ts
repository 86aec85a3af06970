// Sample media generated from formulas, byte-identical on every run.
import { encodePng } from './png.ts';

function ellipseIntensity(
  x: number,
  y: number,
  centre: readonly [number, number],
  rx: number,
  ry: number,
  edge = 0.15,
): number {
  const across = (x - centre[0]) / rx;
  const down = (y - centre[1]) / ry;
  // `Math.hypot` takes ten times as long.
  return Math.max(0, Math.min(1, (1 - Math.sqrt(across * across + down * down)) / edge));
}

const skin = [226, 186, 160];
const brown = [104, 64, 44];

export function molePhoto(): Buffer {
  const width = 640;
  const height = 480;
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const grain = 6 * Math.sin(x * 0.11 + Math.sin(y * 0.07) * 3) + 4 * Math.sin(y * 0.13 + x * 0.02);
      const mole = ellipseIntensity(x, y, [300, 190], 62 + 5 * Math.sin(Math.atan2(y - 190, x - 300) * 5), 54);
      const core = ellipseIntensity(x, y, [288, 180], 30, 24, 0.6) * 0.35;
      const ruler = y > 380;
      const millimetre = (x - 40) / 20;
      const mark = ruler && Math.abs(millimetre - Math.round(millimetre)) < 0.06;
      const long = Math.round(millimetre) % 5 === 0 ? 55 : 30;
      const dark = mark && y < 380 + long;
      for (let channel = 0; channel < 3; channel++) {
        const bare = (skin[channel] ?? 0) + grain;
        const spotted = bare + ((brown[channel] ?? 0) - bare) * mole * (0.85 + core);
        pixels[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, ruler ? (dark ? 40 : 244) : spotted));
      }
    }
  }
  return encodePng(width, height, pixels);
}

export function heartSound(): Buffer {
  const rate = 8000;
  const beats = 5;
  const beat = 0.85;
  const samples = Math.round(rate * beat * beats);
  const file = Buffer.alloc(44 + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples * 2, 40);
  const thud = (since: number, tone: number, length: number) =>
    since < 0 ? 0 : Math.exp(-since / length) * Math.sin(2 * Math.PI * tone * since);
  for (let i = 0; i < samples; i++) {
    const within = (i / rate) % beat;
    const sound = thud(within, 62, 0.045) + 0.7 * thud(within - 0.31, 85, 0.03);
    file.writeInt16LE(Math.round(sound * 20_000), 44 + i * 2);
  }
  return file;
}

const text = (value: string, filler = ' ') => Buffer.from(value.length % 2 === 0 ? value : value + filler, 'latin1');
const short = (...values: number[]) => Buffer.from(Uint16Array.from(values).buffer);

function element(tag: number, kind: string, value: Buffer): Buffer {
  const wide = kind === 'OW' || kind === 'OB';
  const head = Buffer.alloc(wide ? 12 : 8);
  head.writeUInt16LE(tag >>> 16, 0);
  head.writeUInt16LE(tag & 0xffff, 2);
  head.write(kind, 4);
  if (wide) head.writeUInt32LE(value.length, 8);
  else head.writeUInt16LE(value.length, 6);
  return Buffer.concat([head, value]);
}

const secondaryCapture = '1.2.840.10008.5.1.4.1.1.7';
const instance = '2.25.259843316273461029384756102938475610';
const explicitLittleEndian = '1.2.840.10008.1.2.1';

export function kneeScan(): Buffer {
  const size = 256;
  const points = new Int16Array(size * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const bone = (at: readonly [number, number], rx: number, ry: number) =>
        ellipseIntensity(x, y, at, rx, ry, 0.06) * (1100 - 650 * ellipseIntensity(x, y, at, rx * 0.82, ry * 0.86, 0.2));
      const femur = Math.max(bone([122, 40], 34, 78), bone([128, 104], 50, 34));
      const tibia = Math.max(bone([120, 236], 30, 84), bone([124, 164], 50, 22));
      const patella = bone([196, 92], 15, 27);
      const flesh = ellipseIntensity(x, y, [132, 128], 104, 210, 0.08);
      const grain = 12 * Math.sin(x * 1.7 + y * 2.9) + 9 * Math.sin(x * 0.6 - y * 1.1);
      const inside = -90 + 140 * ellipseIntensity(x, y, [128, 128], 88, 200, 0.3) + Math.max(femur, tibia, patella);
      points[y * size + x] = Math.round(1024 + (flesh > 0 ? -1000 * (1 - flesh) + inside * flesh + grain : -1000));
    }
  }
  const meta = Buffer.concat([
    element(0x00020001, 'OB', Buffer.from([0, 1])),
    element(0x00020002, 'UI', text(secondaryCapture, '\0')),
    element(0x00020003, 'UI', text(instance, '\0')),
    element(0x00020010, 'UI', text(explicitLittleEndian, '\0')),
    element(0x00020012, 'UI', text('2.25.1', '\0')),
  ]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(meta.length);
  return Buffer.concat([
    Buffer.alloc(128),
    Buffer.from('DICM'),
    element(0x00020000, 'UL', length),
    meta,
    element(0x00080016, 'UI', text(secondaryCapture, '\0')),
    element(0x00080018, 'UI', text(instance, '\0')),
    element(0x00080060, 'CS', text('CT')),
    element(0x00081030, 'LO', text('Ginocchio destro')),
    element(0x00180015, 'CS', text('KNEE')),
    element(0x00280002, 'US', short(1)),
    element(0x00280004, 'CS', text('MONOCHROME2')),
    element(0x00280010, 'US', short(size)),
    element(0x00280011, 'US', short(size)),
    element(0x00280100, 'US', short(16)),
    element(0x00280101, 'US', short(12)),
    element(0x00280102, 'US', short(11)),
    element(0x00280103, 'US', short(0)),
    element(0x00281050, 'DS', text('60')),
    element(0x00281051, 'DS', text('400')),
    element(0x00281052, 'DS', text('-1024')),
    element(0x00281053, 'DS', text('1')),
    element(0x7fe00010, 'OW', Buffer.from(points.buffer)),
  ]);
}
