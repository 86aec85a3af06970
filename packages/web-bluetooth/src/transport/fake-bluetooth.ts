import { isDeviceError } from '../errors.ts';
import type { BluetoothLike, DeviceRequest, GattCharacteristic, GattDevice, GattServer } from './bluetooth-types.ts';
import type { FakeTransport } from './fake-transport.ts';
import type { CharacteristicId } from './transport.ts';

async function asBrowserErrors<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const name = isDeviceError(error, 'missing') ? 'NotFoundError' : 'NetworkError';
    throw new DOMException(error instanceof Error ? error.message : '', name);
  }
}

const toDataView = (bytes: Uint8Array) => new DataView(bytes.slice().buffer);

class FakeGattCharacteristic extends EventTarget implements GattCharacteristic {
  readonly uuid: string;
  readonly properties = { write: true, writeWithoutResponse: true };
  value: DataView | undefined;
  readonly #transport: FakeTransport;
  readonly #place: CharacteristicId;
  #stop: (() => Promise<void>) | undefined;

  constructor(transport: FakeTransport, characteristicId: CharacteristicId) {
    super();
    this.uuid = characteristicId.characteristic;
    this.#transport = transport;
    this.#place = characteristicId;
  }

  async readValue(): Promise<DataView> {
    return toDataView(await asBrowserErrors(() => this.#transport.read(this.#place)));
  }

  writeValueWithResponse(value: Uint8Array<ArrayBuffer>): Promise<void> {
    return asBrowserErrors(() => this.#transport.write(this.#place, value));
  }

  async startNotifications(): Promise<unknown> {
    this.#stop = await asBrowserErrors(() =>
      this.#transport.subscribe(this.#place, (bytes) => {
        this.value = toDataView(bytes);
        this.dispatchEvent(new Event('characteristicvaluechanged'));
      }),
    );
    return this;
  }

  async stopNotifications(): Promise<unknown> {
    await this.#stop?.();
    return this;
  }
}

function createDevice(transport: FakeTransport, id: string): GattDevice {
  const device = new EventTarget();
  transport.onClose(() => device.dispatchEvent(new Event('gattserverdisconnected')));
  const createService = (service: string) => ({
    uuid: service,
    getCharacteristic: async (characteristic: string) => {
      await asBrowserErrors(async () => transport.getCharacteristic({ service, characteristic }));
      return new FakeGattCharacteristic(transport, { service, characteristic });
    },
  });
  const gatt: GattServer = {
    get connected() {
      return transport.connected;
    },
    connect: () => asBrowserErrors(() => transport.connect()),
    disconnect: () => transport.disconnect(),
    getPrimaryServices: async () => (await transport.services()).map(createService),
    async getPrimaryService(service) {
      if ((await transport.services()).includes(service)) return createService(service);
      throw new DOMException('No Services matching UUID found in Device.', 'NotFoundError');
    },
  };
  return Object.assign(device, { id, name: transport.name, gatt });
}

/**
 * Chooses the first device that matches the filters, like a user with a single device nearby. Remembers chosen devices for
 * `getDevices`.
 */
export function fakeBluetooth(...transports: readonly FakeTransport[]): BluetoothLike {
  const devices = new Map(transports.map((transport, index) => [transport, createDevice(transport, `fake-${index}`)]));
  const allowed = new Set<GattDevice>();
  return {
    getAvailability: async () => true,
    getDevices: async () => [...allowed],
    async requestDevice({ filters }: DeviceRequest): Promise<GattDevice> {
      for (const [transport, device] of devices) {
        const services = await transport.services();
        const fits = filters.some(
          ({ name, namePrefix, services: wanted = [] }) =>
            (name === undefined || name === transport.name) &&
            (namePrefix === undefined || transport.name.startsWith(namePrefix)) &&
            wanted.every((service) => services.includes(service)),
        );
        if (fits) {
          allowed.add(device);
          return device;
        }
      }
      throw new DOMException('User cancelled the requestDevice() chooser.', 'NotFoundError');
    },
  };
}
