/** What the calculators share, as long as the page is open: nothing of it is stored. */
export interface Body {
  /** A number, or the text while it is none (yet). */
  weightKg: number | string;
  heightCm: number | string;
  creatinine: number | string;
  creatinineUnit: CreatinineUnit;
  /** The day of the reading that weight or height come from; nothing when they were typed here. */
  measured: { weightKg?: string | undefined; heightCm?: string | undefined };
}

export type CreatinineUnit = 'mg/dL' | 'umol/L';

/** Outside of them nothing is computed; both ends belong to the range. Creatinine in mg/dL. */
export const ranges = { weightKg: [5, 400], heightCm: [50, 220], creatinine: [0.1, 13] } as const;

export const emptyBody: Body = {
  weightKg: '',
  heightCm: '',
  creatinine: '',
  creatinineUnit: 'mg/dL',
  measured: {},
};

interface Reading {
  parametro_peso?: unknown;
  parametro_altezza?: unknown;
  data_rilevazione?: unknown;
}

/** Newest first, as the record lists them. */
function readingsOf(patient: object): Reading[] {
  const all: unknown = 'tbl_parametri_vitalis' in patient ? patient.tbl_parametri_vitalis : [];
  return Array.isArray(all) ? all.filter((one) => typeof one === 'object' && one !== null) : [];
}

/** Numbers come as numbers or as texts with a dot. */
function amountOf(value: unknown): number | undefined {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof amount === 'number' && amount > 0 ? amount : undefined;
}

/** Weight and height of the newest reading that has them; empty where the record has none. */
export function bodyOf(patient: object): Body {
  const newest = (field: 'parametro_peso' | 'parametro_altezza') => {
    const reading = readingsOf(patient).find((one) => amountOf(one[field]) !== undefined);
    const day = reading?.data_rilevazione;
    return { amount: amountOf(reading?.[field]) ?? '', day: typeof day === 'string' ? day : undefined };
  };
  const [weight, height] = [newest('parametro_peso'), newest('parametro_altezza')];
  return {
    ...emptyBody,
    weightKg: weight.amount,
    heightCm: height.amount,
    measured: { weightKg: weight.day, heightCm: height.day },
  };
}

/** What was typed and may be kept as a reading: each measure that is valid and not the one the record has already. */
export function newReading(body: Body, recorded: Body): { weightKg?: number; heightCm?: number } | undefined {
  const weightKg = valid(body.weightKg, ranges.weightKg);
  const heightCm = valid(body.heightCm, ranges.heightCm);
  const found = {
    ...(weightKg !== undefined && weightKg !== recorded.weightKg && { weightKg }),
    ...(heightCm !== undefined && heightCm !== recorded.heightCm && { heightCm }),
  };
  return Object.keys(found).length > 0 ? found : undefined;
}

/** The value if it may be computed with. */
export function valid(value: number | string, [min, max]: readonly [number, number]): number | undefined {
  return typeof value === 'number' && value >= min && value <= max ? value : undefined;
}
