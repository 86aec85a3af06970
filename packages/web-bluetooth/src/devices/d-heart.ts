// D-Heart: its protocol is not public. Only standard services are read; the ECG is not supported.
import { decodeBatteryLevel } from '../codecs/battery-level/battery-level.ts';
import { isDeviceError } from '../errors.ts';
import type { SessionOptions, WaitOptions } from '../session/session.ts';
import { uuid } from '../transport/transport.ts';
import { type BluetoothLike, chooseDevice } from '../transport/web-bluetooth.ts';
import { batteryCharacteristic, HealthDevice } from './health-device.ts';

/** Options of the session, and the names by which the device is found. */
export interface DHeartOptions extends SessionOptions {
  /** Prefixes of the device names (unconfirmed: they are not published). */
  namePrefixes?: readonly string[];
}

/** Opens the browser's device chooser for a D-Heart; requires a user gesture. The device is not connected yet. */
export async function chooseDHeart(
  { namePrefixes = ['D-Heart', 'DHeart', 'D-HEART', 'DHEART'], ...options }: DHeartOptions = {},
  bluetooth?: BluetoothLike,
): Promise<DHeart> {
  const request = {
    filters: namePrefixes.map((namePrefix) => ({ namePrefix })),
    optionalServices: [batteryCharacteristic.service, uuid(0x180a)],
  };
  return new DHeart(await chooseDevice(request, bluetooth), options);
}

/** A D-Heart by its standard services. The ECG is not supported, because its protocol is not published. */
export class DHeart extends HealthDevice {
  /** Reports percent or null now, on change and after a reconnection. Returns a function that stops it. */
  async onBattery(
    listener: (level: number | null) => void,
    waitOptions: WaitOptions = {},
  ): Promise<() => Promise<void>> {
    let last: number | null | undefined;
    // Browsers report read values like notifications.
    const report = (level: number | null) => {
      if (level !== last) listener(level);
      last = level;
    };
    report(await this.battery(waitOptions));
    const unlisten = this.session.onState(({ name }) => {
      if (name === 'connected') this.battery(waitOptions).then(report, () => undefined);
    });
    const stop = await this.#changes(report, waitOptions);
    return async () => {
      unlisten();
      await stop();
    };
  }

  async #changes(listener: (level: number) => void, waitOptions: WaitOptions): Promise<() => Promise<void>> {
    try {
      return await this.session.subscribe(
        batteryCharacteristic,
        (bytes) => {
          try {
            listener(decodeBatteryLevel(bytes));
          } catch {
            // Invalid levels are ignored.
          }
        },
        waitOptions,
      );
    } catch (error) {
      // Devices without battery notifications are still supported.
      if (isDeviceError(error, 'missing', 'failed', 'not-permitted')) return async () => undefined;
      throw error;
    }
  }
}
