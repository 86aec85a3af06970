import type { Today } from './area-services.ts';
import { exams } from './areas/exams/exams.kind.ts';
import { readingsSince } from './areas/readings/readings.repository.ts';
import { listShares } from './areas/sharing/sharing.repository.ts';
import { listDoses } from './areas/therapies/doses.repository.ts';
import { therapies } from './areas/therapies/therapies.kind.ts';
import { listTimeline } from './areas/timeline/timeline.repository.ts';
import { listPending, readSchedule } from './areas/vaccinations/read-schedule.ts';
import { timestamp } from './clock.ts';
import type { AppContext } from './context.ts';

type TodayContext = Pick<
  AppContext,
  'clock' | 'database' | 'doctors' | 'notebook' | 'people' | 'proposals' | 'readings' | 'records' | 'timelineSources'
>;

const dayMs = 86_400_000;
const newsDays = 30;
/** Three lines, and what the card of the courses shows already: the last pain, pressure and weight. */
const newsCount = 6;
const readingDays = 90;
const shareDays = 2;

const requested = '0';
const scheduled = '1';
const concluded = 2;

const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

export function todayService(app: TodayContext): Today {
  const { clock, database, proposals, timelineSources } = app;

  async function readTherapies(patientId: number) {
    const rows = await therapies.rows(database, patientId);
    return therapies.showAll(
      database,
      rows.filter(({ tipo_terapia }) => tipo_terapia !== concluded),
    );
  }

  async function readExams(patientId: number) {
    const rows = await exams.rows(database, patientId);
    const open = rows.filter(({ indagine_stato }) => indagine_stato === requested || indagine_stato === scheduled);
    return exams.showAll(database, open);
  }

  async function readNews(patientId: number, day: string) {
    // The last kind of the order and ID 0: everything up to the end of the day comes after this place.
    const kinds = Object.keys(timelineSources);
    const { data } = await listTimeline(app, patientId, { dopo: `${addDays(day, 1)}.${kinds.at(-1)}.0` });
    const since = addDays(day, -newsDays);
    return data.filter((entry) => entry.data >= since).slice(0, newsCount);
  }

  async function readEndingShares(patientId: number) {
    const now = clock();
    const until = timestamp(now + shareDays * dayMs);
    return (await listShares(database, patientId, timestamp(now)))
      .filter(({ stato, scade_il }) => stato === 'attiva' && scade_il <= until)
      .sort((one, other) => one.scade_il.localeCompare(other.scade_il))
      .map(({ id_condivisione, etichetta, scade_il }) => ({ id_condivisione, etichetta, scade_il }));
  }

  return {
    async read(patientId, day) {
      const [terapie, dosi, esami, richiami, rilevazioni, novita, condivisioni, proposte] = await Promise.all([
        readTherapies(patientId),
        listDoses(database, patientId, day),
        readExams(patientId),
        readSchedule(app, patientId, day).then(listPending),
        readingsSince(database, patientId, addDays(day, -readingDays)),
        readNews(patientId, day),
        readEndingShares(patientId),
        proposals.listOpen(patientId),
      ]);
      return { giorno: day, terapie, dosi, esami, richiami, rilevazioni, novita, condivisioni, proposte };
    },
  };
}
