import { scheduled } from '../../shared/exams/exam-state.ts';
import type { SeenRows } from '../../shared/eyes/use-seen.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import type { Today } from './today.queries.ts';
import { findLastPain, isAlert } from './today-rules.ts';

type See = <Row>(
  kind: 'diagnosis' | 'therapy' | 'exam' | 'reading' | 'notebook' | 'vaccination',
  rows: readonly Row[],
  getId: (row: Row) => number,
) => SeenRows<Row>;

const [forbidden, inProgress] = [0, 1] as const;

export interface SeenToday {
  patient: Patient;
  today: Today;
  /** Number of records of each card that the reader does not see. */
  hidden: Record<'alerts' | 'doses' | 'exams' | 'course' | 'news', number>;
}

/** What a reader sees of today; everything with the patient's own eyes. */
export function seeToday(
  { patient, today }: Pick<SeenToday, 'patient' | 'today'>,
  see: See,
  isHidden: (entry: Today['novita'][number]) => boolean,
): SeenToday {
  const diagnoses = see('diagnosis', patient.diagnosi, ({ id_diagnosi }) => id_diagnosi);
  const pains = see('notebook', patient.tbl_taccuinos, ({ id_taccuino }) => id_taccuino);
  const therapies = see('therapy', today.terapie, ({ id_terapie }) => id_terapie);
  const exams = see('exam', today.esami, ({ id_indagine }) => id_indagine);
  const readings = see('reading', today.rilevazioni, ({ id_rilevazione }) => id_rilevazione);
  const novita = today.novita.filter((entry) => !isHidden(entry));
  const left = <Row>(all: readonly Row[], seen: readonly Row[], counts: (row: Row) => boolean) =>
    all.filter(counts).length - seen.filter(counts).length;
  const ofType = (type: number) => left(today.terapie, therapies.seen, ({ tipo_terapia }) => tipo_terapia === type);
  const lastPain = findLastPain(patient, today.giorno);
  return {
    patient: { ...patient, diagnosi: diagnoses.seen, tbl_taccuinos: pains.seen },
    today: { ...today, terapie: therapies.seen, esami: exams.seen, rilevazioni: readings.seen, novita },
    hidden: {
      alerts: left(patient.diagnosi, diagnoses.seen, isAlert) + ofType(forbidden),
      doses: ofType(inProgress),
      exams: left(today.esami, exams.seen, ({ indagine_stato }) => indagine_stato === scheduled),
      course: readings.hidden + (lastPain && !pains.seen.includes(lastPain) ? 1 : 0),
      news: today.novita.length - novita.length,
    },
  };
}
