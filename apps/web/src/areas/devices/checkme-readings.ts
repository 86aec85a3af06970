import type { CheckmeReadings } from '@libretto/web-bluetooth/checkme-pro';
import { measured } from '@libretto/web-bluetooth/codecs';
import { fingerprint, type Measurement, unique } from './measurement.ts';

type Entry = CheckmeReadings['ecg'][number];

export interface EcgRecording extends Entry {
  id: string;
  pdfId: string;
  dataId: string;
}

export interface CheckmeTables {
  name: string;
  info: CheckmeReadings['info'];
  users: CheckmeReadings['users'];
  ecg: EcgRecording[];
  bloodPressure: Measurement[];
  temperature: Measurement[];
  oxygen: Measurement[];
}

const withoutMissing = <Name extends string>(name: Name, value: number | null) =>
  (value === null ? {} : { [name]: value }) as Partial<Record<Name, number>>;

export async function toTables(name: string, readings: CheckmeReadings): Promise<CheckmeTables> {
  const { info, users } = readings;
  const device = ['checkme-pro', info.serialNumber ?? name];
  const ecg = readings.ecg.map(async (entry): Promise<EcgRecording> => {
    const fileFingerprint = (what: string) => fingerprint(...device, what, entry.date, entry.mode, entry.result);
    return {
      ...entry,
      id: await fileFingerprint('ecg'),
      pdfId: await fileFingerprint('ecg-pdf'),
      dataId: await fileFingerprint('ecg-data'),
    };
  });
  const bloodPressure = readings.bloodPressure.map(
    async ({ date, sys, dia, pr, user }): Promise<Measurement> => ({
      id: await fingerprint(...device, 'blood-pressure', user.id, date, sys, dia, pr),
      device: name,
      kind: 'bloodPressure',
      moment: date,
      values: {
        parametro_pressione_max: sys,
        parametro_pressione_min: dia,
        ...withoutMissing('parametro_frequenza', measured(pr)),
      },
      others: {},
      person: user.name,
    }),
  );
  const temperature = readings.temperature.map(
    async ({ date, mode, celsius }): Promise<Measurement> => ({
      id: await fingerprint(...device, 'temperature', date, mode, celsius),
      device: name,
      kind: 'temperature',
      moment: date,
      // The temperature of an object is not the patient's.
      values: mode === 0 ? { parametro_temperatura: celsius } : {},
      others: mode === 0 ? {} : { object: celsius },
      person: null,
    }),
  );
  const oxygen = readings.spo2.map(
    async ({ date, oxygen: saturation, pr, pi }): Promise<Measurement> => ({
      id: await fingerprint(...device, 'oxygen', date, saturation, pr, pi),
      device: name,
      kind: 'oxygen',
      moment: date,
      values: {
        ...withoutMissing('parametro_saturazione', measured(saturation)),
        ...withoutMissing('parametro_frequenza', measured(pr)),
      },
      others: { perfusion: pi },
      person: null,
    }),
  );
  return {
    name,
    info,
    users,
    ecg: unique(await Promise.all(ecg)),
    bloodPressure: unique(await Promise.all(bloodPressure)),
    temperature: unique(await Promise.all(temperature)),
    oxygen: unique(await Promise.all(oxygen)),
  };
}
