import type { Vaccinations } from '../../area-services.ts';
import { calendarDay } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import { listPending, toRecorded } from './read-schedule.ts';
import { createSchedule } from './schedule.ts';
import { vaccinations } from './vaccinations.kind.ts';

export const vaccinationsService = ({
  clock,
  database,
  timeZone,
}: Pick<AppContext, 'clock' | 'database' | 'timeZone'>): Vaccinations => ({
  async findDue({ identita, vaccinazioni }) {
    if (vaccinazioni.length === 0) return [];
    const shown = new Set(vaccinazioni.map(({ id_vaccinazione }) => id_vaccinazione));
    const rows = await vaccinations.rows(database, identita.id_paziente);
    const recorded = rows.filter(({ id_vaccinazione }) => shown.has(id_vaccinazione)).map(toRecorded);
    return listPending(createSchedule(identita, recorded, calendarDay(clock(), timeZone)));
  },
});
