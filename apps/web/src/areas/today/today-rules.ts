import type { Schema } from '@libretto/api-client/schema';
import { toAllergen, toWithinSentence } from '../../shared/diagnoses/allergen.ts';
import { boxForTherapy } from '../../shared/doses/schedule.ts';
import { getDraftPage, startPage } from '../../shared/drafts/forms.ts';
import type { UnfinishedDraft } from '../../shared/drafts/use-draft-resumption.ts';
import { compareMoments, getHour } from '../../shared/exams/appointment.ts';
import { requested, scheduled } from '../../shared/exams/exam-state.ts';
import type { Declined } from '../../shared/exams/past-exams.ts';
import { pastExams } from '../../shared/exams/past-exams.ts';
import { daysBetween } from '../../shared/formats/days.ts';
import { toLocalDateTime } from '../../shared/formats/local-date-time.ts';
import { findNewestPain } from '../../shared/pain-facts/newest-pain.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { compareDue, type Due } from './due.ts';
import type { Today } from './today.queries.ts';

type Exam = Schema<'Exam'>;
type Reading = Schema<'Reading'>;

const forbidden = 0;
const excluded = '2';
/** `visibility` of a doctor who sees only what the record shows to all doctors. */
const minimal = 2;
const least = 1;

const nextExamDays = 60;
const painDays = 30;
/** A vaccine that is due later is on the page of all areas only. */
const vaccineDays = 90;
/** As many as the line draws. */
const maxCourseValues = 12;

export interface Alerts {
  /** What causes allergies, and the names of intolerances, that are not excluded. */
  allergies: string[];
  forbiddenDrugs: string[];
}

/** Allergies and intolerances that are not excluded. */
export const isAlert = ({
  tipo_diagnosi,
  diagnosi_stato,
}: Pick<Patient['diagnosi'][number], 'tipo_diagnosi' | 'diagnosi_stato'>): boolean =>
  tipo_diagnosi !== 'Diagnosi' && diagnosi_stato !== excluded;

/** In the order of the server, allergies to medicines first: a small screen shows the first ones only. */
export function findAlerts({ diagnosi }: Pick<Patient, 'diagnosi'>, { terapie }: Pick<Today, 'terapie'>): Alerts {
  return {
    allergies: diagnosi
      .filter(isAlert)
      // The line is named after allergies: an intolerance says what it is.
      .map(({ tipo_diagnosi, diagnosi_patologia: name }) =>
        tipo_diagnosi === 'Allergia' ? toAllergen(name) : toWithinSentence(name),
      ),
    forbiddenDrugs: terapie
      .filter(({ tipo_terapia }) => tipo_terapia === forbidden)
      .map(({ farmaco }) => farmaco.descrizione_breve),
  };
}

export interface NextExam {
  exam: Exam;
  day: string;
  hour: string | null;
}

/** The next appointment within 60 days. */
export function findNextExam({ esami, giorno }: Pick<Today, 'esami' | 'giorno'>): NextExam | undefined {
  return esami
    .flatMap((exam): NextExam[] => {
      const day = exam.indagine_data_display?.slice(0, 10);
      return exam.indagine_stato === scheduled && day !== undefined && day >= giorno
        ? [{ exam, day, hour: getHour(exam) }]
        : [];
    })
    .filter(({ day }) => daysBetween(giorno, day) <= nextExamDays)
    .sort((one, other) => compareMoments(one.exam, other.exam))[0];
}

export type ToDo = { due?: Due | undefined } & (
  | ({ kind: 'draft' } & UnfinishedDraft)
  | { kind: 'proposal'; count: number; name: string; tipo: Schema<'ProposalType'> }
  | { kind: 'report'; exam: Exam }
  | { kind: 'box'; drug: string; day: string; over: boolean }
  | { kind: 'doctor'; id: number; name: string }
  | { kind: 'book'; count: number; exam: Exam }
  | { kind: 'vaccine'; vaccine: Schema<'ScheduledVaccineId'>; dose: Schema<'ScheduledDose'> | undefined }
  | { kind: 'share'; label: string; endsAt: string }
);

const isSoon = ({ due }: ToDo, today: string) => due?.as !== 'by' || daysBetween(today, due.day) <= vaccineDays;

/** The earliest dose that waits decides. */
function toVaccineToDo({ vaccino: vaccine, dosi }: Today['richiami'][number]): ToDo {
  const late = dosi.filter(({ stato }) => stato === 'in_ritardo');
  const waiting = late.length > 0 ? late : dosi;
  const [dated] = waiting
    .flatMap((dose) => (dose.entro === null ? [] : [{ dose, day: dose.entro }]))
    .sort((one, other) => one.day.localeCompare(other.day));
  if (dated === undefined) return { kind: 'vaccine', vaccine, dose: waiting[0], due: { as: 'now' } };
  const { dose, day } = dated;
  return { kind: 'vaccine', vaccine, dose, due: { as: late.length > 0 ? 'late' : 'by', day } };
}

/** The drafts that this page does not offer itself, the newest first. */
export const findDrafts = (drafts: readonly Schema<'DraftSummary'>[]): ToDo[] =>
  drafts
    .toSorted((one, other) => other.aggiornata_il.localeCompare(one.aggiornata_il))
    .flatMap(({ modulo, aggiornata_il }): ToDo[] => {
      const place = getDraftPage(modulo);
      return place && place.path !== startPage ? [{ kind: 'draft', modulo, savedAt: aggiornata_il, place }] : [];
    });

/** What waits for the patient: the newest draft, doctors' proposals, then by date; older drafts last, as they can wait. */
export function findToDos(
  { associated_doctors: doctors }: Pick<Patient, 'associated_doctors'>,
  { giorno, esami, terapie, richiami, condivisioni, proposte }: Today,
  declined: Declined,
  drafts: readonly Schema<'DraftSummary'>[] = [],
): ToDo[] {
  const toBook = esami.filter(({ indagine_stato }) => indagine_stato === requested);
  const [firstToBook] = toBook;
  const [newest] = proposte;
  const [newestDraft, ...olderDrafts] = findDrafts(drafts);
  const dated: ToDo[] = [
    ...pastExams(esami, declined, giorno).map((exam): ToDo => {
      const day = exam.indagine_data_display?.slice(0, 10);
      return { kind: 'report', exam, due: day === undefined ? undefined : { as: 'past', day } };
    }),
    ...terapie.flatMap((therapy): ToDo[] => {
      const box = boxForTherapy(therapy, giorno);
      if (box === undefined || box.state === 'until') return [];
      const over = box.state === 'over';
      const due: Due = { as: over ? 'late' : 'at', day: box.day };
      return [{ kind: 'box', drug: therapy.farmaco.descrizione_breve, day: box.day, over, due }];
    }),
    ...doctors
      .filter(({ assegnazione_confidenzialita, visibility }) => {
        return assegnazione_confidenzialita === least && visibility === minimal;
      })
      .map(({ id_cpp, care_provider }): ToDo => ({ kind: 'doctor', id: id_cpp, name: care_provider.fullname })),
    ...(firstToBook ? [{ kind: 'book', count: toBook.length, exam: firstToBook } satisfies ToDo] : []),
    ...richiami.map(toVaccineToDo).filter((toDo) => isSoon(toDo, giorno)),
    ...condivisioni.map(({ etichetta, scade_il }): ToDo => {
      return {
        kind: 'share',
        label: etichetta,
        endsAt: scade_il,
        due: { as: 'at', day: toLocalDateTime(scade_il).slice(0, 10) },
      };
    }),
  ];
  return [
    ...(newestDraft ? [newestDraft] : []),
    ...(newest
      ? [{ kind: 'proposal', count: proposte.length, name: newest.autore, tipo: newest.tipo } satisfies ToDo]
      : []),
    ...dated.sort((one, other) => compareDue(one.due, other.due, giorno)),
    ...olderDrafts,
  ];
}

export interface Course {
  /** Oldest first. */
  values: number[];
  first: Reading;
  last: Reading;
}

/** The newest values of a measure, from readings sorted newest first. */
export function findCourse(
  readings: readonly Reading[],
  measure: 'parametro_pressione_max' | 'parametro_peso',
): Course | undefined {
  const found = readings
    .flatMap((reading) => {
      const value = reading[measure];
      return value === null ? [] : [{ reading, value }];
    })
    .slice(0, maxCourseValues)
    .reverse();
  const [first, last] = [found[0], found.at(-1)];
  return first && last && { values: found.map(({ value }) => value), first: first.reading, last: last.reading };
}

/** The newest pain drawing of the last 30 days. */
export function findLastPain(patient: Pick<Patient, 'tbl_taccuinos'>, today: string) {
  const newest = findNewestPain(patient);
  return newest && daysBetween(newest.taccuino_data.slice(0, 10), today) <= painDays ? newest : undefined;
}

/**
 * The new entries that the card of the courses does not show already. Nor are earlier values of its measures new: without
 * the newest one, they would look like it.
 */
export function findOtherNews(patient: Pick<Patient, 'tbl_taccuinos'>, today: Today): Today['novita'] {
  const pain = findLastPain(patient, today.giorno);
  const courses = (['parametro_pressione_max', 'parametro_peso'] as const).flatMap((measure) => {
    const last = findCourse(today.rilevazioni, measure)?.last;
    return last ? [{ measure, last }] : [];
  });
  const isInCourse = ({ id_record, rilevazione, data }: Today['novita'][number]) =>
    courses.some(
      ({ measure, last }) =>
        last.id_rilevazione === id_record ||
        (rilevazione?.[measure] != null && data !== null && data <= last.data_rilevazione),
    );
  return today.novita.filter(
    (entry) =>
      !(entry.tipo === 'notebook' && entry.id_record === pain?.id_taccuino) &&
      !(entry.tipo === 'reading' && isInCourse(entry)),
  );
}

export interface FirstSteps {
  person: boolean;
  contact: boolean;
  doctor: boolean;
}

/** Returns which first steps are done, or undefined when all are. */
export function findFirstSteps(patient: Patient): FirstSteps | undefined {
  const steps = {
    // Many people do not know their blood group.
    person: patient.paziente_nascita !== null,
    contact: patient.contattiemergenza.length > 0,
    doctor: patient.associated_doctors.length > 0,
  };
  return Object.values(steps).every(Boolean) ? undefined : steps;
}

/** The first steps take the place of cards that would have nothing to say. */
export function isEmptyRecord(patient: Patient, { terapie, esami, rilevazioni, novita }: Today): boolean {
  const entries = [terapie, esami, rilevazioni, novita, patient.diagnosi, patient.tbl_taccuinos];
  return entries.every((list) => list.length === 0);
}
