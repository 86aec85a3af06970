// Errors as observed in Chromium 156; the browser tests check that Chromium reports them.
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { DeviceError, deviceErrorCodes, isDeviceError } from '../errors.ts';
import { Session } from '../session/session.ts';
import type { BluetoothLike, GattCharacteristic, GattDevice } from './bluetooth-types.ts';
import { standardCharacteristic } from './transport.ts';
import { availability, chooseDevice, getDevices, WebBluetoothTransport } from './web-bluetooth.ts';

const characteristicId = standardCharacteristic(0x180f, 0x2a19);
const failing = (code: string) => expect.objectContaining({ name: 'DeviceError', code });
const dom = (name: string, message = '') => new DOMException(message, name);

class FakeCharacteristic extends EventTarget implements GattCharacteristic {
  readonly uuid = characteristicId.characteristic;
  value: DataView | undefined;
  properties = { write: true, writeWithoutResponse: true };
  readonly written: string[] = [];
  readValue = async () => new DataView(Uint8Array.of(1, 2, 77, 4).buffer, 2, 1);
  startNotifications = async (): Promise<unknown> => this;
  stopNotifications = async (): Promise<unknown> => this;
  writeValue: NonNullable<GattCharacteristic['writeValue']> = async () => void this.written.push('any');
  writeValueWithResponse: NonNullable<GattCharacteristic['writeValueWithResponse']> = async () =>
    void this.written.push('with');
  writeValueWithoutResponse: NonNullable<GattCharacteristic['writeValueWithoutResponse']> = async () =>
    void this.written.push('without');

  say(...bytes: number[]): void {
    this.value = new DataView(Uint8Array.of(0, ...bytes).buffer, 1);
    this.dispatchEvent(new Event('characteristicvaluechanged'));
  }
}

function setUp() {
  const characteristic = new FakeCharacteristic();
  const device = new EventTarget();
  const server = {
    connected: true,
    connect: vi.fn(async (): Promise<unknown> => undefined),
    disconnect: vi.fn(),
    getPrimaryService: vi.fn(async () => ({
      uuid: characteristicId.service,
      getCharacteristic: async () => characteristic,
    })),
    getPrimaryServices: vi.fn(async () => [
      { uuid: characteristicId.service.toUpperCase(), getCharacteristic: async () => characteristic },
    ]),
  };
  const gatt: GattDevice = Object.assign(device, { name: 'Checkme 0001', gatt: server });
  return { characteristic, server, device, transport: new WebBluetoothTransport(gatt) };
}

describe('availability', () => {
  const radio = (on?: boolean) => ({
    requestDevice: () => Promise.reject(new Error('unexpected call')),
    ...(on === undefined ? {} : { getAvailability: async () => on }),
  });

  test.each<[string, object, string]>([
    ['an unsafe page', { isSecureContext: false, navigator: {} }, 'insecure'],
    ['Safari or Firefox', { isSecureContext: true, navigator: {} }, 'unsupported'],
    ['something without a navigator', {}, 'unsupported'],
    ['Bluetooth switched off', { isSecureContext: true, navigator: { bluetooth: radio(false) } }, 'bluetooth-off'],
  ])('%s', async (_what, browser, code) => {
    const { ok, error } = (await availability(browser)) as { ok: boolean; error?: DeviceError };
    expect(ok).toBe(false);
    expect(error).toEqual(failing(code));
  });

  test('explains that no ordinary browser on an iPhone supports it', () => {
    expect(new DeviceError('unsupported').next).toContain('iPhone');
  });

  test('assumes support when the browser cannot tell', async () => {
    expect(await availability({ isSecureContext: true, navigator: { bluetooth: radio() } })).toMatchObject({
      ok: true,
    });
    expect(await availability({ navigator: { bluetooth: radio(true) } })).toMatchObject({ ok: true });
  });
});

describe('chooseDevice', () => {
  const refusing = (error: unknown): BluetoothLike => ({ requestDevice: () => Promise.reject(error) });

  test.each([
    ['nothing', dom('NotFoundError', 'User cancelled the requestDevice() chooser.'), 'not-chosen'],
    ['without a click', dom('SecurityError', 'Must be handling a user gesture'), 'not-permitted'],
    ['with a fault of the program', new TypeError('no filters'), 'failed'],
  ])('%s', async (_what, error, code) => {
    await expect(chooseDevice({ filters: [] }, refusing(error))).rejects.toThrow(failing(code));
  });

  test('rejects without Bluetooth', async () => {
    await expect(chooseDevice({ filters: [] })).rejects.toThrow(failing('unsupported'));
  });

  test('returns the chosen device', async () => {
    const device: GattDevice = { name: 'Checkme 0001', gatt: setUp().server, addEventListener: () => undefined };
    const transport = await chooseDevice({ filters: [] }, { requestDevice: async () => device });
    expect(transport.name).toBe('Checkme 0001');
  });
});

describe('getDevices', () => {
  const requestDevice = () => Promise.reject(new Error('unexpected chooser'));
  const remembering = (...devices: GattDevice[]): BluetoothLike => ({ requestDevice, getDevices: async () => devices });
  const outOfRange = () => Promise.reject(dom('NetworkError', 'Bluetooth Device is no longer in range.'));

  /** A device that was allowed earlier and is out of reach until it advertises. */
  function remembered() {
    const { device, server } = setUp();
    const watchAdvertisements = vi.fn(async (_options?: { signal?: AbortSignal }) => undefined);
    server.connect.mockImplementationOnce(outOfRange);
    const gatt: GattDevice = Object.assign(device, {
      id: 'AbC=',
      name: 'Checkme 0001',
      gatt: server,
      watchAdvertisements,
    });
    const advertise = () => device.dispatchEvent(new Event('advertisementreceived'));
    return { gatt, server, watchAdvertisements, advertise };
  }

  test('returns the devices that were allowed, without a chooser', async () => {
    const { gatt, server } = remembered();
    const [found, ...others] = await getDevices(
      remembering(gatt, { id: 'no GATT', addEventListener: () => undefined }),
    );
    expect([found?.id, found?.name, others]).toEqual(['AbC=', 'Checkme 0001', []]);
    expect(server.connect).not.toHaveBeenCalled();
  });

  test.each<[string, BluetoothLike | undefined, string]>([
    ['a browser that does not remember devices', { requestDevice }, 'chooser-only'],
    [
      'a browser with the function behind a flag',
      { requestDevice, getDevices: () => Promise.reject(dom('NotSupportedError')) },
      'chooser-only',
    ],
    [
      'a page without permission',
      { requestDevice, getDevices: () => Promise.reject(dom('SecurityError')) },
      'not-permitted',
    ],
    ['a browser without Bluetooth', undefined, 'unsupported'],
  ])('%s', async (_what, radio, code) => {
    await expect(getDevices(radio)).rejects.toThrow(failing(code));
  });

  test('waits for a device that is out of reach, and stops scanning when it has been seen', async () => {
    const { gatt, server, watchAdvertisements, advertise } = remembered();
    const [transport] = await getDevices(remembering(gatt));
    const connecting = transport?.connect();
    await expect.poll(() => watchAdvertisements.mock.calls.length).toBe(1);
    expect(server.connect).toHaveBeenCalledTimes(1);
    const signal = watchAdvertisements.mock.calls[0]?.[0]?.signal;
    expect(signal?.aborted).toBe(false);
    advertise();
    await connecting;
    expect(server.connect).toHaveBeenCalledTimes(2);
    expect(signal?.aborted).toBe(true);
  });

  test('stops waiting when it is disconnected', async () => {
    const { gatt, server, watchAdvertisements } = remembered();
    const [transport] = await getDevices(remembering(gatt));
    const connecting = transport?.connect();
    await expect.poll(() => watchAdvertisements.mock.calls.length).toBe(1);
    transport?.disconnect();
    await expect(connecting).rejects.toThrow(failing('connect-failed'));
    expect(watchAdvertisements.mock.calls[0]?.[0]?.signal?.aborted).toBe(true);
    expect(server.connect).toHaveBeenCalledTimes(1);
  });

  test('a session tries again after its timeout', async () => {
    const { gatt, server, watchAdvertisements } = remembered();
    const [transport] = await getDevices(remembering(gatt));
    if (!transport) throw new Error('No device was returned.');
    const session = new Session(transport, { connectTimeout: 5, reconnectDelaysMs: [0] });
    await session.connect();
    expect(session.state.name).toBe('connected');
    expect(server.connect).toHaveBeenCalledTimes(2);
    expect(watchAdvertisements.mock.calls[0]?.[0]?.signal?.aborted).toBe(true);
  });

  test('reports an unreachable device when the browser cannot wait', async () => {
    const { gatt, server } = remembered();
    const { id, name, addEventListener } = gatt;
    const [transport] = await getDevices(remembering({ id: id ?? '', name, gatt: server, addEventListener }));
    await expect(transport?.connect()).rejects.toThrow(failing('connect-failed'));
  });

  test('reports that the browser cannot scan', async () => {
    const { gatt, watchAdvertisements } = remembered();
    watchAdvertisements.mockRejectedValueOnce(dom('InvalidStateError', 'No Bluetooth adapter available'));
    const [transport] = await getDevices(remembering(gatt));
    await expect(transport?.connect()).rejects.toThrow(failing('failed'));
  });
});

describe('transport', () => {
  test('reads from a view of a larger buffer', async () => {
    expect(await setUp().transport.read(characteristicId)).toEqual(Uint8Array.of(77));
  });

  test('delivers notifications until unsubscribed', async () => {
    const { transport, characteristic } = setUp();
    const heard: number[][] = [];
    const stop = await transport.subscribe(characteristicId, (bytes) => heard.push([...bytes]));
    characteristic.say(1, 2);
    await stop();
    characteristic.say(3);
    expect(heard).toEqual([[1, 2]]);
  });

  test('removes the listener after a failed subscription', async () => {
    const { transport, characteristic } = setUp();
    characteristic.startNotifications = () => Promise.reject(dom('NotSupportedError', 'GATT Error: Not supported.'));
    const heard = vi.fn();
    await expect(transport.subscribe(characteristicId, heard)).rejects.toThrow(failing('failed'));
    characteristic.say(1);
    expect(heard).not.toHaveBeenCalled();
  });

  test.each<[string, Partial<FakeCharacteristic>, string[]]>([
    ['with a response, where both are offered', {}, ['with']],
    ['without, where only that is', { properties: { write: false, writeWithoutResponse: true } }, ['without']],
    [
      'in the old way, where the browser does not say',
      { properties: { write: false, writeWithoutResponse: false } },
      ['any'],
    ],
  ])('writes %s', async (_what, given, written) => {
    const { transport, characteristic } = setUp();
    Object.assign(characteristic, given);
    await transport.write(characteristicId, Uint8Array.of(1));
    expect(characteristic.written).toEqual(written);
  });

  test.each([
    ['no such service', dom('NotFoundError', 'No Services matching UUID found in Device.'), 'missing'],
    [
      'a service that was not asked for',
      dom('SecurityError', 'Origin is not allowed to access the service.'),
      'not-permitted',
    ],
    ['a busy radio', dom('NetworkError', 'GATT operation already in progress.'), 'busy'],
    ['another failure', dom('NotSupportedError', 'GATT operation failed for unknown reason.'), 'failed'],
  ])('%s', async (_what, error, code) => {
    const { transport, server } = setUp();
    server.getPrimaryService.mockRejectedValue(error);
    await expect(transport.read(characteristicId)).rejects.toThrow(failing(code));
  });

  test('rejects after a lost link', async () => {
    const { transport, server } = setUp();
    server.connected = false;
    server.getPrimaryService.mockRejectedValue(dom('NetworkError', 'GATT Server is disconnected.'));
    await expect(transport.read(characteristicId)).rejects.toThrow(failing('not-connected'));
  });

  test('looks up invalidated objects again after a reconnection', async () => {
    const { transport, characteristic, server } = setUp();
    await transport.read(characteristicId);
    await transport.read(characteristicId);
    expect(server.getPrimaryService).toHaveBeenCalledTimes(1);
    const { readValue } = characteristic;
    characteristic.readValue = () => {
      characteristic.readValue = readValue;
      return Promise.reject(dom('InvalidStateError', 'Characteristic is no longer valid.'));
    };
    expect(await transport.read(characteristicId)).toEqual(Uint8Array.of(77));
    expect(server.getPrimaryService).toHaveBeenCalledTimes(2);
  });

  test('lists services in lower case, or none', async () => {
    const { transport, server } = setUp();
    expect(await transport.services()).toEqual([characteristicId.service]);
    server.getPrimaryServices.mockRejectedValue(dom('NotFoundError', 'No Services found in device.'));
    expect(await transport.services()).toEqual([]);
  });

  test('rejects a failed connection and reports its end', async () => {
    const { transport, server, device } = setUp();
    server.connect.mockRejectedValueOnce(dom('NetworkError', 'Connection attempt failed.'));
    await expect(transport.connect()).rejects.toThrow(failing('connect-failed'));
    const closed = vi.fn();
    transport.onClose(closed);
    device.dispatchEvent(new Event('gattserverdisconnected'));
    expect(closed).toHaveBeenCalledOnce();
    transport.disconnect();
    expect(server.disconnect).toHaveBeenCalledOnce();
  });

  test('rejects a device without GATT', () => {
    expect(() => new WebBluetoothTransport({ addEventListener: () => undefined })).toThrow(failing('missing'));
  });
});

test('accepts the browser’s own types', () => {
  expectTypeOf<Bluetooth>().toExtend<BluetoothLike>();
  expectTypeOf<BluetoothDevice>().toExtend<GattDevice>();
});

test('every error contains cause and next step as sentences', () => {
  for (const code of deviceErrorCodes) {
    const error = new DeviceError(code);
    expect(error.message).toMatch(/^[A-Z].*\.$/);
    expect(error.next).toMatch(/^[A-Z].*\.$/);
    expect(isDeviceError(error, code)).toBe(true);
  }
  expect(isDeviceError(new Error('timeout'), 'timeout')).toBe(false);
  expect(new DeviceError('refused', { detail: 'status 3' }).message).toMatch(/status 3/);
});
