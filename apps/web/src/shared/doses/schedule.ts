import { today } from '../formats/formats.ts';
import { toLocalDateTime } from '../formats/local-date-time.ts';
import { isAsNeeded } from './as-needed.ts';
import { type Dose, type DoseTime, inProgress, type Therapy } from './doses.queries.ts';

export const hasEnded = ({ data_fine }: Pick<Therapy, 'data_fine'>, day = today()) =>
  data_fine !== null && data_fine < day;

export interface DueDose {
  therapy: Therapy;
  ora: string;
  quantita: number;
  recorded: Dose | undefined;
  isTimeRemoved: boolean;
}

/** Identifies a dose of a day. */
export const toDoseKey = ({ therapy, ora }: DueDose): string => `${therapy.id_terapie} ${ora}`;

const dayMs = 86_400_000;
const toTimestamp = (day: string) => Date.parse(`${day}T00:00:00Z`);
const toDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/** 1 is Monday, 7 is Sunday. */
const toWeekday = (at: number) => new Date(at).getUTCDay() || 7;

type Days = Pick<Therapy, 'giorni'>;
const isDoseDay = ({ giorni }: Days, at: number) => giorni.length === 0 || giorni.includes(toWeekday(at));

/** What was to be taken before a therapy was entered is not asked for: nobody could have recorded it. */
const isBeforeEntry = ({ inserita_il: entered }: Therapy, day: string, ora: string) =>
  entered !== undefined && `${day}T${ora}` < toLocalDateTime(entered);

/** Doses at fixed times. Those of drugs as needed are due at no time. */
export function dosesOn(therapies: readonly Therapy[], day: string, recorded: readonly Dose[]): DueDose[] {
  return therapies
    .filter((therapy) => therapy.tipo_terapia === inProgress && !isAsNeeded(therapy))
    .flatMap((therapy): DueDose[] => {
      const isDue =
        therapy.data_inizio <= day &&
        (therapy.data_fine === null || day <= therapy.data_fine) &&
        isDoseDay(therapy, toTimestamp(day));
      const marks = recorded.filter(({ id_terapie }) => id_terapie === therapy.id_terapie);
      const isRecorded = (ora: string) => marks.some((mark) => mark.ora === ora);
      const times = isDue
        ? therapy.orari.filter(({ ora }) => isRecorded(ora) || !isBeforeEntry(therapy, day, ora))
        : [];
      const due = times.map(({ ora, quantita }) => {
        const mark = marks.find((dose) => dose.ora === ora);
        return { therapy, ora, quantita, recorded: mark, isTimeRemoved: false };
      });
      const others = marks
        .filter((mark) => !times.some(({ ora }) => ora === mark.ora))
        .map((mark) => ({ therapy, ora: mark.ora, quantita: 1, recorded: mark, isTimeRemoved: true }));
      return [...due, ...others];
    })
    .sort((one, other) => (one.ora < other.ora ? -1 : one.ora > other.ora ? 1 : 0));
}

/** The day of the first dose of a therapy that has had none yet, as it begins later or was entered after today's. */
export function firstDoseDay(therapy: Therapy, day: string): string | undefined {
  const { data_inizio, data_fine, orari } = therapy;
  if (orari.length === 0) return undefined;
  const isEnteredAfter = orari.every(({ ora }) => isBeforeEntry(therapy, day, ora));
  if (data_inizio <= day && !isEnteredAfter) return undefined;
  const from = data_inizio > day ? toTimestamp(data_inizio) : toTimestamp(day) + dayMs;
  const days = Array.from({ length: 7 }, (_, ahead) => from + ahead * dayMs);
  const first = days.find((at) => isDoseDay(therapy, at));
  return first === undefined || (data_fine !== null && data_fine < toDay(first)) ? undefined : toDay(first);
}

/** Days, ten years. Boxes that last longer get no reminder. */
const maxDays = 3653;

export interface BoxUse extends Days {
  orari: readonly DoseTime[];
  confezione: NonNullable<Therapy['confezione']>;
}

export function lastBoxDay({ orari, giorni, confezione: { pezzi, dal, al_giorno } }: BoxUse): string | undefined {
  const daily = orari.length > 0 ? orari.reduce((sum, { quantita }) => sum + quantita, 0) : (al_giorno ?? 0);
  if (daily <= 0) return undefined;
  let remaining = pezzi;
  const first = toTimestamp(dal);
  let last: string | undefined;
  for (let ahead = 0; ahead < maxDays; ahead += 1) {
    const at = first + ahead * dayMs;
    if (!isDoseDay({ giorni }, at)) continue;
    // Tolerance for repeated subtraction of binary fractions.
    if (remaining < daily - 1e-9) return last;
    remaining -= daily;
    last = toDay(at);
  }
  return undefined;
}

export type BoxState = { state: 'until' | 'soon' | 'over'; day: string };

const soonDays = 7;

export function boxState(day: string, today: string, endOfTherapy: string | null): BoxState {
  if (day < today) return { state: 'over', day };
  // A box that outlasts the therapy needs no new prescription.
  const lastsToEnd = endOfTherapy !== null && endOfTherapy <= day;
  const isSoon = toTimestamp(day) - toTimestamp(today) <= soonDays * dayMs;
  return { state: isSoon && !lastsToEnd ? 'soon' : 'until', day };
}

export function boxForTherapy(therapy: Therapy, today: string): BoxState | undefined {
  const { confezione, tipo_terapia, data_fine } = therapy;
  if (confezione === null || tipo_terapia !== inProgress) return undefined;
  const day = lastBoxDay({ ...therapy, confezione });
  return day === undefined ? undefined : boxState(day, today, data_fine);
}
