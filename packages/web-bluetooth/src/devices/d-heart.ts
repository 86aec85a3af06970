// D-Heart: nothing of its protocol is public. What every device may have is read here, and nothing is claimed of its ECG.
import { decodeBatteryLevel } from '../codecs/battery-level/battery-level.ts';
import { isDeviceError } from '../errors.ts';
import type { Patience, SessionOptions } from '../session/session.ts';
import { uuid } from '../transport/transport.ts';
import { type BluetoothLike, chooseDevice } from '../transport/web-bluetooth.ts';
import { batteryPlace, HealthDevice } from './health-device.ts';

export interface DHeartOptions extends SessionOptions {
  /** What the names of the devices begin with. Not certain: nobody has published them. */
  namePrefixes?: readonly string[];
}

/** Lets the person choose a D-Heart; to be called from a click. It is not connected yet. */
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
   * Tells the level now and whenever it is another, also after a lost link was found again: per cent, or null when the
   * device does not tell it. Answers how to stop.
   */
  async onBattery(listener: (level: number | null) => void, patience: Patience = {}): Promise<() => Promise<void>> {
    let last: number | null | undefined;
    // A browser tells of what was read as well as of what the device sends by itself.
    const tell = (level: number | null) => {
      if (level !== last) listener(level);
      last = level;
    };
    tell(await this.battery(patience));
    const forget = this.session.onState(({ name }) => {
      // If the link is lost once more, the next time tells.
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
            // What is no level says nothing; the last one stays.
          }
        },
        patience,
      );
    } catch (error) {
      // A level that is only told when asked for is a level.
      if (isDeviceError(error, 'missing', 'failed', 'not-permitted')) return async () => undefined;
      throw error;
    }
  }
}
