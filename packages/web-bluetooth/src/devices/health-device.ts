import { decodeBatteryLevel } from '../codecs/battery-level/battery-level.ts';
import { decodeBloodPressureMeasurement } from '../codecs/blood-pressure-measurement/blood-pressure-measurement.ts';
import { decodeDeviceInformationString } from '../codecs/device-information-string/device-information-string.ts';
import { decodeGlucoseMeasurement } from '../codecs/glucose-measurement/glucose-measurement.ts';
import { decodeHeartRateMeasurement } from '../codecs/heart-rate-measurement/heart-rate-measurement.ts';
import { decodePlxContinuous } from '../codecs/plx-continuous/plx-continuous.ts';
import { decodePlxSpotCheck } from '../codecs/plx-spot-check/plx-spot-check.ts';
import { decodeTemperatureMeasurement } from '../codecs/temperature-measurement/temperature-measurement.ts';
import { decodeWeightMeasurement } from '../codecs/weight-measurement/weight-measurement.ts';
import { isDeviceError } from '../errors.ts';
import { Session, type SessionOptions, type WaitOptions } from '../session/session.ts';
import { streamOf } from '../session/stream.ts';
import { type CharacteristicId, standardCharacteristic, type Transport, uuid } from '../transport/transport.ts';
import { type BluetoothLike, chooseDevice, type DeviceRequest } from '../transport/web-bluetooth.ts';
import { storedGlucose } from './glucose-records.ts';

const decoders = {
  heart_rate_measurement: decodeHeartRateMeasurement,
  blood_pressure_measurement: decodeBloodPressureMeasurement,
  temperature_measurement: decodeTemperatureMeasurement,
  plx_continuous: decodePlxContinuous,
  plx_spot_check: decodePlxSpotCheck,
  weight_measurement: decodeWeightMeasurement,
  glucose_measurement: decodeGlucoseMeasurement,
};

/** Kinds of measurement of the standard health profiles. */
export type MeasurementKind = keyof typeof decoders;
/** Decoded value of a kind of measurement. */
export type MeasurementOf<Kind extends MeasurementKind> = ReturnType<(typeof decoders)[Kind]>;

/** Characteristic of each kind of measurement. */
export const measurementCharacteristics: Readonly<Record<MeasurementKind, CharacteristicId>> = {
  heart_rate_measurement: standardCharacteristic(0x180d, 0x2a37),
  blood_pressure_measurement: standardCharacteristic(0x1810, 0x2a35),
  temperature_measurement: standardCharacteristic(0x1809, 0x2a1c),
  plx_continuous: standardCharacteristic(0x1822, 0x2a5f),
  plx_spot_check: standardCharacteristic(0x1822, 0x2a5e),
  weight_measurement: standardCharacteristic(0x181d, 0x2a9d),
  glucose_measurement: standardCharacteristic(0x1808, 0x2a18),
};

/** All kinds, in the order in which `kinds` returns them. */
export const measurementKinds = Object.keys(measurementCharacteristics) as MeasurementKind[];

/** Battery Level of the Battery Service. */
export const batteryCharacteristic = standardCharacteristic(0x180f, 0x2a19);

const informationService = 0x180a;
const information = {
  manufacturer: 0x2a29,
  model: 0x2a24,
  serialNumber: 0x2a25,
  hardwareRevision: 0x2a27,
  firmwareRevision: 0x2a26,
  softwareRevision: 0x2a28,
} as const;

/** Null for missing fields. Browsers block serial numbers. */
export type DeviceInformation = Record<keyof typeof information, string | null>;

/** End and errors of a stream of measurements. */
export interface ListenOptions {
  /** Ends the stream with a DeviceError `aborted`, and unsubscribes. */
  signal?: AbortSignal;
  /** Called with a message that cannot be decoded; it is skipped. */
  onDecodeError?: (error: unknown) => void;
}

/** Opens the browser's device chooser; requires a user gesture. The device is not connected yet. */
export async function chooseHealthDevice(
  kinds: readonly MeasurementKind[] = measurementKinds,
  options: SessionOptions = {},
  bluetooth?: BluetoothLike,
): Promise<HealthDevice> {
  const services = [...new Set(kinds.map((kind) => measurementCharacteristics[kind].service))];
  const request: DeviceRequest = {
    filters: services.map((service) => ({ services: [service] })),
    optionalServices: [batteryCharacteristic.service, uuid(informationService)],
  };
  return new HealthDevice(await chooseDevice(request, bluetooth), options);
}

/**
 * Any device with standard health services: blood pressure cuffs, thermometers, scales, oximeters, glucose meters and
 * heart rate sensors.
 */
export class HealthDevice {
  /** Connection with its state; for `onState` and own characteristics. */
  readonly session: Session;

  constructor(transport: Transport, options: SessionOptions = {}) {
    this.session = new Session(transport, options);
  }

  /** Advertised name; empty if the browser does not know it. */
  get name(): string {
    return this.session.transport.name;
  }

  /**
   * Connects, with as many attempts as configured.
   * @throws DeviceError `connect-failed` after the last.
   */
  connect(waitOptions: Pick<WaitOptions, 'signal'> = {}): Promise<void> {
    return this.session.connect(waitOptions);
  }

  /** Disconnects, ends all streams and rejects running reads with `disconnected`. */
  disconnect(): void {
    this.session.disconnect();
  }

  /** Returns the kinds of measurement supported by the device's services. */
  async kinds(waitOptions: WaitOptions = {}): Promise<MeasurementKind[]> {
    const services = await this.session.services(waitOptions);
    return measurementKinds.filter((kind) => services.includes(measurementCharacteristics[kind].service));
  }

  /** Percent, or null if the device does not report it, which is common and not an error. */
  battery(waitOptions: WaitOptions = {}): Promise<number | null> {
    return this.#ifThere(batteryCharacteristic, decodeBatteryLevel, waitOptions);
  }

  /** Returns manufacturer, model and versions. Fields that are missing or blocked by the browser are null. */
  async information(waitOptions: WaitOptions = {}): Promise<DeviceInformation> {
    const found = {} as DeviceInformation;
    for (const [name, characteristic] of Object.entries(information)) {
      const characteristicId = standardCharacteristic(informationService, characteristic);
      found[name as keyof DeviceInformation] = await this.#ifThere(
        characteristicId,
        decodeDeviceInformationString,
        waitOptions,
      );
    }
    return found;
  }

  /** Live heart rate: `for await (const { heartRate } of device.heartRate())`. Continues after a reconnection. */
  heartRate(options: ListenOptions = {}): AsyncGenerator<MeasurementOf<'heart_rate_measurement'>, void, undefined> {
    return this.listen('heart_rate_measurement', options);
  }

  /** Yields every measurement of a kind. Ends when the device is disconnected on request. */
  async *listen<Kind extends MeasurementKind>(
    kind: Kind,
    { signal, onDecodeError }: ListenOptions = {},
  ): AsyncGenerator<MeasurementOf<Kind>, void, undefined> {
    const decode = decoders[kind] as (bytes: Uint8Array) => MeasurementOf<Kind>;
    for await (const bytes of streamOf(this.session, measurementCharacteristics[kind], { signal })) {
      let value: MeasurementOf<Kind>;
      try {
        value = decode(bytes);
      } catch (error) {
        onDecodeError?.(error);
        continue;
      }
      yield value;
    }
  }

  /** Returns the stored measurements of a glucose meter, sent only on request; `listen` yields new ones only. */
  storedGlucose(waitOptions: WaitOptions = {}): Promise<MeasurementOf<'glucose_measurement'>[]> {
    return storedGlucose(this.session, measurementCharacteristics.glucose_measurement, waitOptions);
  }

  async #ifThere<Value>(
    characteristicId: CharacteristicId,
    decode: (bytes: Uint8Array) => Value,
    waitOptions: WaitOptions,
  ): Promise<Value | null> {
    try {
      return decode(await this.session.read(characteristicId, waitOptions));
    } catch (error) {
      // Missing, or not accessible for this page.
      if (isDeviceError(error, 'missing', 'not-permitted')) return null;
      throw error;
    }
  }
}
