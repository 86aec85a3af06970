import { diagnoses } from './areas/diagnoses/diagnoses.kind.ts';
import type { History } from './areas/drugs/history.ts';
import { findPerson } from './areas/patient/patient.repository.ts';
import { pregnancies } from './areas/pregnancies/pregnancies.kind.ts';
import { listReactedMedicines } from './areas/reactions/reactions.routes.ts';
import { type Therapy, therapies, toNamedMedicine } from './areas/therapies/therapies.kind.ts';
import { forbidden, inProgress } from './areas/therapies/therapy-rules.ts';
import { calendarDay, timestamp } from './clock.ts';
import type { AppContext } from './context.ts';
import { isCurrentPregnancy } from './summary/history.ts';

export async function medicineHistory(
  { database, clock, timeZone }: Pick<AppContext, 'clock' | 'database' | 'timeZone'>,
  patientId: number,
): Promise<History> {
  const [taken, diagnosed, reactions, patient, pregnant] = await Promise.all([
    therapies.list(database, patientId),
    diagnoses.list(database, patientId),
    listReactedMedicines(database, patientId),
    findPerson(database, patientId),
    pregnancies.list(database, patientId),
  ]);
  const now = clock();
  const pregnancy = pregnant.findLast(isCurrentPregnancy(timestamp(now)));
  const person = {
    birth: patient.paziente_nascita,
    sex: patient.paziente_sesso,
    today: calendarDay(now, timeZone),
    ...(pregnancy && { pregnancy: { beginning: pregnancy.inizio_gravidanza } }),
  };
  const ofType = (type: Therapy['tipo_terapia']) =>
    taken
      .filter((one) => one.tipo_terapia === type)
      .map((therapy) => ({ ...toNamedMedicine(therapy), note: therapy.note }));
  return { current: ofType(inProgress), forbidden: ofType(forbidden), reactions, diagnoses: diagnosed, person };
}
