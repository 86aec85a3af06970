import { FakeTransport, standardCharacteristic, uuid } from '@libretto/web-bluetooth/fake';
import { HealthDevice } from '@libretto/web-bluetooth/health-device';
import { expect, test } from 'vitest';
import { collectMeasurements, type DeviceData, noDeviceData } from './collect-measurements.ts';

const rate = standardCharacteristic(0x180d, 0x2a37);
const live = standardCharacteristic(0x1822, 0x2a5f);
const pressure = standardCharacteristic(0x1810, 0x2a35);
const at = (...places: (typeof rate)[]) =>
  Object.fromEntries(places.map(({ service, characteristic }) => [service, { [characteristic]: { notifies: true } }]));

async function connected(transport: FakeTransport) {
  const device = new HealthDevice(transport, { reconnectDelaysMs: [1], retryDelayMs: 1 });
  await device.connect();
  const controller = new AbortController();
  let latest: DeviceData = noDeviceData;
  const listening = collectMeasurements(device, controller.signal, (next) => {
    latest = next;
  });
  listening.catch(() => undefined);
  return { device, controller, listening, heard: () => latest };
}

test('keeps the latest heart rate and lists other measurements without duplicates', async () => {
  const transport = new FakeTransport('Fascia', at(rate, pressure));
  const { heard: latest, controller, listening } = await connected(transport);
  await expect.poll(() => transport.listening).toBe(2);
  expect(latest()).toMatchObject({ kinds: ['heart_rate_measurement', 'blood_pressure_measurement'], battery: null });
  for (const beats of [61, 64]) transport.notify(rate, Uint8Array.of(0, beats));
  const measured = Uint8Array.of(2, 118, 0, 76, 0, 90, 0, 0xea, 7, 1, 22, 7, 15, 0);
  for (const bytes of [measured, measured, Uint8Array.of(2, 1)]) transport.notify(pressure, bytes);
  await expect.poll(() => latest().live.map(({ values }) => values)).toEqual([{ parametro_frequenza: 64 }]);
  await expect.poll(() => latest().received).toHaveLength(1);
  expect(latest().received[0]).toMatchObject({ moment: '2026-01-22T07:15:00', kind: 'bloodPressure' });
  controller.abort();
  await expect(listening).rejects.toMatchObject({ code: 'aborted' });
});

test('shows no heart rate while reconnecting, and ignores an invalid battery value', async () => {
  const battery = { service: uuid(0x180f), characteristic: uuid(0x2a19) };
  const transport = new FakeTransport('Fascia', {
    ...at(rate),
    [battery.service]: { [battery.characteristic]: { read: () => Uint8Array.of(200) } },
  });
  const { heard: latest, controller } = await connected(transport);
  await expect.poll(() => transport.listening).toBe(1);
  expect(latest().battery).toBeNull();
  transport.notify(rate, Uint8Array.of(0, 64));
  await expect.poll(() => latest().live).toHaveLength(1);
  transport.drop();
  await expect.poll(() => latest().live).toEqual([]);
  await expect.poll(() => transport.listening).toBe(1);
  transport.notify(rate, Uint8Array.of(0, 71));
  await expect.poll(() => latest().live.map(({ values }) => values)).toEqual([{ parametro_frequenza: 71 }]);
  controller.abort();
});

test('a service with only one of its two characteristics is no error', async () => {
  const transport = new FakeTransport('Saturimetro', at(live));
  const { heard: latest, device, listening } = await connected(transport);
  await expect.poll(() => transport.listening).toBe(1);
  transport.notify(live, Uint8Array.of(0, 97, 0, 70, 0));
  await expect
    .poll(() => latest().live.map(({ values }) => values))
    .toEqual([{ parametro_saturazione: 97, parametro_frequenza: 70 }]);
  device.disconnect();
  await expect(listening).resolves.toBeUndefined();
});
