import { DeviceError, type DeviceErrorCode } from '../errors.ts';
import type { BluetoothLike, DeviceRequest, GattCharacteristic, GattDevice, GattServer } from './bluetooth-types.ts';
import type { CharacteristicId, Transport } from './transport.ts';

export type { BluetoothLike, DeviceFilter, DeviceRequest, GattDevice } from './bluetooth-types.ts';
export type { CharacteristicId, Transport } from './transport.ts';

/** The parts of `globalThis` that tell about Bluetooth, for tests and other environments. */
export interface BrowserLike {
  /** False on pages without https, where browsers hide Bluetooth. */
  isSecureContext?: boolean;
  /** Its property `bluetooth` is used if it exists. */
  navigator?: object;
}

/** The browser's Bluetooth, or the error that says why there is none. */
export type Availability = { ok: true; bluetooth: BluetoothLike } | { ok: false; error: DeviceError };

const getBluetooth = ({ navigator }: BrowserLike): BluetoothLike | undefined =>
  navigator && 'bluetooth' in navigator ? ((navigator.bluetooth as BluetoothLike | null) ?? undefined) : undefined;

/** Returns whether Bluetooth is available, or the reason and the next step: check it before offering a button. */
export async function availability(browser: BrowserLike = globalThis): Promise<Availability> {
  // An insecure page has no `navigator.bluetooth` either: the fixable reason takes precedence.
  if (browser.isSecureContext === false) return { ok: false, error: new DeviceError('insecure') };
  const bluetooth = getBluetooth(browser);
  if (!bluetooth) return { ok: false, error: new DeviceError('unsupported') };
  // A browser without `getAvailability` may still support it.
  const on = (await bluetooth.getAvailability?.().catch(() => true)) ?? true;
  return on ? { ok: true, bluetooth } : { ok: false, error: new DeviceError('bluetooth-off') };
}

const getErrorName = (error: unknown) => (error instanceof Error || error instanceof DOMException ? error.name : '');
const getErrorMessage = (error: unknown) =>
  error instanceof Error || error instanceof DOMException ? error.message : '';

function failure(error: unknown, codes: Partial<Record<string, DeviceErrorCode>>): DeviceError {
  if (error instanceof DeviceError) return error;
  const name = getErrorName(error);
  const isBusy = name === 'NetworkError' && /in progress/i.test(getErrorMessage(error));
  const code = isBusy ? 'busy' : (codes[name] ?? (name === 'SecurityError' ? 'not-permitted' : 'failed'));
  return new DeviceError(code, { cause: error, detail: name });
}

function requireBluetooth(bluetooth = getBluetooth(globalThis)): BluetoothLike {
  if (!bluetooth) throw new DeviceError(globalThis.isSecureContext === false ? 'insecure' : 'unsupported');
  return bluetooth;
}

/**
 * Opens the browser's device chooser. Requires a user gesture, such as a click. The device is not connected yet.
 *
 * @throws {DeviceError} `insecure`, `unsupported`, `not-chosen`, `not-permitted` or `failed`.
 */
export async function chooseDevice(request: DeviceRequest, bluetooth?: BluetoothLike): Promise<WebBluetoothTransport> {
  const radio = requireBluetooth(bluetooth);
  try {
    return new WebBluetoothTransport(await radio.requestDevice(request));
  } catch (error) {
    throw failure(error, { NotFoundError: 'not-chosen', AbortError: 'not-chosen' });
  }
}

/**
 * Returns the devices that the user has already allowed for this page, without a chooser or a user gesture. They may be
 * out of reach: `connect` waits until they are back. None are connected yet. Select one by its `id` or `name`.
 *
 * @throws {DeviceError} `chooser-only` if the browser does not remember devices; `insecure`, `unsupported`,
 * `not-permitted` or `failed`.
 */
export async function getDevices(bluetooth?: BluetoothLike): Promise<WebBluetoothTransport[]> {
  const radio = requireBluetooth(bluetooth);
  if (!radio.getDevices) throw new DeviceError('chooser-only');
  try {
    const devices = await radio.getDevices();
    return devices.filter(({ gatt }) => gatt).map((device) => new WebBluetoothTransport(device));
  } catch (error) {
    throw failure(error, { NotSupportedError: 'chooser-only' });
  }
}

const toBytes = (view: DataView) => new Uint8Array(view.buffer, view.byteOffset, view.byteLength).slice();

/** Chromium does not connect to a remembered device that it has not seen since it was started. */
const isOutOfRange = (error: unknown) =>
  getErrorName(error) === 'NetworkError' && /no longer in range/i.test(getErrorMessage(error));

/** A device of the browser as the transport of a `Session`. */
export class WebBluetoothTransport implements Transport {
  readonly #device: GattDevice;
  readonly #server: GattServer;
  readonly #found = new Map<string, Promise<GattCharacteristic>>();
  #watch: AbortController | undefined;

  constructor(device: GattDevice) {
    if (!device.gatt) throw new DeviceError('missing', { detail: 'GATT' });
    this.#device = device;
    this.#server = device.gatt;
  }

  /** Identifies the device to this page as long as it is allowed; empty if the browser does not tell. */
  get id(): string {
    return this.#device.id ?? '';
  }

  /** The advertised name; empty if unknown. */
  get name(): string {
    return this.#device.name ?? '';
  }

  /**
   * Connects. A remembered device that is out of reach is waited for until `disconnect` is called; a `Session` does that
   * after its `connectTimeout`.
   */
  async connect(): Promise<void> {
    this.#found.clear();
    try {
      await this.#server.connect().catch(async (error) => {
        if (!isOutOfRange(error) || !this.#device.watchAdvertisements) throw error;
        await this.#waitUntilSeen();
        return this.#server.connect();
      });
    } catch (error) {
      throw failure(error, {
        NetworkError: 'connect-failed',
        AbortError: 'connect-failed',
        NotFoundError: 'connect-failed',
      });
    }
  }

  disconnect(): void {
    this.#found.clear();
    this.#watch?.abort();
    this.#server.disconnect();
  }

  async #waitUntilSeen(): Promise<void> {
    this.#watch?.abort();
    const watch = new AbortController();
    this.#watch = watch;
    const { signal } = watch;
    try {
      await new Promise<void>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        this.#device.addEventListener('advertisementreceived', resolve, { once: true, signal });
        this.#device.watchAdvertisements?.({ signal }).catch(reject);
      });
    } finally {
      // Also ends the scan.
      watch.abort();
    }
  }

  onClose(listener: () => void): void {
    this.#device.addEventListener('gattserverdisconnected', () => {
      this.#found.clear();
      listener();
    });
  }

  async services(): Promise<string[]> {
    try {
      return (await this.#server.getPrimaryServices()).map(({ uuid }) => uuid.toLowerCase());
    } catch (error) {
      // No services accessible to this page.
      if (getErrorName(error) === 'NotFoundError') return [];
      throw this.#failure(error);
    }
  }

  read(characteristicId: CharacteristicId): Promise<Uint8Array> {
    return this.#withCharacteristic(characteristicId, async (characteristic) =>
      toBytes(await characteristic.readValue()),
    );
  }

  write(characteristicId: CharacteristicId, bytes: Uint8Array): Promise<void> {
    const value = bytes.slice();
    return this.#withCharacteristic(characteristicId, (characteristic) => {
      const { properties } = characteristic;
      // A write with response lets the device set the pace; some devices lose data that arrives too fast.
      if (properties?.write && characteristic.writeValueWithResponse)
        return characteristic.writeValueWithResponse(value);
      if (properties?.writeWithoutResponse && characteristic.writeValueWithoutResponse) {
        return characteristic.writeValueWithoutResponse(value);
      }
      const write = characteristic.writeValue ?? characteristic.writeValueWithResponse;
      if (!write) throw new DeviceError('unsupported', { detail: 'writing' });
      return write.call(characteristic, value);
    });
  }

  subscribe(characteristicId: CharacteristicId, onBytes: (bytes: Uint8Array) => void): Promise<() => Promise<void>> {
    return this.#withCharacteristic(characteristicId, async (characteristic) => {
      const listener = () => {
        if (characteristic.value) onBytes(toBytes(characteristic.value));
      };
      characteristic.addEventListener('characteristicvaluechanged', listener);
      try {
        await characteristic.startNotifications();
      } catch (error) {
        characteristic.removeEventListener('characteristicvaluechanged', listener);
        throw error;
      }
      return async () => {
        characteristic.removeEventListener('characteristicvaluechanged', listener);
        try {
          await characteristic.stopNotifications();
        } catch (error) {
          throw this.#failure(error);
        }
      };
    });
  }

  async #withCharacteristic<Value>(
    characteristicId: CharacteristicId,
    work: (characteristic: GattCharacteristic) => Promise<Value>,
  ): Promise<Value> {
    try {
      return await work(await this.#find(characteristicId));
    } catch (error) {
      if (getErrorName(error) !== 'InvalidStateError') throw this.#failure(error, characteristicId);
    }
    // Objects found before a reconnection are invalid and must be looked up again, once.
    this.#found.clear();
    try {
      return await work(await this.#find(characteristicId));
    } catch (error) {
      throw this.#failure(error, characteristicId);
    }
  }

  #find(characteristicId: CharacteristicId): Promise<GattCharacteristic> {
    const key = `${characteristicId.service}/${characteristicId.characteristic}`;
    let found = this.#found.get(key);
    if (!found) {
      found = this.#server.getPrimaryService(characteristicId.service).then((service) => {
        return service.getCharacteristic(characteristicId.characteristic);
      });
      this.#found.set(key, found);
      // A failed lookup may succeed the next time.
      found.catch(() => this.#found.delete(key));
    }
    return found;
  }

  #failure(error: unknown, characteristicId?: CharacteristicId): DeviceError {
    const known = failure(error, { NotFoundError: 'missing', NetworkError: 'failed' });
    if (known.code === 'failed' && !this.#server.connected) return new DeviceError('not-connected', { cause: error });
    return known.code === 'missing' && characteristicId
      ? new DeviceError('missing', {
          cause: error,
          detail: `${characteristicId.service}/${characteristicId.characteristic}`,
        })
      : known;
  }
}
