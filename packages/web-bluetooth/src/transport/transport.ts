// Radio interface of a session: implemented by the browser, by the fake for tests, and possibly by a native shell.

/** A characteristic of a service, both as lower-case 128-bit UUIDs. */
export interface CharacteristicId {
  readonly service: string;
  readonly characteristic: string;
}

/** Each call resolves, rejects with a DeviceError, or hangs, which the session handles. One call at a time. */
export interface Transport {
  /** Device name; empty if unknown. */
  readonly name: string;
  /** Also used after a lost link: previously found objects are invalid then. */
  connect(): Promise<void>;
  disconnect(): void;
  /** Services accessible to this page. */
  services(): Promise<string[]>;
  read(characteristicId: CharacteristicId): Promise<Uint8Array>;
  write(characteristicId: CharacteristicId, bytes: Uint8Array): Promise<void>;
  /** Returns a function that unsubscribes. The end of the link unsubscribes as well. */
  subscribe(characteristicId: CharacteristicId, onBytes: (bytes: Uint8Array) => void): Promise<() => Promise<void>>;
  /** Called whenever the link has ended, on request or not. */
  onClose(listener: () => void): void;
}

/** Expands a 16- or 32-bit number assigned by the Bluetooth SIG. */
export const uuid = (short: number): string => `${short.toString(16).padStart(8, '0')}-0000-1000-8000-00805f9b34fb`;

export const standardCharacteristic = (service: number, characteristic: number): CharacteristicId => ({
  service: uuid(service),
  characteristic: uuid(characteristic),
});
