import { diagnoses } from './areas/diagnoses/diagnoses.kind.ts';
import type { History, Person } from './areas/drugs/history.ts';
import { findPerson } from './areas/patient/patient.repository.ts';
import { pregnancies } from './areas/pregnancies/pregnancies.kind.ts';
import { reactions } from './areas/reactions/reactions.kind.ts';
import { therapies, toNamedMedicine } from './areas/therapies/therapies.kind.ts';
import { forbidden, inProgress } from './areas/therapies/therapy-rules.ts';
import { calendarDay, timestamp } from './clock.ts';
import type { AppContext } from './context.ts';
import type { components } from './contract/contract.gen.ts';
import { isCurrentPregnancy } from './summary/history.ts';

type Shared = components['schemas']['SharedRecord'];
type Lists = Pick<Shared, 'terapie' | 'diagnosi' | 'reazioni' | 'gravidanze'>;
type Parts = Pick<AppContext, 'clock' | 'timeZone'>;

function toHistory(
  { clock, timeZone }: Parts,
  { birth, sex }: Pick<Person, 'birth' | 'sex'>,
  { terapie, diagnosi, reazioni, gravidanze }: Lists,
): History {
  const now = clock();
  const pregnancy = gravidanze.findLast(isCurrentPregnancy(timestamp(now)));
  const ofType = (type: Lists['terapie'][number]['tipo_terapia']) =>
    terapie
      .filter((one) => one.tipo_terapia === type)
      .map((therapy) => ({ ...toNamedMedicine(therapy), note: therapy.note }));
  return {
    current: ofType(inProgress),
    forbidden: ofType(forbidden),
    reactions: reazioni.map(({ farmaco: { id_farmaco_codifa, descrizione_breve } }) => ({
      id_farmaco_codifa: id_farmaco_codifa ?? '',
      descrizione_breve,
    })),
    diagnoses: diagnosi,
    person: {
      ...{ birth, sex, today: calendarDay(now, timeZone) },
      ...(pregnancy && { pregnancy: { beginning: pregnancy.inizio_gravidanza } }),
    },
  };
}

export async function medicineHistory(
  { database, ...parts }: Parts & Pick<AppContext, 'database'>,
  patientId: number,
): Promise<History> {
  const [terapie, diagnosi, reazioni, patient, gravidanze] = await Promise.all([
    therapies.list(database, patientId),
    diagnoses.list(database, patientId),
    reactions.list(database, patientId),
    findPerson(database, patientId),
    pregnancies.list(database, patientId),
  ]);
  const { paziente_nascita: birth, paziente_sesso: sex } = patient;
  return toHistory(parts, { birth, sex }, { terapie, diagnosi, reazioni, gravidanze });
}

/** Only from what is shared, so that a finding cannot tell of other records. */
export const sharedMedicineHistory = (parts: Parts, { identita, ...lists }: Shared): History =>
  toHistory(parts, { birth: identita.paziente_nascita, sex: identita.paziente_sesso }, lists);
