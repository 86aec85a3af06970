// What a session asks of a radio. The browser's is one, the fake for tests another; an application in a shell of its own
// may bring a third.

/** A characteristic inside a service, both as 128-bit UUIDs in small letters. */
export interface Place {
  readonly service: string;
  readonly characteristic: string;
}

/**
 * One device. Each call ends or fails with a DeviceError; it may also hang, which the session knows how to deal with.
 * The session makes one call at a time.
 */
export interface Transport {
  /** What the device calls itself; empty when it does not say. */
  readonly name: string;
  /** Also after the link was lost: nothing that was found before may be used again then. */
  connect(): Promise<void>;
  disconnect(): void;
  /** The services that this page may use. */
  services(): Promise<string[]>;
  read(place: Place): Promise<Uint8Array>;
  write(place: Place, bytes: Uint8Array): Promise<void>;
  /** Answers how to stop. The end of the link is a stop as well. */
  subscribe(place: Place, onBytes: (bytes: Uint8Array) => void): Promise<() => Promise<void>>;
  /** The link has ended, whoever ended it. */
  onClose(listener: () => void): void;
}

/** The 128 bits of a number that the Bluetooth SIG gave out. */
export const uuid = (short: number): string => `${short.toString(16).padStart(8, '0')}-0000-1000-8000-00805f9b34fb`;

export const standardPlace = (service: number, characteristic: number): Place => ({
  service: uuid(service),
  characteristic: uuid(characteristic),
});
