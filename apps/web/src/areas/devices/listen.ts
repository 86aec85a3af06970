import { isDeviceError } from '@libretto/web-bluetooth/errors';
import type { HealthDevice, MeasurementKind as HealthKind } from '@libretto/web-bluetooth/health-device';
import { presentMoment } from '../../shared/server-clock.ts';
import { type LiveKind, liveKinds, measurementOf, type SingleKind, singleKinds } from './health-measurements.ts';
import { type Measurement, unique } from './measurement.ts';

export interface Heard {
  kinds: readonly HealthKind[] | undefined;
  /** Per cent; null when unknown. */
  battery: number | null;
  live: readonly Measurement[];
  received: readonly Measurement[];
}

export const nothingHeard: Heard = { kinds: undefined, battery: null, live: [], received: [] };

/** Collects all measurements of a device until `signal` aborts; continues after a reconnection. */
export async function listenTo(
  device: HealthDevice,
  signal: AbortSignal,
  tell: (heard: Heard) => void,
  now: () => Date = presentMoment,
): Promise<void> {
  let heard = nothingHeard;
  const become = (change: Partial<Heard>) => {
    heard = { ...heard, ...change };
    tell(heard);
  };
  const onGarbled = () => console.warn('A message of a device could not be understood');

  async function live(kind: LiveKind) {
    for await (const value of device.listen(kind, { signal, onGarbled })) {
      const measurement = await measurementOf(device.name, kind, value, now());
      become({ live: [...heard.live.filter((other) => other.kind !== measurement.kind), measurement] });
    }
  }

  async function single(kind: SingleKind) {
    const add = (measurement: Measurement) => become({ received: unique([measurement, ...heard.received]) });
    if (kind === 'glucose_measurement') {
      // A meter sends stored values only on request.
      for (const value of await device.storedGlucose({ signal })) {
        add(await measurementOf(device.name, kind, value, now()));
      }
    }
    for await (const value of device.listen(kind, { signal, onGarbled })) {
      add(await measurementOf(device.name, kind, value, now()));
    }
  }

  /** A service may lack one of its characteristics. */
  async function ifThere(work: Promise<void>) {
    try {
      await work;
    } catch (error) {
      if (!isDeviceError(error, 'missing')) throw error;
    }
  }

  /** An invalid battery value must not stop the measurements. */
  async function battery(): Promise<number | null> {
    try {
      return await device.battery({ signal });
    } catch (error) {
      if (isDeviceError(error, 'aborted', 'disconnected')) throw error;
      return null;
    }
  }

  const kinds = await device.kinds({ signal });
  become({ kinds, battery: await battery() });
  const has = (kind: HealthKind) => kinds.includes(kind);
  // Live values are stale while the connection is re-established.
  const forget = device.session.onState(({ name }) => name === 'connecting' && become({ live: [] }));
  try {
    await Promise.all([
      ...liveKinds.filter(has).map((kind) => ifThere(live(kind))),
      ...singleKinds.filter(has).map((kind) => ifThere(single(kind))),
    ]);
  } finally {
    forget();
  }
}
