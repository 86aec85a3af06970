import { isDeviceError } from '@libretto/web-bluetooth/errors';
import type { HealthDevice, MeasurementKind as HealthKind } from '@libretto/web-bluetooth/health-device';
import { serverNow } from '../../shared/server-clock.ts';
import { type LiveKind, liveKinds, type SingleKind, singleKinds, toMeasurement } from './health-measurements.ts';
import { type Measurement, unique } from './measurement.ts';

export interface DeviceData {
  kinds: readonly HealthKind[] | undefined;
  /** Per cent; null when unknown. */
  battery: number | null;
  live: readonly Measurement[];
  received: readonly Measurement[];
}

export const noDeviceData: DeviceData = { kinds: undefined, battery: null, live: [], received: [] };

export async function collectMeasurements(
  device: HealthDevice,
  signal: AbortSignal,
  onChange: (data: DeviceData) => void,
  now: () => Date = serverNow,
): Promise<void> {
  let data = noDeviceData;
  const update = (change: Partial<DeviceData>) => {
    data = { ...data, ...change };
    onChange(data);
  };
  const onDecodeError = () => console.warn('A malformed message from a device was ignored');

  async function collectLive(kind: LiveKind) {
    for await (const value of device.listen(kind, { signal, onDecodeError })) {
      const measurement = await toMeasurement(device.name, kind, value, now());
      update({ live: [...data.live.filter((other) => other.kind !== measurement.kind), measurement] });
    }
  }

  async function collectSingle(kind: SingleKind) {
    const add = (measurement: Measurement) => update({ received: unique([measurement, ...data.received]) });
    if (kind === 'glucose_measurement') {
      for (const value of await device.storedGlucose({ signal })) {
        add(await toMeasurement(device.name, kind, value, now()));
      }
    }
    for await (const value of device.listen(kind, { signal, onDecodeError })) {
      add(await toMeasurement(device.name, kind, value, now()));
    }
  }

  async function ignoreMissing(work: Promise<void>) {
    try {
      await work;
    } catch (error) {
      if (!isDeviceError(error, 'missing')) throw error;
    }
  }

  async function readBattery(): Promise<number | null> {
    try {
      return await device.battery({ signal });
    } catch (error) {
      if (isDeviceError(error, 'aborted', 'disconnected')) throw error;
      return null;
    }
  }

  const kinds = await device.kinds({ signal });
  update({ kinds, battery: await readBattery() });
  const isSupported = (kind: HealthKind) => kinds.includes(kind);
  // Live values are stale while the connection is re-established.
  const unsubscribe = device.session.onState(({ name }) => name === 'connecting' && update({ live: [] }));
  try {
    await Promise.all([
      ...liveKinds.filter(isSupported).map((kind) => ignoreMissing(collectLive(kind))),
      ...singleKinds.filter(isSupported).map((kind) => ignoreMissing(collectSingle(kind))),
    ]);
  } finally {
    unsubscribe();
  }
}
