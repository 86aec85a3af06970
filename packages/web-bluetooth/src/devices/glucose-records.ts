// Stored measurements of a glucose meter: they are sent only on request at its Record Access Control Point.
import {
  decodeGlucoseMeasurement,
  type GlucoseMeasurement,
} from '../codecs/glucose-measurement/glucose-measurement.ts';
import { DeviceError } from '../errors.ts';
import type { Session, WaitOptions } from '../session/session.ts';
import { type CharacteristicId, standardCharacteristic } from '../transport/transport.ts';

export const recordAccessCharacteristic: CharacteristicId = standardCharacteristic(0x1808, 0x2a52);

/** Report stored records, all of them (GATT Specification Supplement, Record Access Control Point). */
const reportAll = Uint8Array.of(0x01, 0x01);
const response = 0x06;
const outcomes = { success: 0x01, noneFound: 0x06 };

/** Returns all stored measurements, oldest first by sequence number. Each one restarts the timeout. */
export async function storedGlucose(
  session: Session,
  measurements: CharacteristicId,
  waitOptions: WaitOptions,
): Promise<GlucoseMeasurement[]> {
  const records: GlucoseMeasurement[] = [];
  let onResponse: (bytes: Uint8Array) => void = () => undefined;
  let onDecodeError: (error: unknown) => void = () => undefined;
  let restartTimeout: () => void = () => undefined;
  const stops: (() => Promise<void>)[] = [];
  try {
    const onRecord = (bytes: Uint8Array) => {
      restartTimeout();
      try {
        records.push(decodeGlucoseMeasurement(bytes));
      } catch (error) {
        onDecodeError(error);
      }
    };
    stops.push(await session.subscribe(measurements, onRecord, waitOptions));
    stops.push(await session.subscribe(recordAccessCharacteristic, (bytes) => onResponse(bytes), waitOptions));
    const [code, , request, value] = await session.run(async () => {
      const wait = waitOptions.timeout ?? session.options.timeout;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const answer = new Promise<Uint8Array>((resolve, reject) => {
        onResponse = resolve;
        onDecodeError = (cause) => reject(new DeviceError('garbled', { cause }));
        restartTimeout = () => {
          clearTimeout(timer);
          timer = setTimeout(() => reject(new DeviceError('timeout')), wait);
        };
      });
      answer.catch(() => undefined);
      try {
        await session.guard(() => session.transport.write(recordAccessCharacteristic, reportAll), waitOptions);
        restartTimeout();
        return await session.guard(() => answer, { signal: waitOptions.signal, timeout: undefined });
      } finally {
        clearTimeout(timer);
      }
    }, waitOptions);
    if (code === response && request === reportAll[0] && value === outcomes.noneFound) return [];
    if (code === response && request === reportAll[0] && value === outcomes.success) return records;
    throw new DeviceError('refused', { detail: `answer ${value}` });
  } finally {
    for (const stop of stops) await stop();
  }
}
