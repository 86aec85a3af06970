import { inProgress, type Therapy } from './doses.queries.ts';
import type { DueDose } from './schedule.ts';

export const dayParts = ['morning', 'noon', 'evening', 'night'] as const;
export type DayPart = (typeof dayParts)[number];

/** First time of each part; the night lasts until the morning. */
const starts = [
  ['05:00', 'morning'],
  ['11:00', 'noon'],
  ['16:00', 'evening'],
  ['22:00', 'night'],
] as const;

/** `time` is `HH:MM`. */
export const toDayPart = (time: string): DayPart => starts.findLast(([from]) => time >= from)?.[1] ?? 'night';

export interface DayPartDoses {
  part: DayPart;
  doses: DueDose[];
}

/** Parts of the day with their doses; parts without doses are left out. */
export function groupByDayPart(doses: readonly DueDose[]): DayPartDoses[] {
  return dayParts
    .map((part) => ({ part, doses: doses.filter(({ ora }) => toDayPart(ora) === part) }))
    .filter(({ doses }) => doses.length > 0);
}

/** True if the time of an unrecorded dose has passed; `now` is `HH:MM`. */
export const isLate = ({ ora, recorded }: Pick<DueDose, 'ora' | 'recorded'>, now: string): boolean =>
  recorded === undefined && ora < now;

const wordsForAsNeeded = /\b(al bisogno|se serve|as needed|when needed|if needed)\b/i;

type Prescribed = Pick<Therapy, 'tipo_terapia' | 'orari' | 'frequenza_farmaceutica' | 'data_inizio' | 'data_fine'>;

/** Current therapies without times whose frequency says that they are taken as needed. It states their maximum. */
export function drugsAsNeeded<Drug extends Prescribed>(therapies: readonly Drug[], day: string): Drug[] {
  return therapies.filter(
    ({ tipo_terapia, orari, frequenza_farmaceutica, data_inizio, data_fine }) =>
      tipo_terapia === inProgress &&
      orari.length === 0 &&
      wordsForAsNeeded.test(frequenza_farmaceutica) &&
      data_inizio <= day &&
      (data_fine === null || day <= data_fine),
  );
}
