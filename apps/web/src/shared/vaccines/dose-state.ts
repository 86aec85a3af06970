import type { Schema } from '@libretto/api-client/schema';

type Dose = Schema<'ScheduledDose'>;
type Vaccine = Schema<'ScheduledVaccineId'>;

export type DoseState =
  | { key: Dose['stato'] | 'unrecorded' }
  | { key: 'by' | 'boosterBy'; month: string }
  | { key: 'dueSeason' | 'nextSeason' | 'doneSeason'; season: string };

const seasonal: readonly Vaccine[] = ['influenza-bambini', 'influenza-adulti', 'covid-19'];

/** The autumn campaign of a day and the winter after it; as the server, a season begins in August. */
function toSeason(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const begins = month < 8 ? year - 1 : year;
  return `${begins}/${begins + 1}`;
}

/** Whether an earlier dose is recorded: only the first dose of an interval has an age. */
export const followsRecorded = ({ numero, eta_mesi }: Pick<Dose, 'numero' | 'eta_mesi'>): boolean =>
  numero === null ? eta_mesi === null : numero > 1;

/** The schedule passed, but nothing is recorded of this vaccine: many were given before the record began. */
export const isUnrecorded = (dose: Pick<Dose, 'stato' | 'numero' | 'eta_mesi'>): boolean =>
  dose.stato === 'in_ritardo' && !followsRecorded(dose);

/** The one state in which a dose is told, here and among what waits today. */
export function toDoseState(
  vaccino: Vaccine,
  dose: Pick<Dose, 'stato' | 'numero' | 'eta_mesi' | 'dal' | 'entro' | 'data'>,
  today: string,
): DoseState {
  const { stato, numero, dal, entro, data } = dose;
  if (seasonal.includes(vaccino)) {
    if (stato === 'fatta' && data !== null) return { key: 'doneSeason', season: toSeason(data) };
    if (stato === 'dovuta') return { key: 'dueSeason', season: toSeason(today) };
    if (stato === 'prossima' && dal !== null) return { key: 'nextSeason', season: toSeason(dal) };
  }
  if (isUnrecorded(dose)) return { key: 'unrecorded' };
  if (stato !== 'dovuta' || entro === null) return { key: stato };
  return { key: numero === null && followsRecorded(dose) ? 'boosterBy' : 'by', month: entro.slice(0, 7) };
}
