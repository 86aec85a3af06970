// GATT Specification Supplement: 06 00 01 01 success, 06 00 01 06 no records, 06 00 01 02 not supported.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import vectors from '../codecs/glucose-measurement/glucose-measurement.vectors.json' with { type: 'json' };
import { toBytes } from '../testing/vectors.ts';
import { FakeTransport } from '../transport/fake-transport.ts';
import { recordAccessCharacteristic } from './glucose-records.ts';
import { HealthDevice, measurementCharacteristics } from './health-device.ts';

const characteristicId = measurementCharacteristics.glucose_measurement;

async function setUp(asked: (transport: FakeTransport, bytes: Uint8Array) => void) {
  const transport: FakeTransport = new FakeTransport('Meter', {
    [characteristicId.service]: {
      [characteristicId.characteristic]: { notifies: true },
      [recordAccessCharacteristic.characteristic]: { notifies: true, write: (bytes) => asked(transport, bytes) },
    },
  });
  const device = new HealthDevice(transport);
  await device.connect();
  return { device, transport };
}

const failing = (code: string) => expect.objectContaining({ name: 'DeviceError', code });
const records = vectors.map(({ bytes }) => toBytes(bytes));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('returns all stored records', async () => {
  const { device, transport } = await setUp((meter, bytes) => {
    expect([...bytes]).toEqual([0x01, 0x01]);
    for (const record of records) meter.notify(characteristicId, record);
    meter.notify(recordAccessCharacteristic, Uint8Array.of(0x06, 0x00, 0x01, 0x01));
  });
  const found = await device.storedGlucose();
  expect(found.map(({ sequenceNumber }) => sequenceNumber)).toEqual([1, 513, 7, 8, 65_535]);
  expect(found[0]).toEqual(vectors[0]?.value);
  expect(transport.listening).toBe(0);
});

test.each([
  ['nothing stored', [0x06, 0x00, 0x01, 0x06], []],
  ['stored, but none sent', [0x06, 0x00, 0x01, 0x01], []],
])('%s', async (_what, answer, found) => {
  const { device } = await setUp((meter) => meter.notify(recordAccessCharacteristic, Uint8Array.from(answer)));
  expect(await device.storedGlucose()).toEqual(found);
});

test('rejects when the meter does not support it', async () => {
  const { device } = await setUp((meter) =>
    meter.notify(recordAccessCharacteristic, Uint8Array.of(0x06, 0x00, 0x01, 0x02)),
  );
  await expect(device.storedGlucose()).rejects.toThrow(failing('refused'));
});

test('restarts the timeout with each record', async () => {
  const { device } = await setUp((meter) => {
    setTimeout(() => meter.notify(characteristicId, records[0] ?? new Uint8Array()), 4000);
    setTimeout(() => meter.notify(characteristicId, records[1] ?? new Uint8Array()), 8000);
    setTimeout(() => meter.notify(recordAccessCharacteristic, Uint8Array.of(0x06, 0x00, 0x01, 0x01)), 12_000);
  });
  const reading = device.storedGlucose();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(await reading).toHaveLength(2);
});

test.each<[string, (meter: FakeTransport) => void, string]>([
  ['that falls silent', (meter) => meter.notify(characteristicId, records[0] ?? new Uint8Array()), 'timeout'],
  ['that sends half a record', (meter) => meter.notify(characteristicId, Uint8Array.of(0x1b, 0x01)), 'garbled'],
  ['that is lost', (meter) => meter.drop(), 'link-lost'],
])('fails for a meter %s', async (_what, asked, code) => {
  const { device } = await setUp(asked);
  const outcome = expect(device.storedGlucose()).rejects.toThrow(failing(code));
  await vi.advanceTimersByTimeAsync(5000);
  await outcome;
});
