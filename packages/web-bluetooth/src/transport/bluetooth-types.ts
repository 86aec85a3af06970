// The used subset of Web Bluetooth, so that no extra type package is needed. Compatible with the browser's own types.

/** Subset of the browser's `BluetoothRemoteGATTCharacteristic`. */
export interface GattCharacteristic {
  readonly uuid: string;
  readonly value?: DataView | undefined;
  /** Some browsers omit it or fill it only partially. */
  readonly properties?: { readonly write: boolean; readonly writeWithoutResponse: boolean };
  readValue(): Promise<DataView>;
  writeValue?(value: Uint8Array<ArrayBuffer>): Promise<void>;
  writeValueWithResponse?(value: Uint8Array<ArrayBuffer>): Promise<void>;
  writeValueWithoutResponse?(value: Uint8Array<ArrayBuffer>): Promise<void>;
  startNotifications(): Promise<unknown>;
  stopNotifications(): Promise<unknown>;
  addEventListener(type: 'characteristicvaluechanged', listener: (event: Event) => void): void;
  removeEventListener(type: 'characteristicvaluechanged', listener: (event: Event) => void): void;
}

/** Subset of the browser's `BluetoothRemoteGATTService`. */
export interface GattService {
  readonly uuid: string;
  getCharacteristic(uuid: string): Promise<GattCharacteristic>;
}

/** Subset of the browser's `BluetoothRemoteGATTServer`. */
export interface GattServer {
  readonly connected: boolean;
  connect(): Promise<unknown>;
  disconnect(): void;
  getPrimaryService(uuid: string): Promise<GattService>;
  getPrimaryServices(): Promise<readonly GattService[]>;
}

/** Subset of the browser's `BluetoothDevice`, whose members are documented in the Web Bluetooth specification. */
export interface GattDevice {
  /** Stable for this page's origin while the permission lasts. */
  readonly id?: string;
  readonly name?: string | null | undefined;
  readonly gatt?: GattServer | undefined;
  /** Not in all browsers. Resolves when the browser listens; each advertisement is an `advertisementreceived` event. */
  watchAdvertisements?(options?: { signal?: AbortSignal }): Promise<void>;
  addEventListener(
    type: 'gattserverdisconnected' | 'advertisementreceived',
    listener: () => void,
    options?: { once?: boolean; signal?: AbortSignal },
  ): void;
}

/** Subset of the browser's `BluetoothLEScanFilter`: all given conditions must be met. */
export interface DeviceFilter {
  name?: string;
  namePrefix?: string;
  services?: string[];
}

/** Subset of the browser's `RequestDeviceOptions`: a device must match one of the filters. */
export interface DeviceRequest {
  filters: DeviceFilter[];
  optionalServices?: string[];
}

/** Subset of `navigator.bluetooth`; replace it in tests, or with a native implementation. */
export interface BluetoothLike {
  getAvailability?(): Promise<boolean>;
  /** Not in all browsers. */
  getDevices?(): Promise<readonly GattDevice[]>;
  requestDevice(options: DeviceRequest): Promise<GattDevice>;
}
