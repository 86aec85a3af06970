import type { AppContext } from '../../context.ts';
import type { components } from '../../contract/contract.gen.ts';
import { createSchedule, type RecordedVaccination } from './schedule.ts';
import { vaccinations } from './vaccinations.kind.ts';

type Schemas = components['schemas'];

const pending: readonly Schemas['ScheduledDose']['stato'][] = ['dovuta', 'in_ritardo'];

type Row = Awaited<ReturnType<typeof vaccinations.rows>>[number];

export const toRecorded = (row: Row): RecordedVaccination => ({
  id: row.id_vaccinazione,
  atc: row.vaccino_atc,
  on: row.vaccinazione_data,
  dose: row.vaccinazione_richiamo,
});

/** Returns the vaccines that are due or late, without their other doses. */
export const listPending = ({ data }: Pick<Schemas['VaccinationSchedule'], 'data'>): Schemas['ScheduledVaccine'][] =>
  data
    .map((vaccine) => ({ ...vaccine, dosi: vaccine.dosi.filter(({ stato }) => pending.includes(stato)) }))
    .filter(({ dosi }) => dosi.length > 0);

/** Compares the recorded vaccinations of a patient with the national schedule on a date (YYYY-MM-DD). */
export async function readSchedule(
  { database, people }: Pick<AppContext, 'database' | 'people'>,
  patientId: number,
  day: string,
) {
  const [person, rows] = await Promise.all([people.person(patientId), vaccinations.rows(database, patientId)]);
  return createSchedule(person, rows.map(toRecorded), day);
}
