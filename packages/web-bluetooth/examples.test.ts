import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { type Example, listExpectations, readPackageExamples, runExample } from '../../tools/lib/examples.ts';
import ecgList from './src/codecs/checkme-ecg-list/checkme-ecg-list.vectors.json' with { type: 'json' };
import { measurementCharacteristics } from './src/devices/health-device.ts';
import { FakeTransport, fakeBluetooth, fakeCheckme, standardCharacteristic } from './src/fake.ts';
import { ecgCurve } from './src/testing/ecg-curve.ts';
import { toBytes } from './src/testing/vectors.ts';

const examples = new Map(readPackageExamples('web-bluetooth').map((example) => [example.name, example]));

function getExample(name: string): Example {
  const example = examples.get(name);
  if (!example) throw new Error(`The README has no example ${name}.`);
  return example;
}

const run = (name: string) => runExample('web-bluetooth', getExample(name), (file) => import(file));

let log: MockInstance<typeof console.log>;
const logged = () => log.mock.calls;

beforeEach(() => {
  log = vi.spyOn(console, 'log').mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  log.mockRestore();
});

test('reads every ECG of a CheckMe Pro, in at most ten lines', async () => {
  expect(getExample('usage-0').source.trim().split('\n').length).toBeLessThanOrEqual(10);
  const list = ecgList.find(({ value }) => value.length === 2);
  const names = list?.value.map(({ fileName }) => fileName) ?? [];
  const files = {
    'ecg.dat': toBytes(list?.bytes ?? ''),
    ...Object.fromEntries(names.map((name) => [name, ecgCurve(30)])),
  };
  const { transport } = fakeCheckme({ files });
  vi.stubGlobal('navigator', { bluetooth: fakeBluetooth(transport) });
  await run('usage-0');
  expect(logged().map(([first]) => first)).toEqual([
    ...['info', 'users', 'ecg', 'ecg', 'ecg', 'bloodPressure', 'temperature', 'spo2'],
    ...(list?.value.map(({ date }) => date) ?? ['no list']),
  ]);
  expect(
    logged()
      .slice(-2)
      .map(([, mv]) => mv.length),
  ).toEqual([7501, 7501]);
  expect(transport.connected).toBe(false);
});

test('tells a user of a browser without Bluetooth what to do', async () => {
  vi.stubGlobal('navigator', {});
  await run('devices-0');
  expect(logged()).toEqual([[expect.stringContaining('browser'), expect.stringContaining('Chrome')]]);
});

test('reads the heart rate of a strap', async () => {
  const id = measurementCharacteristics.heart_rate_measurement;
  const rates = [72, 190, 75];
  function notifyAll() {
    for (const rate of rates) transport.notify(id, Uint8Array.of(0x00, rate));
  }
  const transport: FakeTransport = new FakeTransport('Strap', {
    [id.service]: { [id.characteristic]: { notifies: true, subscribed: () => queueMicrotask(notifyAll) } },
  });
  vi.stubGlobal('navigator', { bluetooth: fakeBluetooth(transport) });
  await run('devices-1');
  expect(logged()).toEqual([[72], [190]]);
  expect(transport.listening).toBe(0);
});

test('reads any other characteristic', async () => {
  const id = standardCharacteristic(0x1816, 0x2a5b);
  const messages = [Uint8Array.of(2, 5, 0), Uint8Array.of(0), Uint8Array.of(2, 6, 0)];
  function notifyAll() {
    for (const message of messages) transport.notify(id, message);
  }
  const transport: FakeTransport = new FakeTransport('Bicycle', {
    [id.service]: { [id.characteristic]: { notifies: true, subscribed: () => queueMicrotask(notifyAll) } },
  });
  vi.stubGlobal('navigator', { bluetooth: fakeBluetooth(transport) });
  await run('devices-2');
  expect(logged()).toEqual([[[5, 0]]]);
  expect(transport.listening).toBe(0);
});

test('finds a device that was chosen before, or lets the user choose', async () => {
  const { transport } = fakeCheckme({ files: {} });
  const bluetooth = fakeBluetooth(transport);
  const choose = vi.spyOn(bluetooth, 'requestDevice');
  vi.stubGlobal('navigator', { bluetooth });
  await run('devices-that-were-chosen-before-0');
  await run('devices-that-were-chosen-before-0');
  expect(choose).toHaveBeenCalledTimes(1);
  expect(transport.connected).toBe(true);
});

test('decodes a blood pressure', async () => {
  const { checked, wrong } = await run('codecs-0');
  expect(wrong).toEqual([]);
  expect(checked).toEqual(listExpectations(getExample('codecs-0')));
});
