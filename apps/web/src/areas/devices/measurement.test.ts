import type { CheckmeReadings } from '@libretto/web-bluetooth/checkme-pro';
import { expect, test } from 'vitest';
import { toTables } from './checkme-readings.ts';
import { csv } from './csv.ts';
import { toLocalTime, toMeasurement } from './health-measurements.ts';
import { type Measurement, toReading } from './measurement.ts';

const anna = { id: 1, name: 'Anna', icon: 0, sex: 1, birthday: '1956-03-07', weightKg: 65.5, heightCm: 168 };
const bruno = { ...anna, id: 2, name: 'Bruno' };
const info = { serialNumber: '0001' } as CheckmeReadings['info'];
const date = '2026-01-20T09:05:07';
const pressure = (user = anna) => ({ date, sys: 128, dia: 79, pr: 71, user });
const read = (change: Partial<CheckmeReadings> = {}): CheckmeReadings => ({
  info,
  users: [anna],
  ecg: [{ date, mode: 1, result: 0, voice: 0, fileName: '20260120090507' }],
  bloodPressure: [pressure()],
  temperature: [{ date, mode: 0, celsius: 36.6, result: 0 }],
  spo2: [{ date, mode: 0, oxygen: 97, pr: 70, pi: 4.2, result: 0 }],
  ...change,
});
const tables = (change?: Partial<CheckmeReadings>) => toTables('Checkme 0001', read(change));

test('the same measurement has the same id, and every other one differs', async () => {
  const once = await tables();
  expect(await tables()).toEqual(once);
  const others = await tables({
    bloodPressure: [pressure(), pressure(), pressure(bruno), { ...pressure(), sys: 129 }],
  });
  expect(new Set(others.bloodPressure.map(({ id }) => id)).size).toBe(3);
  expect(others.bloodPressure[0]?.id).toBe(once.bloodPressure[0]?.id);
  const elsewhere = await tables({ info: { ...info, serialNumber: '0002' } });
  const ids = ({ ecg: [ecg], bloodPressure, temperature, oxygen }: typeof once) => [
    ...[bloodPressure, temperature, oxygen].map(([row]) => row?.id),
    ecg?.id,
    ecg?.pdfId,
    ecg?.dataId,
  ];
  expect(new Set([...ids(once), ...ids(elsewhere)]).size).toBe(12);
  expect(ids(once).every((id) => /^[0-9a-f]{64}$/.test(id ?? ''))).toBe(true);
});

test('a CheckMe Pro: missing values are omitted, and an object’s temperature is not the patient’s', async () => {
  const { bloodPressure, temperature, oxygen } = await tables({
    bloodPressure: [{ ...pressure(), pr: 0 }],
    temperature: [{ date, mode: 1, celsius: 21, result: 0 }],
    spo2: [{ date, mode: 0, oxygen: 255, pr: 70, pi: 4.2, result: 0 }],
  });
  expect(bloodPressure[0]?.values).toEqual({ parametro_pressione_max: 128, parametro_pressione_min: 79 });
  expect(temperature[0]).toMatchObject({ values: {}, others: { object: 21 } });
  expect(temperature.map((row) => toReading(row, 7, '2026-02-01'))).toEqual([{ ok: false, obstacle: 'nothing' }]);
  expect(oxygen[0]?.values).toEqual({ parametro_frequenza: 70 });
});

const measurement: Measurement = {
  id: 'a1'.repeat(32),
  device: 'Bracciale',
  kind: 'bloodPressure',
  moment: date,
  values: { parametro_pressione_max: 128, parametro_pressione_min: 79 },
  others: {},
  person: null,
};
const saved = (change: Partial<Measurement>) => toReading({ ...measurement, ...change }, 7, '2026-01-20');

test('becomes a reading on its own day, from a device', () => {
  expect(saved({})).toEqual({
    ok: true,
    body: {
      id_rilevazione: 0,
      id_paziente: 7,
      data_rilevazione: '2026-01-20',
      parametro_pressione_max: 128,
      parametro_pressione_min: 79,
      fonte: 'dispositivo',
      impronta_misura: measurement.id,
    },
  });
});

test.each<[string, Partial<Measurement>]>([
  ['undated', { moment: null }],
  ['future', { moment: '2026-01-21T00:00:00' }],
  ['unmeasured', { values: {} }],
  ['nothing', { values: {}, others: { glucose: { value: 95, unit: 'mg/dL' } } }],
  ['impossible', { values: { parametro_pressione_max: 60, parametro_pressione_min: 90 } }],
  ['impossible', { values: { parametro_saturazione: 12 } }],
])('is no reading when it is %s: %j', (obstacle, change) => expect(saved(change)).toEqual({ ok: false, obstacle }));

const now = new Date(2026, 0, 22, 7, 15, 9);
const clock = { year: 2026, month: 1, day: 20, hour: 9, minute: 5, second: 7 };
const rest = { meanArterialPressure: Number.NaN, userId: null, status: null };

test('uses the device’s timestamp, or the current time without one', async () => {
  expect(toLocalTime(now)).toBe('2026-01-22T07:15:09');
  const weight = { unit: 'lb', weight: 150, userId: null, bmi: null, height: null } as const;
  const heavy = await toMeasurement('Bilancia', 'weight_measurement', { ...weight, timestamp: clock }, now);
  // 150 international pounds are 68.04 kg.
  expect(heavy).toMatchObject({ kind: 'weight', moment: date, values: { parametro_peso: 68 } });
  const unset = { ...weight, timestamp: { ...clock, year: 0 } };
  expect((await toMeasurement('Bilancia', 'weight_measurement', unset, now)).moment).toBe('2026-01-22T07:15:09');
});

test('converts units to those of the record', async () => {
  const high = { unit: 'kPa', systolic: 16, diastolic: 10.5, pulseRate: 64.2, timestamp: null, ...rest } as const;
  // 1 kPa is 7.500617 mmHg.
  expect((await toMeasurement('Bracciale', 'blood_pressure_measurement', high, now)).values).toEqual({
    parametro_pressione_max: 120,
    parametro_pressione_min: 79,
    parametro_frequenza: 64,
  });
  const warm = { unit: 'fahrenheit', temperature: 98.6, timestamp: null, type: null } as const;
  expect((await toMeasurement('Termometro', 'temperature_measurement', warm, now)).values).toEqual({
    parametro_temperatura: 37,
  });
  const sweet = { unit: 'kg/L', concentration: 0.00095, baseTime: clock, timeOffset: 60 } as const;
  const context = { sequenceNumber: 1, type: null, sampleLocation: null, sensorStatus: null, contextFollows: false };
  const glucose = await toMeasurement('Glucometro', 'glucose_measurement', { ...sweet, ...context }, now);
  expect(glucose).toMatchObject({
    moment: '2026-01-20T10:05:07',
    values: {},
    others: { glucose: { value: 95, unit: 'mg/dL' } },
  });
  // The requirements define no field for glucose among the readings, so it is only displayed.
  expect(toReading(glucose, 1, '2026-02-01')).toEqual({ ok: false, obstacle: 'nothing' });
  const none = {
    unit: 'mmHg',
    systolic: Number.NaN,
    diastolic: 80,
    pulseRate: null,
    timestamp: null,
    ...rest,
  } as const;
  expect((await toMeasurement('Bracciale', 'blood_pressure_measurement', none, now)).values).toEqual({});
});

test('keeps the device’s warnings and user', async () => {
  const status = { bodyMovement: true, cuffTooLoose: false, irregularPulse: true, pulseRateRange: 2 };
  const doubtful = {
    unit: 'mmHg',
    systolic: 141,
    diastolic: 88,
    meanArterialPressure: 105,
    pulseRate: 44,
    timestamp: clock,
    userId: 2,
    status: { ...status, improperPosition: false },
  } as const;
  expect(await toMeasurement('Bracciale', 'blood_pressure_measurement', doubtful, now)).toMatchObject({
    device: 'Bracciale',
    warnings: ['irregularPulse', 'bodyMovement', 'pulseTooSlow'],
    others: { user: 2 },
  });
  const unknown = await toMeasurement('Bracciale', 'blood_pressure_measurement', { ...doubtful, userId: 255 }, now);
  expect(unknown.others).toEqual({});
  const fluid = { unit: 'mol/L', concentration: 0.0055, baseTime: clock, timeOffset: null } as const;
  const context = { sequenceNumber: 1, type: 10, sampleLocation: 4, sensorStatus: null, contextFollows: false };
  const control = await toMeasurement('Glucometro', 'glucose_measurement', { ...fluid, ...context }, now);
  expect(control.warnings).toEqual(['controlSolution']);
  // Bit 14 of the measurement status: questionable measurement detected. Bit 8: fully qualified data.
  for (const [measurementStatus, warnings] of [[0x4000, ['unreliable']] as const, [0x0100, undefined] as const]) {
    const check = { spo2: 97, pulseRate: 70, timestamp: null, measurementStatus, pulseAmplitudeIndex: null };
    expect((await toMeasurement('Saturimetro', 'plx_spot_check', check, now)).warnings).toEqual(warnings);
  }
});

test('an oximeter reports its perfusion index if it has one', async () => {
  const now97 = { spo2: 97, pulseRate: 70, fast: null, slow: null };
  const live = (pulseAmplitudeIndex: number | null) =>
    toMeasurement('Saturimetro', 'plx_continuous', { ...now97, pulseAmplitudeIndex }, now);
  expect((await live(2.5)).others).toEqual({ perfusion: 2.5 });
  expect((await live(Number.NaN)).others).toEqual({});
  expect((await live(null)).others).toEqual({});
  const check = { spo2: 97, pulseRate: 70, timestamp: null, measurementStatus: null, pulseAmplitudeIndex: 3.1 };
  expect((await toMeasurement('Saturimetro', 'plx_spot_check', check, now)).others).toEqual({ perfusion: 3.1 });
});

test('a belt without skin contact has no heart rate', async () => {
  const beat = { heartRate: 71, contactSupported: true, contactDetected: false, energyExpended: null, rrIntervals: [] };
  const off = await toMeasurement('Fascia', 'heart_rate_measurement', beat, now);
  expect(off).toMatchObject({ values: {}, warnings: ['noContact'] });
  const on = await toMeasurement('Fascia', 'heart_rate_measurement', { ...beat, contactDetected: true }, now);
  expect([on.values, on.warnings]).toEqual([{ parametro_frequenza: 71 }, undefined]);
  const mute = { ...beat, contactSupported: false };
  expect((await toMeasurement('Fascia', 'heart_rate_measurement', mute, now)).values).toEqual(on.values);
});

test('spreadsheets read no cell as a formula', () => {
  expect(csv([['=1+1', 'di "Anna"', '36,6 °C']])).toBe('"\'=1+1","di ""Anna""","36,6 °C"\r\n');
  expect(csv([['-cmd', '-1,5 °C']])).toBe('"\'-cmd","-1,5 °C"\r\n');
});
