import { DeviceError } from '../errors.ts';
import type { CharacteristicId, Transport } from './transport.ts';

/** Behaviour of one characteristic. Operations without a function fail with `failed`. */
export interface FakeCharacteristic {
  /** A promise that never settles is a device that never answers. */
  read?: () => Uint8Array | Promise<Uint8Array>;
  /** Receives a copy of the written bytes; may throw a DeviceError to refuse them. */
  write?: (bytes: Uint8Array) => void | Promise<void>;
  /** Called on each subscription, also after a reconnection. */
  subscribed?: () => void;
  /** Allows subscriptions. Default false. */
  notifies?: boolean;
}

/** Characteristics by the UUID of their service and their own. */
export type FakeServices = Readonly<Record<string, Readonly<Record<string, FakeCharacteristic>>>>;

/** A device in memory for tests, without radio or delays. */
export class FakeTransport implements Transport {
  readonly name: string;
  readonly #services: FakeServices;
  readonly #listeners = new Map<string, (bytes: Uint8Array) => void>();
  readonly #closing: (() => void)[] = [];
  /** The link exists. */
  connected = false;
  /** Number of connection attempts so far. */
  attempts = 0;
  /** Number of the next connection attempts that fail. */
  refuse = 0;
  /** All operations on characteristics, in order. */
  readonly log: string[] = [];

  constructor(name: string, services: FakeServices) {
    this.name = name;
    this.#services = services;
  }

  async connect(): Promise<void> {
    this.attempts += 1;
    if (this.refuse > 0) {
      this.refuse -= 1;
      throw new DeviceError('connect-failed');
    }
    this.connected = true;
  }

  disconnect(): void {
    if (this.connected) this.drop();
  }

  onClose(listener: () => void): void {
    this.#closing.push(listener);
  }

  async services(): Promise<string[]> {
    return Object.keys(this.#services);
  }

  async read(characteristicId: CharacteristicId): Promise<Uint8Array> {
    const { read } = this.#getCharacteristic('read', characteristicId);
    if (!read) throw new DeviceError('failed', { detail: 'not readable' });
    return read();
  }

  async write(characteristicId: CharacteristicId, bytes: Uint8Array): Promise<void> {
    const { write } = this.#getCharacteristic('write', characteristicId);
    if (!write) throw new DeviceError('failed', { detail: 'not writable' });
    await write(bytes.slice());
  }

  async subscribe(
    characteristicId: CharacteristicId,
    onBytes: (bytes: Uint8Array) => void,
  ): Promise<() => Promise<void>> {
    const { notifies, subscribed } = this.#getCharacteristic('subscribe', characteristicId);
    if (!notifies) throw new DeviceError('failed', { detail: 'does not notify' });
    const key = `${characteristicId.service}/${characteristicId.characteristic}`;
    this.#listeners.set(key, onBytes);
    subscribed?.();
    return async () => {
      this.#listeners.delete(key);
    };
  }

  /** Number of subscribed characteristics. */
  get listening(): number {
    return this.#listeners.size;
  }

  /** Sends a notification, which is lost without a subscription. */
  notify(characteristicId: CharacteristicId, bytes: Uint8Array): void {
    this.#listeners.get(`${characteristicId.service}/${characteristicId.characteristic}`)?.(bytes);
  }

  /** Loses the link, as when a device moves out of reach. */
  drop(): void {
    this.connected = false;
    this.#listeners.clear();
    for (const listener of this.#closing) listener();
  }

  /**
   * Returns the behaviour of a characteristic.
   * @throws DeviceError `missing`.
   */
  getCharacteristic(characteristicId: CharacteristicId): FakeCharacteristic {
    const found = this.#services[characteristicId.service]?.[characteristicId.characteristic];
    if (!found)
      throw new DeviceError('missing', { detail: `${characteristicId.service}/${characteristicId.characteristic}` });
    return found;
  }

  #getCharacteristic(what: string, characteristicId: CharacteristicId): FakeCharacteristic {
    if (!this.connected) throw new DeviceError('not-connected');
    this.log.push(`${what} ${characteristicId.characteristic}`);
    return this.getCharacteristic(characteristicId);
  }
}
