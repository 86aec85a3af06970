// Stored measurements of a glucose meter: they are sent only on request at its Record Access Control Point.
import {
  decodeGlucoseMeasurement,
  type GlucoseMeasurement,
} from '../codecs/glucose-measurement/glucose-measurement.ts';
import { DeviceError } from '../errors.ts';
import type { Patience, Session } from '../session/session.ts';
import { type Place, standardPlace } from '../transport/transport.ts';

export const recordAccessPlace: Place = standardPlace(0x1808, 0x2a52);

/** Report stored records, all of them (GATT Specification Supplement, Record Access Control Point). */
const reportAll = Uint8Array.of(0x01, 0x01);
const response = 0x06;
const outcomes = { success: 0x01, noneFound: 0x06 };

/** Returns all stored measurements, oldest first by sequence number. Each one restarts the timeout. */
export async function storedGlucose(
  session: Session,
  measurements: Place,
  patience: Patience,
): Promise<GlucoseMeasurement[]> {
  const records: GlucoseMeasurement[] = [];
  let answered: (bytes: Uint8Array) => void = () => undefined;
  let garbled: (error: unknown) => void = () => undefined;
  let heard: () => void = () => undefined;
  const stops: (() => Promise<void>)[] = [];
  try {
    const onRecord = (bytes: Uint8Array) => {
      heard();
      try {
        records.push(decodeGlucoseMeasurement(bytes));
      } catch (error) {
        garbled(error);
      }
    };
    stops.push(await session.subscribe(measurements, onRecord, patience));
    stops.push(await session.subscribe(recordAccessPlace, (bytes) => answered(bytes), patience));
    const [code, , asked, value] = await session.run(async () => {
      const wait = patience.timeout ?? session.options.timeout;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const answer = new Promise<Uint8Array>((resolve, reject) => {
        answered = resolve;
        garbled = (cause) => reject(new DeviceError('garbled', { cause }));
        heard = () => {
          clearTimeout(timer);
          timer = setTimeout(() => reject(new DeviceError('timeout')), wait);
        };
      });
      answer.catch(() => undefined);
      try {
        await session.guard(() => session.transport.write(recordAccessPlace, reportAll), patience);
        heard();
        return await session.guard(() => answer, { signal: patience.signal, timeout: undefined });
      } finally {
        clearTimeout(timer);
      }
    }, patience);
    if (code === response && asked === reportAll[0] && value === outcomes.noneFound) return [];
    if (code === response && asked === reportAll[0] && value === outcomes.success) return records;
    throw new DeviceError('refused', { detail: `answer ${value}` });
  } finally {
    for (const stop of stops) await stop();
  }
}
