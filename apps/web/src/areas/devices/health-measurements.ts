import type { MeasurementKind as HealthKind, MeasurementOf } from '@libretto/web-bluetooth/health-device';
import { fingerprint, type Measurement, type MeasurementWarning } from './measurement.ts';

export const liveKinds = ['heart_rate_measurement', 'plx_continuous'] as const satisfies HealthKind[];
export type LiveKind = (typeof liveKinds)[number];

export const singleKinds = [
  'blood_pressure_measurement',
  'temperature_measurement',
  'plx_spot_check',
  'weight_measurement',
  'glucose_measurement',
] as const satisfies HealthKind[];
export type SingleKind = (typeof singleKinds)[number];

const padTwo = (value: number) => String(value).padStart(2, '0');

/** Local time without a time zone, as devices report it. */
export function toLocalTime(now: Date): string {
  const day = `${now.getFullYear()}-${padTwo(now.getMonth() + 1)}-${padTwo(now.getDate())}`;
  return `${day}T${padTwo(now.getHours())}:${padTwo(now.getMinutes())}:${padTwo(now.getSeconds())}`;
}

type Clock = NonNullable<MeasurementOf<'blood_pressure_measurement'>['timestamp']>;

/** Returns undefined when the clock of the device is not set. */
function toMoment(clock: Clock | null, minutesLater = 0): string | undefined {
  if (clock === null || clock.year === 0 || clock.month === 0 || clock.day === 0) return undefined;
  const { year, month, day, hour, minute, second } = clock;
  const date = new Date(year, month - 1, day, hour, minute + minutesLater, second);
  return Number.isNaN(date.getTime()) ? undefined : toLocalTime(date);
}

type Content = Pick<Measurement, 'kind' | 'values' | 'others' | 'warnings'> & { deviceTime?: string | undefined };

const tenths = (value: number) => Math.round(value * 10) / 10;
const pulse = (rate: number | null) =>
  rate !== null && Number.isFinite(rate) && rate > 0 ? { parametro_frequenza: Math.round(rate) } : {};
const saturation = (share: number) => (Number.isFinite(share) ? { parametro_saturazione: Math.round(share) } : {});
const toPerfusion = (index: number | null) =>
  index !== null && Number.isFinite(index) ? { perfusion: tenths(index) } : {};
/** 255 means an unknown user. */
const toUser = (number: number | null) => (number === null || number === 255 ? {} : { user: number });
const toWarnings = (all: Partial<Record<MeasurementWarning, boolean | undefined>>) => {
  const warnings = (Object.keys(all) as MeasurementWarning[]).filter((warning) => all[warning]);
  return warnings.length > 0 ? { warnings } : {};
};

/** Bits of the oximeter status: demonstration, testing, calibrating, not available, questionable, invalid. */
const unreliable = 0xfc00;
/** Type and sample location of a control solution, which is not from a person. */
const controlSolution = { type: 10, sampleLocation: 4 };

const readers: { [Kind in LiveKind | SingleKind]: (value: MeasurementOf<Kind>) => Content } = {
  heart_rate_measurement: ({ heartRate, contactSupported, contactDetected }) => {
    // Without skin contact, a chest belt reports the last detected beat or none.
    const noContact = contactSupported && !contactDetected;
    return { kind: 'heartRate', values: noContact ? {} : pulse(heartRate), others: {}, ...toWarnings({ noContact }) };
  },
  plx_continuous: ({ spo2, pulseRate, pulseAmplitudeIndex }) => ({
    kind: 'oxygen',
    values: { ...saturation(spo2), ...pulse(pulseRate) },
    others: toPerfusion(pulseAmplitudeIndex),
  }),
  plx_spot_check: ({ spo2, pulseRate, timestamp, measurementStatus, pulseAmplitudeIndex }) => ({
    kind: 'oxygen',
    values: { ...saturation(spo2), ...pulse(pulseRate) },
    others: toPerfusion(pulseAmplitudeIndex),
    ...toWarnings({ unreliable: ((measurementStatus ?? 0) & unreliable) !== 0 }),
    deviceTime: toMoment(timestamp),
  }),
  blood_pressure_measurement: ({ unit, systolic, diastolic, pulseRate, userId, status, timestamp }) => {
    const mmHg = (pressure: number) => Math.round(unit === 'kPa' ? pressure * 7.500617 : pressure);
    const isMeasured = Number.isFinite(systolic) && Number.isFinite(diastolic);
    const pressures = { parametro_pressione_max: mmHg(systolic), parametro_pressione_min: mmHg(diastolic) };
    return {
      kind: 'bloodPressure',
      values: { ...(isMeasured && pressures), ...pulse(pulseRate) },
      others: toUser(userId),
      ...toWarnings({
        irregularPulse: status?.irregularPulse,
        bodyMovement: status?.bodyMovement,
        cuffTooLoose: status?.cuffTooLoose,
        improperPosition: status?.improperPosition,
        pulseTooFast: status?.pulseRateRange === 1,
        pulseTooSlow: status?.pulseRateRange === 2,
      }),
      deviceTime: toMoment(timestamp),
    };
  },
  temperature_measurement: ({ unit, temperature, timestamp }) => {
    const celsius = unit === 'fahrenheit' ? ((temperature - 32) * 5) / 9 : temperature;
    return {
      kind: 'temperature',
      values: Number.isFinite(celsius) ? { parametro_temperatura: tenths(celsius) } : {},
      others: {},
      deviceTime: toMoment(timestamp),
    };
  },
  weight_measurement: ({ unit, weight, userId, timestamp }) => {
    const kilograms = weight === null ? Number.NaN : unit === 'lb' ? weight * 0.45359237 : weight;
    return {
      kind: 'weight',
      values: Number.isFinite(kilograms) ? { parametro_peso: tenths(kilograms) } : {},
      others: toUser(userId),
      deviceTime: toMoment(timestamp),
    };
  },
  glucose_measurement: ({ concentration, unit, type, sampleLocation, baseTime, timeOffset }) => {
    const isMoles = unit === 'mol/L';
    const value = isMoles
      ? tenths((concentration ?? Number.NaN) * 1000)
      : Math.round((concentration ?? Number.NaN) * 1e5);
    const glucose = { value, unit: isMoles ? 'mmol/L' : 'mg/dL' } as const;
    return {
      kind: 'glucose',
      values: {},
      others: Number.isFinite(value) ? { glucose } : {},
      ...toWarnings({
        controlSolution: type === controlSolution.type || sampleLocation === controlSolution.sampleLocation,
      }),
      deviceTime: toMoment(baseTime, timeOffset ?? 0),
    };
  },
};

export async function toMeasurement<Kind extends LiveKind | SingleKind>(
  device: string,
  kind: Kind,
  value: MeasurementOf<Kind>,
  now: Date,
): Promise<Measurement> {
  const { deviceTime, ...content } = readers[kind](value);
  const moment = deviceTime ?? toLocalTime(now);
  return { id: await fingerprint(device, kind, moment, value), device, ...content, moment, person: null };
}
