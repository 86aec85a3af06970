import type { Schema } from '@libretto/api-client/schema';

type ScheduledDose = Schema<'ScheduledDose'>;
type ScheduledVaccine = Schema<'ScheduledVaccine'>;

export interface ScheduleItem extends ScheduledDose {
  vaccino: ScheduledVaccine['vaccino'];
  obbligatorio: boolean;
}

export interface ScheduleItems {
  now: ScheduleItem[];
  later: ScheduleItem[];
  pregnancy: ScheduleItem[];
  done: ScheduleItem[];
}

const compareBy = (key: (item: ScheduleItem) => string) => (one: ScheduleItem, other: ScheduleItem) =>
  key(one).localeCompare(key(other));

export function toItems({ data }: { data: readonly ScheduledVaccine[] }): ScheduleItems {
  const all = data.flatMap(({ vaccino, obbligatorio, dosi }) =>
    dosi.map((dose): ScheduleItem => ({ ...dose, vaccino, obbligatorio })),
  );
  const withState = (...states: ScheduledDose['stato'][]) => all.filter(({ stato }) => states.includes(stato));
  return {
    now: [
      ...withState('in_ritardo').sort(compareBy(({ entro }) => entro ?? '')),
      ...withState('dovuta').sort(compareBy(({ dal }) => dal ?? '')),
    ],
    later: withState('prossima').sort(compareBy(({ dal }) => dal ?? '')),
    pregnancy: withState('in_gravidanza'),
    done: withState('fatta')
      .sort(compareBy(({ data: day }) => day ?? ''))
      .reverse(),
  };
}
