// Radio interface of a session: implemented by the browser, by the fake for tests, and possibly by a native shell.

/** A characteristic of a service, both as lower-case 128-bit UUIDs. */
export interface CharacteristicId {
  /** UUID of the service. */
  readonly service: string;
  /** UUID of the characteristic. */
  readonly characteristic: string;
}

/** Each call resolves, rejects with a DeviceError, or hangs, which the session handles. One call at a time. */
export interface Transport {
  /** Device name; empty if unknown. */
  readonly name: string;
  /** Also used after a lost link: previously found objects are invalid then. */
  connect(): Promise<void>;
  /** Ends the link; does nothing without one. */
  disconnect(): void;
  /** Services accessible to this page. */
  services(): Promise<string[]>;
  /** Reads a characteristic and returns a copy of its bytes. */
  read(characteristicId: CharacteristicId): Promise<Uint8Array>;
  /** Writes a characteristic, with a response if the device offers it. */
  write(characteristicId: CharacteristicId, bytes: Uint8Array): Promise<void>;
  /** Returns a function that unsubscribes. The end of the link unsubscribes as well. */
  subscribe(characteristicId: CharacteristicId, onBytes: (bytes: Uint8Array) => void): Promise<() => Promise<void>>;
  /** Called whenever the link has ended, on request or not. */
  onClose(listener: () => void): void;
}

/** Expands a 16- or 32-bit number assigned by the Bluetooth SIG. */
export const uuid = (short: number): string => `${short.toString(16).padStart(8, '0')}-0000-1000-8000-00805f9b34fb`;

/** Returns a characteristic by its 16-bit numbers: `standardCharacteristic(0x180f, 0x2a19)`. */
export const standardCharacteristic = (service: number, characteristic: number): CharacteristicId => ({
  service: uuid(service),
  characteristic: uuid(characteristic),
});
