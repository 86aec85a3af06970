import type { components } from '../../contract/contract.gen.ts';
import { type PlannedDose, type PlannedVaccine, plan, type Recurring } from './plan.ts';

type Schemas = components['schemas'];
type Schedule = Omit<Schemas['VaccinationSchedule'], 'fonte'>;
type Dose = Schemas['ScheduledDose'];

export interface Person {
  paziente_nascita: string | null;
  paziente_sesso: string;
}

export interface RecordedVaccination {
  id: number;
  atc: string | null;
  /** YYYY-MM-DD */
  on: string;
  dose: number;
}

/** Adds months, clamped to the last day of the month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastOfMonth)));
  return moved.toISOString().slice(0, 10);
}

/** Completed months. */
function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  const months = (toYear - year) * 12 + toMonth - month;
  return addMonths(from, months) > to ? months - 1 : months;
}

const horizonMonths = 120;

const latest = (...days: string[]) => days.toSorted().at(-1) ?? '';

const toGivenDose = (numero: number | null, eta_mesi: number | null, { on, id }: RecordedVaccination): Dose => ({
  stato: 'fatta',
  numero,
  eta_mesi,
  dal: null,
  entro: null,
  data: on,
  id_vaccinazione: id,
});

function toPendingDose(
  numero: number | null,
  eta_mesi: number | null,
  dal: string,
  entro: string | null,
  today: string,
): Dose {
  const stato = today < dal ? 'prossima' : entro !== null && today > entro ? 'in_ritardo' : 'dovuta';
  return { stato, numero, eta_mesi, dal, entro, data: null, id_vaccinazione: null };
}

function assignPlaces(given: readonly RecordedVaccination[], length: number): Map<number, RecordedVaccination> {
  const placed = new Map<number, RecordedVaccination>();
  let next = 0;
  for (const one of given) {
    const place = Math.max(next, Math.min(one.dose, length) - 1);
    if (place >= length) break;
    placed.set(place, one);
    next = place + 1;
  }
  return placed;
}

function toSeries(
  doses: readonly PlannedDose[],
  given: readonly RecordedVaccination[],
  birth: string,
  today: string,
): Dose[] {
  const before = given.map(({ atc, on }) => ({ atc: atc ?? '', age: monthsBetween(birth, on) }));
  // The age at an unrecorded first dose is unknown; most are given early.
  const startAge =
    given[0] === undefined ? monthsBetween(birth, today) : given[0].dose === 1 ? (before[0]?.age ?? 0) : 0;
  const planned = doses.filter(({ condition: only }) => only?.(before, startAge) ?? true);
  const placed = assignPlaces(given, planned.length);
  const last = Math.max(-1, ...placed.keys());
  let previous: string | undefined;
  let waiting = false;
  return planned.flatMap(({ age, late, gap = 0 }, index) => {
    const numero = planned.length === 1 ? null : index + 1;
    const dose = placed.get(index);
    if (dose !== undefined) {
      previous = dose.on;
      return [toGivenDose(numero, age, dose)];
    }
    // A recorded later dose implies the earlier ones.
    if (index < last) return [];
    const from = latest(addMonths(birth, age), ...(previous === undefined ? [] : [addMonths(previous, gap)]));
    const by = late === undefined ? null : latest(addMonths(birth, late), addMonths(from, late - age));
    previous = latest(from, today);
    const next = toPendingDose(numero, age, from, by, today);
    if (waiting) return [{ ...next, stato: 'prossima' as const, dal: latest(from, today), entro: null }];
    waiting = true;
    return [next];
  });
}

/** Returns the start of the next autumn campaign; doses from August on belong to the coming one. */
function nextSeason(on: string): string {
  const [year = 0, month = 0] = on.split('-').map(Number);
  return `${month < 8 ? year : year + 1}-10-01`;
}

function toRecurring(
  { from, everyMonths, lateAfter, seasonal }: Recurring,
  given: readonly RecordedVaccination[],
  birth: string,
  today: string,
): Dose[] {
  const last = given.at(-1);
  const begins = addMonths(birth, from);
  const again = last && (seasonal ? nextSeason(last.on) : addMonths(last.on, everyMonths));
  const next = latest(begins, again ?? '');
  // Without a recorded dose the deadline is a full interval.
  const by = lateAfter === undefined ? null : addMonths(next, last ? lateAfter : everyMonths);
  return [...(last ? [toGivenDose(null, null, last)] : []), toPendingDose(null, last ? null : from, next, by, today)];
}

const inPregnancy: Dose = {
  stato: 'in_gravidanza',
  numero: null,
  eta_mesi: null,
  dal: null,
  entro: null,
  data: null,
  id_vaccinazione: null,
};

function toDoses(planned: PlannedVaccine, all: readonly RecordedVaccination[], birth: string, today: string): Dose[] {
  const { atc, minAge: counts, maxAge: until, doses, maxStartAge: beginsBefore } = planned;
  const end = addMonths(birth, until);
  const begin = addMonths(birth, counts);
  const [own = ''] = atc;
  const given = all
    .filter((one) => atc.some((code) => one.atc?.startsWith(code)) && one.on >= begin && one.on < end)
    // Combination vaccines number their own doses, not those of this row.
    .map((one) => (one.atc?.startsWith(own) ? one : { ...one, dose: 1 }))
    .sort((one, other) => (one.on < other.on ? -1 : 1))
    .filter(({ on }, index, sorted) => on !== sorted[index - 1]?.on);
  const tooLate = beginsBefore !== undefined && given.length === 0 && today >= addMonths(birth, beginsBefore);
  const over = today >= end || tooLate;
  if (doses === 'pregnancy') return over || today < begin ? [] : [inPregnancy];
  const found = 'everyMonths' in doses ? toRecurring(doses, given, birth, today) : toSeries(doses, given, birth, today);
  const horizon = addMonths(today, horizonMonths);
  // Missing doses beyond the age limit are not listed.
  return found.filter(({ stato, dal }) => stato === 'fatta' || (!over && (dal ?? '') < end && (dal ?? '') <= horizon));
}

export function createSchedule(
  { paziente_nascita, paziente_sesso }: Person,
  given: readonly RecordedVaccination[],
  today: string,
): Schedule {
  const mancano: Schedule['mancano'] = [];
  if (paziente_nascita === null) mancano.push('paziente_nascita');
  if (paziente_sesso !== 'female' && paziente_sesso !== 'male') mancano.push('paziente_sesso');
  if (paziente_nascita === null) return { mancano, data: [] };
  const birth = paziente_nascita.slice(0, 10);
  const listedIds = new Set<number>();
  const isFirst = ({ id_vaccinazione: id }: Dose) => {
    if (id === null) return true;
    const first = !listedIds.has(id);
    listedIds.add(id);
    return first;
  };
  const data = plan
    .filter(({ femaleOnly }) => !femaleOnly || paziente_sesso === 'female')
    .map((planned) => ({
      vaccino: planned.id,
      obbligatorio: planned.mandatory?.(birth) === true && today < addMonths(birth, 17 * 12),
      dosi: toDoses(planned, given, birth, today).filter(isFirst),
    }))
    .filter(({ dosi }) => dosi.length > 0);
  return { mancano, data };
}
