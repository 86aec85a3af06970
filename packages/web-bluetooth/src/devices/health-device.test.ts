import { describe, expect, test, vi } from 'vitest';
import pressures from '../codecs/blood-pressure-measurement/blood-pressure-measurement.vectors.json' with {
  type: 'json',
};
import rates from '../codecs/heart-rate-measurement/heart-rate-measurement.vectors.json' with { type: 'json' };
import { toBytes } from '../testing/vectors.ts';
import { type FakeServices, FakeTransport } from '../transport/fake-transport.ts';
import { standardCharacteristic } from '../transport/transport.ts';
import type { BluetoothLike, DeviceRequest } from '../transport/web-bluetooth.ts';
import { chooseDHeart, DHeart } from './d-heart.ts';
import {
  batteryCharacteristic,
  chooseHealthDevice,
  HealthDevice,
  measurementCharacteristics,
} from './health-device.ts';

const heart = measurementCharacteristics.heart_rate_measurement;
const cuff = measurementCharacteristics.blood_pressure_measurement;
const text = (value: string) => new TextEncoder().encode(value);
const failing = (code: string) => expect.objectContaining({ name: 'DeviceError', code });
const settled = (transport: FakeTransport) => vi.waitFor(() => expect(transport.listening).toBe(1));

const strap: FakeServices = {
  [heart.service]: { [heart.characteristic]: { notifies: true } },
  [cuff.service]: { [cuff.characteristic]: { notifies: true } },
  [standardCharacteristic(0x180a, 0x2a29).service]: {
    [standardCharacteristic(0x180a, 0x2a29).characteristic]: { read: () => text('Acme') },
    [standardCharacteristic(0x180a, 0x2a24).characteristic]: { read: () => text('H10\0') },
  },
};

async function setUp(services: FakeServices = strap, maxAttempts = 10) {
  const transport = new FakeTransport('HR-1', services);
  const device = new HealthDevice(transport, { maxAttempts, reconnectDelaysMs: [0] });
  await device.connect();
  return { transport, device };
}

describe('standard profiles', () => {
  test('returns kinds and information, and null for a missing battery', async () => {
    const { device } = await setUp();
    expect(device.name).toBe('HR-1');
    expect(await device.kinds()).toEqual(['heart_rate_measurement', 'blood_pressure_measurement']);
    expect(await device.battery()).toBeNull();
    expect(await device.information()).toEqual({
      manufacturer: 'Acme',
      model: 'H10',
      serialNumber: null,
      hardwareRevision: null,
      firmwareRevision: null,
      softwareRevision: null,
    });
  });

  test('returns the battery level', async () => {
    const { service, characteristic } = batteryCharacteristic;
    const { device } = await setUp({ [service]: { [characteristic]: { read: () => Uint8Array.of(64) } } });
    expect(await device.battery()).toBe(64);
  });

  test('streams heart rate across a lost link until disconnected', async () => {
    const { device, transport } = await setUp();
    const heard: number[] = [];
    const garbled: unknown[] = [];
    const looping = (async () => {
      const options = { onDecodeError: (error: unknown) => garbled.push(error) };
      for await (const { heartRate } of device.heartRate(options)) heard.push(heartRate);
    })();
    await settled(transport);
    transport.notify(heart, toBytes(rates[0]?.bytes ?? ''));
    transport.notify(heart, toBytes(rates[1]?.bytes ?? ''));
    transport.notify(heart, Uint8Array.of(0x01));
    transport.drop();
    await device.session.ready();
    transport.notify(heart, toBytes(rates[3]?.bytes ?? ''));
    await vi.waitFor(() => expect(heard).toEqual([72, 100, 75]));
    expect(garbled).toEqual([expect.objectContaining({ name: 'DecodeError', code: 'truncated' })]);
    device.disconnect();
    await looping;
  });

  test('leaving the loop unsubscribes; aborting rejects', async () => {
    const { device, transport } = await setUp();
    const first = device.listen('blood_pressure_measurement');
    const reading = first.next();
    await settled(transport);
    transport.notify(cuff, toBytes(pressures[2]?.bytes ?? ''));
    expect((await reading).value).toMatchObject({ unit: 'mmHg', systolic: 18.9, diastolic: 11 });
    await first.return();
    const stop = new AbortController();
    const second = device.heartRate({ signal: stop.signal }).next();
    await settled(transport);
    stop.abort();
    await expect(second).rejects.toThrow(failing('aborted'));
  });

  test('ends the loop with the reason when reconnecting fails', async () => {
    const { device, transport } = await setUp(strap, 1);
    const next = device.heartRate().next();
    await settled(transport);
    transport.refuse = 1;
    transport.drop();
    await expect(next).rejects.toThrow(failing('connect-failed'));
  });

  test('throws for a missing profile', async () => {
    const { device } = await setUp();
    await expect(device.listen('glucose_measurement').next()).rejects.toThrow(failing('missing'));
  });

  test('filters by services', async () => {
    const asked: DeviceRequest[] = [];
    await expect(chooseHealthDevice(['heart_rate_measurement'], {}, noting(asked))).rejects.toThrow(
      failing('not-chosen'),
    );
    expect(asked).toEqual([
      {
        filters: [{ services: ['0000180d-0000-1000-8000-00805f9b34fb'] }],
        optionalServices: ['0000180f-0000-1000-8000-00805f9b34fb', '0000180a-0000-1000-8000-00805f9b34fb'],
      },
    ]);
  });
});

describe('D-Heart', () => {
  const withBattery = (level: () => number, notifies = true): FakeServices => ({
    [batteryCharacteristic.service]: {
      [batteryCharacteristic.characteristic]: { read: () => Uint8Array.of(level()), notifies },
    },
  });

  async function connected(services: FakeServices) {
    const transport = new FakeTransport('D-Heart 12', services);
    const device = new DHeart(transport);
    await device.connect();
    const told: (number | null)[] = [];
    return { transport, device, told, stop: await device.onBattery((level) => told.push(level)) };
  }

  test('connects without the battery service, with level null', async () => {
    const { device, told } = await connected({});
    expect(device.session.state.name).toBe('connected');
    expect(told).toEqual([null]);
  });

  test('reports the level now, on change and after a reconnection', async () => {
    let level = 80;
    const { transport, told, stop } = await connected(withBattery(() => level));
    transport.notify(batteryCharacteristic, Uint8Array.of(79));
    transport.notify(batteryCharacteristic, Uint8Array.of(79));
    transport.notify(batteryCharacteristic, Uint8Array.of(200));
    level = 60;
    transport.drop();
    await vi.waitFor(() => expect(told).toEqual([80, 79, 60]));
    await stop();
    transport.notify(batteryCharacteristic, Uint8Array.of(50));
    expect(told).toEqual([80, 79, 60]);
  });

  test('reports the level without notifications', async () => {
    const { told } = await connected(withBattery(() => 33, false));
    expect(told).toEqual([33]);
  });

  test('filters by name prefix, which is configurable', async () => {
    const asked: DeviceRequest[] = [];
    await expect(chooseDHeart({ namePrefixes: ['DH'] }, noting(asked))).rejects.toThrow(failing('not-chosen'));
    expect(asked[0]?.filters).toEqual([{ namePrefix: 'DH' }]);
    expect(asked[0]?.optionalServices).toContain(batteryCharacteristic.service);
  });
});

function noting(asked: DeviceRequest[]): BluetoothLike {
  return {
    requestDevice(request) {
      asked.push(request);
      return Promise.reject(new DOMException('User cancelled the requestDevice() chooser.', 'NotFoundError'));
    },
  };
}
