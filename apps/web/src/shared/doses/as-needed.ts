import { type Dose, inProgress, type Therapy } from './doses.queries.ts';

const wordsForAsNeeded = /\b(al bisogno|se serve|as needed|when needed|if needed)\b/i;

/** True without times if the frequency says that the drug is taken as needed. It states the maximum. */
export const isAsNeeded = ({ orari, frequenza_farmaceutica }: Pick<Therapy, 'orari' | 'frequenza_farmaceutica'>) =>
  orari.length === 0 && wordsForAsNeeded.test(frequenza_farmaceutica);

type Prescribed = Pick<Therapy, 'tipo_terapia' | 'orari' | 'frequenza_farmaceutica' | 'data_inizio' | 'data_fine'>;

/** Current therapies that are taken as needed. */
export function drugsAsNeeded<Drug extends Prescribed>(therapies: readonly Drug[], day: string): Drug[] {
  return therapies.filter((therapy) => {
    const { tipo_terapia, data_inizio, data_fine } = therapy;
    const isCurrent = tipo_terapia === inProgress && data_inizio <= day && (data_fine === null || day <= data_fine);
    return isCurrent && isAsNeeded(therapy);
  });
}

/** Milliseconds since 1970. `segnata_il` may be later than the dose itself. */
const toTime = ({ giorno, ora }: Pick<Dose, 'giorno' | 'ora'>): number => new Date(`${giorno}T${ora}`).getTime();

/** Doses of a therapy that were taken, oldest first. */
export const takenDoses = (doses: readonly Dose[], { id_terapie }: Pick<Therapy, 'id_terapie'>): Dose[] =>
  doses
    .filter((dose) => dose.id_terapie === id_terapie && dose.esito === 'presa')
    .sort((one, other) => toTime(one) - toTime(other));

export interface Elapsed {
  value: number;
  unit: 'minute' | 'hour';
}

/** Whole minutes, or from an hour on whole hours: an interval between doses must not seem longer than it is. */
export function toElapsed(dose: Pick<Dose, 'giorno' | 'ora'>, now: number): Elapsed {
  const minutes = Math.max(0, Math.floor((now - toTime(dose)) / 60_000));
  return minutes < 60 ? { value: minutes, unit: 'minute' } : { value: Math.floor(minutes / 60), unit: 'hour' };
}
