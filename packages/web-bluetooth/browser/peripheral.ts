import type dbus from 'dbus-next';
import { adapterPath, type Bluez, type Handler } from './bluez.ts';

export interface Characteristic {
  uuid: string;
  flags: ('read' | 'write' | 'write-without-response' | 'notify')[];
  /** Undefined: the read is never answered. */
  read?: () => Uint8Array | undefined;
  write?: (bytes: Uint8Array) => Uint8Array[];
}

export interface PeripheralOptions {
  address: string;
  name: string;
  services: { uuid: string; characteristics: Characteristic[] }[];
  dropped?: () => void;
}

const device = 'org.bluez.Device1';
const gatt = 'org.bluez.GattCharacteristic1';

export class Peripheral implements Handler {
  readonly path: string;
  readonly #bluez: Bluez;
  readonly #options: PeripheralOptions;
  readonly #found = new Map<string, Characteristic>();
  refuse = 0;
  connections = 0;
  onWrite: ((count: number) => void) | undefined;
  #writes = 0;

  constructor(bluez: Bluez, options: PeripheralOptions) {
    this.#bluez = bluez;
    this.#options = options;
    this.path = `${adapterPath}/dev_${options.address.replaceAll(':', '_')}`;
    this.appear();
  }

  appear(): void {
    const { address, name, services } = this.#options;
    this.#bluez.add(this.path, {
      [device]: {
        Address: ['s', address],
        AddressType: ['s', 'random'],
        Name: ['s', name],
        Alias: ['s', name],
        Adapter: ['o', adapterPath],
        Class: ['u', 0],
        Appearance: ['q', 0],
        Icon: ['s', ''],
        Paired: ['b', false],
        Bonded: ['b', false],
        Trusted: ['b', false],
        Blocked: ['b', false],
        Connected: ['b', false],
        LegacyPairing: ['b', false],
        ServicesResolved: ['b', false],
        RSSI: ['n', -50],
        UUIDs: ['as', services.map(({ uuid }) => uuid)],
      },
    });
    this.#bluez.attach(this);
  }

  leave(): void {
    this.#bluez.detach(this);
    this.#bluez.remove(this.path);
  }

  searched(): void {
    // BlueZ reports a known device when its signal strength changes.
    this.#bluez.set(this.path, device, 'RSSI', -50);
  }

  drop(): void {
    this.#bluez.set(this.path, device, 'ServicesResolved', false);
    this.#bluez.set(this.path, device, 'Connected', false);
    for (const path of new Set([...this.#found.keys()].map((key) => key.slice(0, key.lastIndexOf('/'))))) {
      this.#bluez.remove(path);
    }
    this.#found.clear();
    this.#options.dropped?.();
  }

  notify(uuid: string, bytes: Uint8Array): void {
    for (const [path, characteristic] of this.#found) {
      if (characteristic.uuid === uuid) this.#bluez.set(path, gatt, 'Value', Buffer.from(bytes));
    }
  }

  handle(message: dbus.Message): boolean {
    const { path = '', interface: name, member } = message;
    if (name === device && member === 'Connect') return this.#connect(message);
    if (name === device && member === 'Disconnect') {
      this.#bluez.reply(message);
      this.drop();
      return true;
    }
    const characteristic = this.#found.get(path);
    return name === gatt && characteristic !== undefined && this.#characteristic(message, path, characteristic);
  }

  #connect(message: dbus.Message): boolean {
    this.connections += 1;
    if (this.refuse > 0) {
      this.refuse -= 1;
      return this.#bluez.fail(message, 'org.bluez.Error.Failed', 'le-connection-abort-by-local');
    }
    this.#bluez.set(this.path, device, 'Connected', true);
    this.#bluez.reply(message);
    for (const [index, service] of this.#options.services.entries()) this.#publish(index, service);
    this.#bluez.set(this.path, device, 'ServicesResolved', true);
    return true;
  }

  #publish(index: number, { uuid, characteristics }: PeripheralOptions['services'][number]): void {
    const characteristicId = `${this.path}/service${String(index + 1).padStart(4, '0')}`;
    this.#bluez.add(characteristicId, {
      'org.bluez.GattService1': {
        UUID: ['s', uuid],
        Primary: ['b', true],
        Device: ['o', this.path],
        Includes: ['ao', []],
      },
    });
    for (const [count, characteristic] of characteristics.entries()) {
      const path = `${characteristicId}/char${String(count + 1).padStart(4, '0')}`;
      this.#found.set(path, characteristic);
      this.#bluez.add(path, {
        [gatt]: {
          UUID: ['s', characteristic.uuid],
          Service: ['o', characteristicId],
          Value: ['ay', Buffer.alloc(0)],
          Notifying: ['b', false],
          Flags: ['as', characteristic.flags],
          MTU: ['q', 23],
        },
      });
      if (!characteristic.flags.includes('notify')) continue;
      // Chromium requires it for subscriptions.
      this.#bluez.add(`${path}/desc0001`, {
        'org.bluez.GattDescriptor1': {
          UUID: ['s', '00002902-0000-1000-8000-00805f9b34fb'],
          Characteristic: ['o', path],
          Value: ['ay', Buffer.alloc(0)],
        },
      });
    }
  }

  #characteristic(message: dbus.Message, path: string, characteristic: Characteristic): boolean {
    if (message.member === 'ReadValue') {
      const value = characteristic.read?.();
      if (!value) return true;
      // BlueZ broadcasts read values, and Chromium therefore ignores the next change after a read.
      this.#bluez.set(path, gatt, 'Value', Buffer.from(value));
      return this.#bluez.reply(message, 'ay', [Buffer.from(value)]);
    }
    if (message.member === 'WriteValue') {
      this.#writes += 1;
      this.#bluez.reply(message);
      const pieces = characteristic.write?.(Uint8Array.from(message.body[0] as Buffer)) ?? [];
      this.onWrite?.(this.#writes);
      const listener = this.#options.services
        .flatMap(({ characteristics }) => characteristics)
        .find(({ flags }) => flags.includes('notify'));
      if (listener) for (const piece of pieces) this.notify(listener.uuid, piece);
      return true;
    }
    const notifying = message.member === 'StartNotify';
    this.#bluez.reply(message);
    if (notifying || message.member === 'StopNotify') this.#bluez.set(path, gatt, 'Notifying', notifying);
    return true;
  }
}
