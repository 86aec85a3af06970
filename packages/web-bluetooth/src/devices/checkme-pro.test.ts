// Files have the published layouts (see the vectors of each codec); the device is emulated.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import bp from '../codecs/checkme-bp-list/checkme-bp-list.vectors.json' with { type: 'json' };
import dlc from '../codecs/checkme-dlc-list/checkme-dlc-list.vectors.json' with { type: 'json' };
import ecg from '../codecs/checkme-ecg-list/checkme-ecg-list.vectors.json' with { type: 'json' };
import pedometer from '../codecs/checkme-pedometer-list/checkme-pedometer-list.vectors.json' with { type: 'json' };
import course from '../codecs/checkme-sleep-detail/checkme-sleep-detail.vectors.json' with { type: 'json' };
import sleep from '../codecs/checkme-sleep-list/checkme-sleep-list.vectors.json' with { type: 'json' };
import spo2 from '../codecs/checkme-spo2-list/checkme-spo2-list.vectors.json' with { type: 'json' };
import temperature from '../codecs/checkme-temp-list/checkme-temp-list.vectors.json' with { type: 'json' };
import users from '../codecs/checkme-user-list/checkme-user-list.vectors.json' with { type: 'json' };
import { ecgCurve } from '../testing/ecg-curve.ts';
import { toBytes, type Vector } from '../testing/vectors.ts';
import { checkmeServices, type FileProgress } from './checkme-link.ts';
import { CheckmePro, type CheckmeProgress, type CheckmeProOptions } from './checkme-pro.ts';
import type { EmulatedCheckmeOptions } from './emulated-checkme.ts';
import { fakeCheckme } from './fake-checkme.ts';

function two(vectors: Vector[]): { bytes: Uint8Array; value: Record<string, unknown>[] } {
  const found = vectors.find(({ value }) => Array.isArray(value) && value.length === 2);
  if (!found) throw new Error('There is no vector with two rows.');
  return { bytes: toBytes(found.bytes), value: found.value as Record<string, unknown>[] };
}

const files = {
  'usr.dat': two(users).bytes,
  'ecg.dat': two(ecg).bytes,
  'oxi.dat': two(spo2).bytes,
  'tmp.dat': two(temperature).bytes,
  'slm.dat': two(sleep).bytes,
  '1nibp.dat': two(bp).bytes,
  '2nibp.dat': two(bp).bytes,
  '1dlc.dat': two(dlc).bytes,
  '1ped.dat': two(pedometer).bytes,
  '20261121090507': ecgCurve(30),
  '20261120230000': two(course).bytes,
};

async function setUp(given: Partial<EmulatedCheckmeOptions> = {}, options: CheckmeProOptions = {}) {
  const { transport, device } = fakeCheckme({ files, ...given });
  const checkme = new CheckmePro(transport, options);
  await checkme.connect();
  return { transport, device, checkme };
}

const checkmeNotify = checkmeServices[0]?.notify ?? { service: '', characteristic: '' };

const failing = (code: string) => expect.objectContaining({ name: 'DeviceError', code });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

// covers E-37 E-38 E-39 E-40 E-41 T-42
test('reads information, users, ECG, blood pressure, temperature and oxygen in this order', async () => {
  const { checkme } = await setUp();
  const progress: CheckmeProgress[] = [];
  const readings = await checkme.readAll({ onProgress: (step) => progress.push(step) });
  expect(readings.info).toMatchObject({ model: '6632', fileVersion: '1.1' });
  expect(readings.users).toEqual(two(users).value);
  expect(readings.ecg).toEqual(two(ecg).value);
  const [first, second] = readings.users;
  expect(readings.bloodPressure).toEqual([
    ...two(bp).value.map((entry) => ({ ...entry, user: first })),
    ...two(bp).value.map((entry) => ({ ...entry, user: second })),
  ]);
  expect(readings.temperature).toEqual(two(temperature).value);
  expect(readings.spo2).toEqual(two(spo2).value);
  expect([...new Set(progress.map(({ step }) => step))]).toEqual([
    'info',
    'users',
    'ecg',
    'bloodPressure',
    'temperature',
    'spo2',
  ]);
  expect(progress.at(-1)).toEqual({ step: 'spo2', done: 5, steps: 6, fileName: 'oxi.dat', received: 24, total: 24 });
});

test('reads the other lists, sleep recordings and raw files', async () => {
  const { checkme } = await setUp();
  expect(await checkme.dailyChecks({ id: 1 })).toEqual(two(dlc).value);
  expect(await checkme.pedometer({ id: 1 })).toEqual(two(pedometer).value);
  expect(await checkme.sleep()).toEqual(two(sleep).value);
  expect(await checkme.sleepCourse('20261120230000')).toEqual(two(course).value);
  expect(await checkme.download('usr.dat')).toEqual(files['usr.dat']);
});

// covers K-65
test('reads half a minute of ECG in blocks of 520 bytes and reports progress', async () => {
  const { checkme, device } = await setUp();
  const progress: FileProgress[] = [];
  const file = await checkme.ecg('20261121090507', { onProgress: (part) => progress.push(part) });
  expect(file).toMatchObject({ headerLen: 21, hr: 71 });
  expect(file.samples).toHaveLength(7501);
  expect(file.hrSeries).toHaveLength(30);
  // 15,083 bytes in blocks of 512, with eight bytes of framing each.
  expect(device.commands).toEqual([0x03, ...Array.from({ length: 30 }, () => 0x04), 0x05]);
  expect(progress.map(({ received }) => received).slice(0, 3)).toEqual([0, 512, 1024]);
  expect(progress.at(-1)).toEqual({ fileName: '20261121090507', received: 15_083, total: 15_083 });
});

test('requests no extra block for a file of whole blocks', async () => {
  const { checkme, device } = await setUp({ files: { whole: new Uint8Array(1024).fill(7) } });
  expect(await checkme.download('whole')).toEqual(new Uint8Array(1024).fill(7));
  expect(device.commands).toEqual([0x03, 0x04, 0x04, 0x05]);
});

test('returns an empty list for a missing list and rejects a missing download', async () => {
  const { checkme } = await setUp({ files: { 'usr.dat': files['usr.dat'] } });
  expect(await checkme.readAll()).toMatchObject({ ecg: [], bloodPressure: [], temperature: [], spo2: [] });
  await expect(checkme.ecg('20200101000000')).rejects.toThrow(failing('missing'));
});

test('combines lists stored per user', async () => {
  const { checkme } = await setUp({
    files: { 'usr.dat': files['usr.dat'], '1ecg.dat': files['ecg.dat'], '2ecg.dat': files['ecg.dat'] },
  });
  expect(await checkme.ecgList(await checkme.users())).toHaveLength(4);
});

test('supports devices that always send block 0, and the older service', async () => {
  const { checkme } = await setUp({ echo: false });
  expect(await checkme.download('20261121090507')).toEqual(files['20261121090507']);
});

describe('errors', () => {
  test('restarts the file after a lost link', async () => {
    const { checkme, transport, device } = await setUp();
    let lost = false;
    const reading = checkme.ecg('20261121090507', {
      onProgress: ({ received }) => {
        if (received < 5000 || lost) return;
        lost = true;
        transport.refuse = 2;
        transport.drop();
      },
    });
    await vi.advanceTimersByTimeAsync(1500 + 500);
    expect((await reading).samples).toHaveLength(7501);
    expect(transport.attempts).toBe(4);
    expect(device.commands.filter((command) => command === 0x03)).toHaveLength(2);
  });

  test('fails with the reason when reconnecting fails', async () => {
    const { checkme, transport } = await setUp();
    const outcome = expect(
      checkme.ecg('20261121090507', {
        onProgress: ({ received }) => {
          if (received !== 512) return;
          transport.refuse = 99;
          transport.drop();
        },
      }),
    ).rejects.toThrow(failing('connect-failed'));
    await vi.advanceTimersByTimeAsync(1500 + 8 * 500);
    await outcome;
  });

  // covers K-63 K-67
  test('gives up after ten attempts, 300 ms apart, without response', async () => {
    const { checkme, device, transport } = await setUp();
    device.write = () => [];
    const outcome = expect(checkme.info()).rejects.toThrow(failing('timeout'));
    await vi.advanceTimersByTimeAsync(5000 + 299);
    expect(transport.log.filter((line) => line.startsWith('write'))).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(transport.log.filter((line) => line.startsWith('write'))).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(10 * 5300);
    await outcome;
    expect(transport.log.filter((line) => line.startsWith('write'))).toHaveLength(10);
  });

  test('distinguishes invalid responses from none', async () => {
    const { checkme, device } = await setUp();
    device.write = () => [Uint8Array.from({ length: 20 }, (_, index) => index * 11)];
    const outcome = expect(checkme.info()).rejects.toThrow(failing('garbled'));
    await vi.advanceTimersByTimeAsync(10 * 1300);
    await outcome;
  });

  test('rejects a response of the wrong length', async () => {
    const { checkme, device } = await setUp({ chunk: 300 });
    const outcome = expect(checkme.download('20261121090507')).rejects.toThrow(failing('garbled'));
    await vi.advanceTimersByTimeAsync(10 * 300);
    await outcome;
    expect(device.commands.filter((command) => command === 0x04)).toHaveLength(10);
  });

  test('repeats a request after a lost piece', async () => {
    const { checkme, device } = await setUp();
    const write = device.write.bind(device);
    let answers = 0;
    device.write = (bytes) => {
      const pieces = write(bytes);
      if (pieces.length > 0) answers += 1;
      return answers === 3 ? pieces.filter((_, index) => index !== 4) : pieces;
    };
    const reading = checkme.download('20261121090507');
    await vi.advanceTimersByTimeAsync(1300 + 300);
    expect(await reading).toEqual(files['20261121090507']);
  });

  test('discards a duplicate response to a repeated request', async () => {
    const { checkme, device, transport } = await setUp({ echo: false });
    const write = device.write.bind(device);
    const held: Uint8Array[] = [];
    let answers = 0;
    device.write = (bytes) => {
      const pieces = write(bytes);
      if (pieces.length > 0) answers += 1;
      const say = (all: Uint8Array[]) => {
        for (const piece of all) transport.notify(checkmeNotify, piece);
      };
      if (answers === 3 && pieces.length > 0) {
        held.push(...pieces);
        return [];
      }
      if (answers === 4 && pieces.length > 0) setTimeout(() => say(held), 100);
      if (answers < 5) return pieces;
      setTimeout(() => say(pieces), 200);
      return [];
    };
    const reading = checkme.download('20261121090507');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await reading).toEqual(files['20261121090507']);
  });

  test('does not take a late reply for the next one', async () => {
    const { checkme, device } = await setUp();
    const write = device.write.bind(device);
    let before: Uint8Array[] = [];
    device.write = (bytes) => {
      const pieces = write(bytes);
      const late = device.commands.length > 3 ? before : [];
      if (pieces.length > 0) before = pieces;
      return [...late, ...pieces];
    };
    expect(await checkme.download('20261121090507')).toEqual(files['20261121090507']);
  });

  test('closes the file when aborted', async () => {
    const { checkme, device } = await setUp();
    const stop = new AbortController();
    const reading = checkme.download('20261121090507', {
      signal: stop.signal,
      onProgress: ({ received }) => received >= 2048 && stop.abort(),
    });
    await expect(reading).rejects.toThrow(failing('aborted'));
    expect(device.commands.at(-1)).toBe(0x05);
    expect(await checkme.users()).toHaveLength(2);
  });

  test('rejects an invalid file with its cause', async () => {
    const { checkme } = await setUp({ files: { 'usr.dat': new Uint8Array(26) } });
    await expect(checkme.users()).rejects.toThrow(
      expect.objectContaining({ code: 'garbled', cause: expect.objectContaining({ name: 'DecodeError' }) }),
    );
  });

  test('does not read a file that claims to be enormous', async () => {
    const { checkme } = await setUp({}, { maxFileSize: 1000 });
    await expect(checkme.download('20261121090507')).rejects.toThrow(failing('garbled'));
  });
});
