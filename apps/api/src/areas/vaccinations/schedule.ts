import type { components } from '../../contract/contract.gen.ts';
import { type PlannedDose, type PlannedVaccine, plan, type Recurring } from './plan.ts';

type Schemas = components['schemas'];
type Schedule = Omit<Schemas['VaccinationSchedule'], 'fonte'>;
type Dose = Schemas['ScheduledDose'];

export interface Person {
  /** YYYY-MM-DD, perhaps with a time that means nothing. */
  paziente_nascita: string | null;
  paziente_sesso: string;
}

/** A vaccination of the record. */
export interface Given {
  id: number;
  atc: string | null;
  /** YYYY-MM-DD */
  on: string;
  /** Which dose it was, as the patient says. */
  dose: number;
}

/** The same day some months later, or the last of that month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastOfMonth)));
  return moved.toISOString().slice(0, 10);
}

/** Whole months. */
function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  const months = (toYear - year) * 12 + toMonth - month;
  return addMonths(from, months) > to ? months - 1 : months;
}

/** How far ahead somebody is told of what comes, in months: as far as the longest interval of a booster. */
const foreseeable = 120;

const latest = (...days: string[]) => days.toSorted().at(-1) ?? '';

const done = (numero: number | null, eta_mesi: number | null, { on, id }: Given): Dose => ({
  stato: 'fatta',
  numero,
  eta_mesi,
  dal: null,
  entro: null,
  data: on,
  id_vaccinazione: id,
});

function awaited(
  numero: number | null,
  eta_mesi: number | null,
  dal: string,
  entro: string | null,
  today: string,
): Dose {
  const stato = today < dal ? 'prossima' : entro !== null && today > entro ? 'in_ritardo' : 'dovuta';
  return { stato, numero, eta_mesi, dal, entro, data: null, id_vaccinazione: null };
}

/** Which of the doses of a series each was: the one that the patient says, if those before it leave that open. */
function placesOf(given: readonly Given[], length: number): Map<number, Given> {
  const placed = new Map<number, Given>();
  let next = 0;
  for (const one of given) {
    const place = Math.max(next, Math.min(one.dose, length) - 1);
    if (place >= length) break;
    placed.set(place, one);
    next = place + 1;
  }
  return placed;
}

/** Doses one after the other: each awaits the one before it. */
function seriesOf(doses: readonly PlannedDose[], given: readonly Given[], birth: string, today: string): Dose[] {
  const before = given.map(({ atc, on }) => ({ atc: atc ?? '', age: monthsBetween(birth, on) }));
  // When a first dose was given that the record lacks, nobody knows; early, as most are.
  const begun = given[0] === undefined ? monthsBetween(birth, today) : given[0].dose === 1 ? (before[0]?.age ?? 0) : 0;
  const foreseen = doses.filter(({ only }) => only?.(before, begun) ?? true);
  const placed = placesOf(given, foreseen.length);
  const last = Math.max(-1, ...placed.keys());
  let previous: string | undefined;
  let waiting = false;
  return foreseen.flatMap(({ age, late, gap = 0 }, index) => {
    const numero = foreseen.length === 1 ? null : index + 1;
    const dose = placed.get(index);
    if (dose !== undefined) {
      previous = dose.on;
      return [done(numero, age, dose)];
    }
    // Who has had the third has had the second, even if the record does not have it.
    if (index < last) return [];
    const from = latest(addMonths(birth, age), ...(previous === undefined ? [] : [addMonths(previous, gap)]));
    const by = late === undefined ? null : latest(addMonths(birth, late), addMonths(from, late - age));
    // What comes after a dose that is late is counted from today on.
    previous = latest(from, today);
    const next = awaited(numero, age, from, by, today);
    if (waiting) return [{ ...next, stato: 'prossima' as const, dal: latest(from, today), entro: null }];
    waiting = true;
    return [next];
  });
}

/** The beginning of the first autumn campaign after the one that a dose belongs to; from August on it is of the next. */
function nextSeason(on: string): string {
  const [year = 0, month = 0] = on.split('-').map(Number);
  return `${month < 8 ? year : year + 1}-10-01`;
}

function recurringOf(
  { from, everyMonths, lateAfter, seasonal }: Recurring,
  given: readonly Given[],
  birth: string,
  today: string,
): Dose[] {
  const last = given.at(-1);
  const begins = addMonths(birth, from);
  const again = last && (seasonal ? nextSeason(last.on) : addMonths(last.on, everyMonths));
  const next = latest(begins, again ?? '');
  // Without any in the record the first term is as long as the others.
  const by = lateAfter === undefined ? null : addMonths(next, last ? lateAfter : everyMonths);
  return [...(last ? [done(null, null, last)] : []), awaited(null, last ? null : from, next, by, today)];
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

function dosesOf(planned: PlannedVaccine, all: readonly Given[], birth: string, today: string): Dose[] {
  const { atc, counts, until, doses, beginsBefore } = planned;
  const end = addMonths(birth, until);
  const begin = addMonths(birth, counts);
  const [own = ''] = atc;
  const given = all
    .filter((one) => atc.some((code) => one.atc?.startsWith(code)) && one.on >= begin && one.on < end)
    // One against more diseases than this row numbers its own doses, not those against each disease.
    .map((one) => (one.atc?.startsWith(own) ? one : { ...one, dose: 1 }))
    .sort((one, other) => (one.on < other.on ? -1 : 1))
    // The same dose, written down twice.
    .filter(({ on }, index, sorted) => on !== sorted[index - 1]?.on);
  const tooLate = beginsBefore !== undefined && given.length === 0 && today >= addMonths(birth, beginsBefore);
  const over = today >= end || tooLate;
  if (doses === 'pregnancy') return over || today < begin ? [] : [inPregnancy];
  const found = 'everyMonths' in doses ? recurringOf(doses, given, birth, today) : seriesOf(doses, given, birth, today);
  const horizon = addMonths(today, foreseeable);
  // Who is too old for it is not told of what is missing, only of what was done.
  return found.filter(({ stato, dal }) => stato === 'fatta' || (!over && (dal ?? '') < end && (dal ?? '') <= horizon));
}

/** The national schedule for somebody, beside the vaccinations of their record. */
export function scheduleOf(
  { paziente_nascita, paziente_sesso }: Person,
  given: readonly Given[],
  today: string,
): Schedule {
  const mancano: Schedule['mancano'] = [];
  if (paziente_nascita === null) mancano.push('paziente_nascita');
  if (paziente_sesso !== 'female' && paziente_sesso !== 'male') mancano.push('paziente_sesso');
  if (paziente_nascita === null) return { mancano, data: [] };
  const birth = paziente_nascita.slice(0, 10);
  const told = new Set<number>();
  /** What counts for several vaccines of the plan is shown with the first of them. */
  const once = ({ id_vaccinazione: id }: Dose) => {
    if (id === null) return true;
    const first = !told.has(id);
    told.add(id);
    return first;
  };
  const data = plan
    .filter(({ femaleOnly }) => !femaleOnly || paziente_sesso === 'female')
    .map((planned) => ({
      vaccino: planned.id,
      obbligatorio: planned.mandatory?.(birth) === true && today < addMonths(birth, 17 * 12),
      dosi: dosesOf(planned, given, birth, today).filter(once),
    }))
    .filter(({ dosi }) => dosi.length > 0);
  return { mancano, data };
}
