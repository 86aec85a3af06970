// The used subset of Web Bluetooth, so that no extra type package is needed. Compatible with the browser's own types.

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

export interface GattService {
  readonly uuid: string;
  getCharacteristic(uuid: string): Promise<GattCharacteristic>;
}

export interface GattServer {
  readonly connected: boolean;
  connect(): Promise<unknown>;
  disconnect(): void;
  getPrimaryService(uuid: string): Promise<GattService>;
  getPrimaryServices(): Promise<readonly GattService[]>;
}

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

export interface DeviceFilter {
  name?: string;
  namePrefix?: string;
  services?: string[];
}

export interface DeviceRequest {
  filters: DeviceFilter[];
  optionalServices?: string[];
}

export interface BluetoothLike {
  getAvailability?(): Promise<boolean>;
  /** Not in all browsers. */
  getDevices?(): Promise<readonly GattDevice[]>;
  requestDevice(options: DeviceRequest): Promise<GattDevice>;
}
