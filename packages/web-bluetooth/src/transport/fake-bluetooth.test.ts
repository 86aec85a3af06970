import { expect, test } from 'vitest';
import { CheckmePro, chooseCheckmePro } from '../devices/checkme-pro.ts';
import { chooseDHeart } from '../devices/d-heart.ts';
import { fakeCheckme } from '../devices/fake-checkme.ts';
import { chooseHealthDevice } from '../devices/health-device.ts';
import { ecgCurve } from '../testing/ecg-curve.ts';
import { fakeBluetooth } from './fake-bluetooth.ts';
import { FakeTransport } from './fake-transport.ts';
import { standardCharacteristic, uuid } from './transport.ts';
import { getDevices } from './web-bluetooth.ts';

const heart = standardCharacteristic(0x180d, 0x2a37);
const quick = { reconnectDelaysMs: [1], retryDelayMs: 1 };

function strap(): FakeTransport {
  const transport = new FakeTransport('HR strap', {
    [uuid(0x180d)]: { [uuid(0x2a37)]: { notifies: true } },
    [uuid(0x180f)]: { [uuid(0x2a19)]: { read: () => Uint8Array.of(77) } },
  });
  return transport;
}

test('finds a CheckMe Pro by name, reads it and reconnects', async () => {
  const { transport, device } = fakeCheckme({ files: { '20261121090507': ecgCurve(30) } });
  const radio = fakeBluetooth(strap(), transport);
  const found = await chooseCheckmePro(quick, radio);
  expect(found).toBeInstanceOf(CheckmePro);
  await found.connect();
  let lost = false;
  const file = await found.ecg('20261121090507', {
    onProgress: ({ received }) => {
      if (lost || received < 5000) return;
      lost = true;
      queueMicrotask(() => transport.drop());
    },
  });
  expect(file.samples).toHaveLength(7501);
  expect([lost, transport.attempts]).toEqual([true, 2]);
  expect(device.commands.filter((command) => command === 0x03)).toHaveLength(2);
});

test('finds another device by its services; missing ones are reported', async () => {
  const transport = strap();
  const radio = fakeBluetooth(fakeCheckme({ files: {} }).transport, transport);
  const found = await chooseHealthDevice(undefined, quick, radio);
  await found.connect();
  expect([found.name, await found.battery(), await found.kinds()]).toEqual([
    'HR strap',
    77,
    ['heart_rate_measurement'],
  ]);
  expect((await found.information()).manufacturer).toBeNull();
  const rates = found.heartRate();
  const first = rates.next();
  await expect.poll(() => transport.listening).toBe(1);
  transport.notify(heart, Uint8Array.of(0, 64));
  expect((await first).value).toMatchObject({ heartRate: 64 });
  await rates.return();
  expect(transport.listening).toBe(0);
});

test('rejects when no device matches', async () => {
  await expect(chooseDHeart({}, fakeBluetooth(strap()))).rejects.toMatchObject({ code: 'not-chosen' });
});

test('remembers chosen devices, which connect again without the chooser', async () => {
  const { transport } = fakeCheckme({ files: {} });
  const radio = fakeBluetooth(strap(), transport);
  expect(await getDevices(radio)).toEqual([]);
  await chooseCheckmePro(quick, radio);
  const remembered = await getDevices(radio);
  expect(remembered.map(({ id, name }) => [id, name])).toEqual([['fake-1', 'Checkme 0001']]);
  const [found] = remembered;
  if (!found) throw new Error('No device was returned.');
  const device = new CheckmePro(found, quick);
  await device.connect();
  expect((await device.info()).model).toBe('6632');
});
