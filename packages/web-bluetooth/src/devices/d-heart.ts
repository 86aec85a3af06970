// D-Heart: its protocol is not public. Only standard services are read; the ECG is not supported.
import { decodeBatteryLevel } from '../codecs/battery-level/battery-level.ts';
import { isDeviceError } from '../errors.ts';
import type { Patience, SessionOptions } from '../session/session.ts';
import { uuid } from '../transport/transport.ts';
import { type BluetoothLike, chooseDevice } from '../transport/web-bluetooth.ts';
import { batteryPlace, HealthDevice } from './health-device.ts';

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
    optionalServices: [batteryPlace.service, uuid(0x180a)],
  };
  return new DHeart(await chooseDevice(request, bluetooth), options);
}

export class DHeart extends HealthDevice {
  /**
   * Reports the battery level now and on change, also after a reconnection: percent, or null if not available.
   * Returns a function that stops it.
   */
  async onBattery(listener: (level: number | null) => void, patience: Patience = {}): Promise<() => Promise<void>> {
    let last: number | null | undefined;
    // Browsers report read values like notifications.
    const tell = (level: number | null) => {
      if (level !== last) listener(level);
      last = level;
    };
    tell(await this.battery(patience));
    const forget = this.session.onState(({ name }) => {
      // If the link is lost again, the next reconnection reports.
      if (name === 'connected') this.battery(patience).then(tell, () => undefined);
    });
    const stop = await this.#changes(tell, patience);
    return async () => {
      forget();
      await stop();
    };
  }

  async #changes(listener: (level: number) => void, patience: Patience): Promise<() => Promise<void>> {
    try {
      return await this.session.subscribe(
        batteryPlace,
        (bytes) => {
          try {
            listener(decodeBatteryLevel(bytes));
          } catch {
            // Invalid levels are ignored.
          }
        },
        patience,
      );
    } catch (error) {
      // Devices without battery notifications are still supported.
      if (isDeviceError(error, 'missing', 'failed', 'not-permitted')) return async () => undefined;
      throw error;
    }
  }
}
