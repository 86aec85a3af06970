import type { Schema } from '@libretto/api-client/schema';
import { type Measure, measureNames, measures } from '../../shared/readings/measures.ts';

export type MeasurementKind = 'bloodPressure' | 'oxygen' | 'temperature' | 'weight' | 'heartRate' | 'glucose';

/** What a device itself says against what it has measured. */
export type Doubt =
  | 'irregularPulse'
  | 'bodyMovement'
  | 'cuffTooLoose'
  | 'improperPosition'
  | 'pulseTooFast'
  | 'pulseTooSlow'
  | 'noContact'
  | 'unreliable'
  | 'controlSolution';

/** What a device has measured, whichever device it was. */
export interface Measurement {
  /** Which measurement of which device this is, as a SHA-256. */
  id: string;
  /** What the device calls itself. */
  device: string;
  kind: MeasurementKind;
  /** By the clock of the device, `2026-11-21T21:05:00`; null when that says nothing. */
  moment: string | null;
  /** What a reading of the record has a place for. */
  values: Partial<Record<Measure, number>>;
  /** What it has none for: shown, and not saved. */
  others: {
    perfusion?: number;
    glucose?: { value: number; unit: 'mg/dL' | 'mmol/L' };
    /** °C, of something that is no body. */
    object?: number;
    /** Where the device tells people apart by numbers. */
    user?: number;
  };
  doubts?: readonly Doubt[] | undefined;
  /** Whose it is, where the device keeps people apart. */
  person: string | null;
}

/**
 * By what a measurement is known when it comes again: the device, what was measured, of whom, when, and the values.
 * As a sum, so that a record says nothing of the devices of a household.
 */
export async function fingerprint(...parts: readonly unknown[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Why a measurement cannot become a reading. */
export type Obstacle = 'undated' | 'future' | 'nothing' | 'unmeasured' | 'impossible';

export type ReadingSave = Schema<'ReadingSave'>;

/** The reading that it becomes, or why it becomes none: the limits are those of the form in which one writes by hand. */
export function readingOf(
  { id, moment, values, others }: Measurement,
  patientId: number,
  today: string,
): { ok: true; body: ReadingSave } | { ok: false; obstacle: Obstacle } {
  const not = (obstacle: Obstacle) => ({ ok: false, obstacle }) as const;
  const measured = measureNames.flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [{ name, value, limits: measures[name] }];
  });
  const elsewhere = others.glucose !== undefined || others.object !== undefined;
  if (measured.length === 0) return not(elsewhere ? 'nothing' : 'unmeasured');
  if (moment === null) return not('undated');
  const data_rilevazione = moment.slice(0, 10);
  if (data_rilevazione > today) return not('future');
  const { parametro_pressione_max: high = 1, parametro_pressione_min: low = 0 } = values;
  const isPossible = measured.every(({ value, limits: { hard } }) => value >= hard[0] && value <= hard[1]);
  if (!isPossible || low >= high) return not('impossible');
  const content = Object.fromEntries(measured.map(({ name, value }) => [name, value]));
  const body = { id_rilevazione: 0, id_paziente: patientId, data_rilevazione, fonte: 'dispositivo' } as const;
  return { ok: true, body: { ...body, ...content, impronta_misura: id } };
}

/** Without repetitions: a device may list the same measurement twice. */
export function unique<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
