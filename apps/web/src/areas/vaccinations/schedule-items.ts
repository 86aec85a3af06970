import type { Schedule, ScheduledDose, ScheduledVaccine } from './vaccinations.queries.ts';

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

const by = (key: (item: ScheduleItem) => string) => (one: ScheduleItem, other: ScheduleItem) =>
  key(one).localeCompare(key(other));

export function itemsOf({ data }: Pick<Schedule, 'data'>): ScheduleItems {
  const all = data.flatMap(({ vaccino, obbligatorio, dosi }) =>
    dosi.map((dose): ScheduleItem => ({ ...dose, vaccino, obbligatorio })),
  );
  const of = (...states: ScheduledDose['stato'][]) => all.filter(({ stato }) => states.includes(stato));
  return {
    now: [...of('in_ritardo').sort(by(({ entro }) => entro ?? '')), ...of('dovuta').sort(by(({ dal }) => dal ?? ''))],
    later: of('prossima').sort(by(({ dal }) => dal ?? '')),
    pregnancy: of('in_gravidanza'),
    done: of('fatta')
      .sort(by(({ data: day }) => day ?? ''))
      .reverse(),
  };
}
