import type { Dose, DoseTime, Therapy } from './therapies.queries.ts';
import { inProgress } from './therapies.queries.ts';

export interface DueDose {
  therapy: Therapy;
  ora: string;
  quantita: number;
  noted: Dose | undefined;
  /** Recorded for a time that the therapy no longer has. */
  timeIsOver: boolean;
}

const dayMs = 86_400_000;
const moment = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (at: number) => new Date(at).toISOString().slice(0, 10);

/** 1 is Monday, 7 is Sunday. */
const weekdayAt = (at: number) => new Date(at).getUTCDay() || 7;

type Days = Pick<Therapy, 'giorni'>;
const isTaken = ({ giorni }: Days, at: number) => giorni.length === 0 || giorni.includes(weekdayAt(at));

/** Returns the doses of a day by time. Recorded doses stay when the times change. */
export function dosesOn(therapies: readonly Therapy[], day: string, noted: readonly Dose[]): DueDose[] {
  return therapies
    .filter(({ tipo_terapia }) => tipo_terapia === inProgress)
    .flatMap((therapy): DueDose[] => {
      const isDue =
        therapy.data_inizio <= day &&
        (therapy.data_fine === null || day <= therapy.data_fine) &&
        isTaken(therapy, moment(day));
      const marks = noted.filter(({ id_terapie }) => id_terapie === therapy.id_terapie);
      const times = isDue ? therapy.orari : [];
      const due = times.map(({ ora, quantita }) => {
        const mark = marks.find((dose) => dose.ora === ora);
        return { therapy, ora, quantita, noted: mark, timeIsOver: false };
      });
      const others = marks
        .filter((mark) => !times.some(({ ora }) => ora === mark.ora))
        .map((mark) => ({ therapy, ora: mark.ora, quantita: 1, noted: mark, timeIsOver: true }));
      return [...due, ...others];
    })
    .sort((one, other) => (one.ora < other.ora ? -1 : one.ora > other.ora ? 1 : 0));
}

/** Days, ten years. Boxes that last longer get no reminder. */
const furthest = 3653;

export interface BoxUse extends Days {
  orari: readonly DoseTime[];
  confezione: NonNullable<Therapy['confezione']>;
}

/** Returns the last day that the box covers completely; undefined when it never ends. */
export function lastDayOfBox({ orari, giorni, confezione: { pezzi, dal, al_giorno } }: BoxUse): string | undefined {
  const daily = orari.length > 0 ? orari.reduce((sum, { quantita }) => sum + quantita, 0) : (al_giorno ?? 0);
  if (daily <= 0) return undefined;
  let left = pezzi;
  const first = moment(dal);
  let last: string | undefined;
  for (let ahead = 0; ahead < furthest; ahead += 1) {
    const at = first + ahead * dayMs;
    if (!isTaken({ giorni }, at)) continue;
    // Tolerance for repeated subtraction of binary fractions.
    if (left < daily - 1e-9) return last;
    left -= daily;
    last = dayAt(at);
  }
  return undefined;
}

export type BoxState = { state: 'until' | 'soon' | 'over'; day: string };

const soonWithin = 7;

export function boxState(day: string, today: string, endOfTherapy: string | null): BoxState {
  if (day < today) return { state: 'over', day };
  // A box that outlasts the therapy needs no new prescription.
  const enough = endOfTherapy !== null && endOfTherapy <= day;
  const soon = moment(day) - moment(today) <= soonWithin * dayMs;
  return { state: soon && !enough ? 'soon' : 'until', day };
}

/** Returns undefined when too little is known about the box. */
export function boxOfTherapy(therapy: Therapy, today: string): BoxState | undefined {
  const { confezione, tipo_terapia, data_fine } = therapy;
  if (confezione === null || tipo_terapia !== inProgress) return undefined;
  const day = lastDayOfBox({ ...therapy, confezione });
  return day === undefined ? undefined : boxState(day, today, data_fine);
}
