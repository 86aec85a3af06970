import type { Schema } from '@libretto/api-client/schema';
import { daysBetween } from '../formats/days.ts';
import { type Measure, measures } from './measures.ts';
import { findOutside, type MeasuredValues, type Outside, outsideMarks, type ReferencePerson } from './reference.ts';

export type DangerSource = 'ahaCrisis' | 'gpDirect' | 'humanitas' | 'emedicine';

export const dangerSourceUrls: Readonly<Record<DangerSource, string>> = {
  ahaCrisis:
    'https://www.heart.org/en/health-topics/high-blood-pressure/understanding-blood-pressure-readings/hypertensive-crisis-when-you-should-call-911-for-high-blood-pressure',
  gpDirect: 'https://gpdirect.co.uk/how-to-use-a-pulse-oximeter-at-home/',
  humanitas: 'https://humanitas-sanpiox.it/?p=124152',
  emedicine: 'https://www.emedicinehealth.com/fever_in_adults/page4_em.htm',
};

interface Limit {
  measure: Measure;
  /** The nearest values, in the unit of the measure, that are no danger. */
  safe: { max: number } | { min: number };
}

export interface Danger {
  id: 'pressure' | 'oxygen' | 'temperature';
  tone: 'danger' | 'warning';
  limits: readonly [Limit, ...Limit[]];
  sources: readonly DangerSource[];
}

/**
 * Values that call for something to be done now, where a public page gives the number. Pressure: 180/120 mmHg or
 * greater. Oxygen: 92 % or below. Temperature: above 40 °C, and the signs that make it urgent.
 */
const dangers: readonly Danger[] = [
  {
    id: 'pressure',
    tone: 'danger',
    limits: [
      { measure: 'parametro_pressione_max', safe: { max: 179 } },
      { measure: 'parametro_pressione_min', safe: { max: 119 } },
    ],
    sources: ['ahaCrisis'],
  },
  {
    id: 'oxygen',
    tone: 'danger',
    limits: [{ measure: 'parametro_saturazione', safe: { min: 93 } }],
    sources: ['gpDirect'],
  },
  {
    id: 'temperature',
    tone: 'warning',
    limits: [{ measure: 'parametro_temperatura', safe: { max: 40 } }],
    sources: ['humanitas', 'emedicine'],
  },
];

const limits = dangers.flatMap((danger) => danger.limits);

/** A value that cannot be saved is a typing error, also the first digit of a longer number. */
function exceeds({ measure, safe }: Limit, value: number | null): boolean {
  const [min, max] = measures[measure].hard;
  if (value === null || value < min || value > max) return false;
  return 'max' in safe ? value > safe.max : value < safe.min;
}

export const isDangerous = (measure: Measure, value: number | null): boolean =>
  limits.some((limit) => limit.measure === measure && exceeds(limit, value));

const pressures: readonly Measure[] = ['parametro_pressione_max', 'parametro_pressione_min'];
const none: readonly Measure[] = [];

/** The measures whose values are a typing error: two pressures of which the diastolic is not the lower one. */
export function findSwapped(values: MeasuredValues): readonly Measure[] {
  const { parametro_pressione_max: systolic, parametro_pressione_min: diastolic } = values;
  return systolic !== null && diastolic !== null && diastolic >= systolic ? pressures : none;
}

export function findDangers(values: MeasuredValues): Danger[] {
  const swapped = findSwapped(values);
  return dangers.filter((danger) =>
    danger.limits.some((limit) => !swapped.includes(limit.measure) && exceeds(limit, values[limit.measure])),
  );
}

/** Seen next to the words for it. U+FE0E keeps it from being drawn as an emoji. */
const dangerMark = '⚠\uFE0E';

export type ReadingMark =
  | { kind: 'danger'; id: Danger['id']; tone: Danger['tone'] }
  | { kind: 'outside'; id: Outside; tone: 'warning' };

/** How values of a reading are marked wherever they are shown: a danger, or else the side of the reference. */
export function findMark(
  values: MeasuredValues,
  of: readonly Measure[],
  person: ReferencePerson,
): ReadingMark | undefined {
  const danger = findDangers(values).find(({ limits }) =>
    limits.some((limit) => of.includes(limit.measure) && exceeds(limit, values[limit.measure])),
  );
  if (danger) return { kind: 'danger', id: danger.id, tone: danger.tone };
  const outside = findOutside(values, of, person);
  return outside && { kind: 'outside', id: outside, tone: 'warning' };
}

/** Stands before the words of a mark. */
export const signOf = (mark: ReadingMark): string => (mark.kind === 'danger' ? dangerMark : outsideMarks[mark.id]);

/** Days after which nothing has to be done about a dangerous value any more. */
const currentDays = 1;

type DatedValues = Pick<Schema<'Reading'>, Measure | 'id_rilevazione' | 'data_rilevazione'>;

export interface CurrentDanger {
  danger: Danger;
  reading: DatedValues;
}

/** The dangers about which something has to be done now, of today's or yesterday's newest reading of their measures. */
export function findCurrentDangers(newestFirst: readonly DatedValues[], today: string): CurrentDanger[] {
  return dangers.flatMap((danger) => {
    const reading = newestFirst.find((one) => danger.limits.some(({ measure }) => one[measure] !== null));
    const isCurrent = reading && daysBetween(reading.data_rilevazione.slice(0, 10), today) <= currentDays;
    return isCurrent && findDangers(reading).includes(danger) ? [{ danger, reading }] : [];
  });
}

/** Returns the usual range without dangerous values, so that these are marked too. */
export function usualWithoutDanger(
  measure: Measure,
  usual: { min: number; max: number } | undefined,
): { min: number; max: number } | undefined {
  const safe = limits.find((limit) => limit.measure === measure)?.safe;
  return usual && { ...usual, ...safe };
}
