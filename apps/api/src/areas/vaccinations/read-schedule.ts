import type { AppContext } from '../../context.ts';
import { createSchedule } from './schedule.ts';
import { vaccinations } from './vaccinations.kind.ts';

/** Compares the recorded vaccinations of a patient with the national schedule on a date (YYYY-MM-DD). */
export async function readSchedule(
  { database, people }: Pick<AppContext, 'database' | 'people'>,
  patientId: number,
  day: string,
) {
  const [person, rows] = await Promise.all([people.person(patientId), vaccinations.rows(database, patientId)]);
  const recorded = rows.map((row) => ({
    id: row.id_vaccinazione,
    atc: row.vaccino_atc,
    on: row.vaccinazione_data,
    dose: row.vaccinazione_richiamo,
  }));
  return createSchedule(person, recorded, day);
}
