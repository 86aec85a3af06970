import { type Measure, measures } from './measures.ts';
import type { MeasuredValues } from './reference.ts';

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
  limits: readonly Limit[];
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

/** Returns the usual range without dangerous values, so that these are marked too. */
export function usualWithoutDanger(
  measure: Measure,
  usual: { min: number; max: number } | undefined,
): { min: number; max: number } | undefined {
  const safe = limits.find((limit) => limit.measure === measure)?.safe;
  return usual && { ...usual, ...safe };
}
