import type { Schema } from '@libretto/api-client/schema';
import { type Measure, measureNames, measures } from '../../shared/readings/measures.ts';

export type MeasurementKind = 'bloodPressure' | 'oxygen' | 'temperature' | 'weight' | 'heartRate' | 'glucose';

export type MeasurementWarning =
  | 'irregularPulse'
  | 'bodyMovement'
  | 'cuffTooLoose'
  | 'improperPosition'
  | 'pulseTooFast'
  | 'pulseTooSlow'
  | 'noContact'
  | 'unreliable'
  | 'controlSolution';

export interface Measurement {
  id: string;
  device: string;
  kind: MeasurementKind;
  /** Local time of the device, such as `2026-11-21T21:05:00`; null when its clock is not set. */
  moment: string | null;
  values: Partial<Record<Measure, number>>;
  others: {
    perfusion?: number;
    glucose?: { value: number; unit: 'mg/dL' | 'mmol/L' };
    object?: number;
    user?: number;
  };
  warnings?: readonly MeasurementWarning[] | undefined;
  person: string | null;
}

/** Hashed so that a record does not reveal the devices of a household. */
export async function fingerprint(...parts: readonly unknown[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export type Obstacle = 'undated' | 'future' | 'nothing' | 'unmeasured' | 'impossible';

export type ReadingSave = Schema<'ReadingSave'>;

export function toReading(
  { id, moment, values, others }: Measurement,
  patientId: number,
  today: string,
): { ok: true; body: ReadingSave } | { ok: false; obstacle: Obstacle } {
  const refuse = (obstacle: Obstacle) => ({ ok: false, obstacle }) as const;
  const measured = measureNames.flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [{ name, value, limits: measures[name] }];
  });
  const elsewhere = others.glucose !== undefined || others.object !== undefined;
  if (measured.length === 0) return refuse(elsewhere ? 'nothing' : 'unmeasured');
  if (moment === null) return refuse('undated');
  const data_rilevazione = moment.slice(0, 10);
  if (data_rilevazione > today) return refuse('future');
  const { parametro_pressione_max: high = 1, parametro_pressione_min: low = 0 } = values;
  const isPossible = measured.every(({ value, limits: { hard } }) => value >= hard[0] && value <= hard[1]);
  if (!isPossible || low >= high) return refuse('impossible');
  const content = Object.fromEntries(measured.map(({ name, value }) => [name, value]));
  const body = { id_rilevazione: 0, id_paziente: patientId, data_rilevazione, fonte: 'dispositivo' } as const;
  return { ok: true, body: { ...body, ...content, impronta_misura: id } };
}

/** Removes duplicates: a device may list the same measurement twice. */
export function unique<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
