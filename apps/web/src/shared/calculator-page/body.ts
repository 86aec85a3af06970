export interface Body {
  /** The text itself while it is not (yet) a number. */
  weightKg: number | string;
  heightCm: number | string;
  creatinine: number | string;
  creatinineUnit: CreatinineUnit;
  /** Dates of the recorded weight and height; undefined for values typed here. */
  measured: { weightKg?: string | undefined; heightCm?: string | undefined };
}

export type CreatinineUnit = 'mg/dL' | 'umol/L';

/** Inclusive limits outside of which nothing is computed. Creatinine in mg/dL. */
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

/** Newest first, as in the record. */
function getReadings(patient: object): Reading[] {
  const all: unknown = 'tbl_parametri_vitalis' in patient ? patient.tbl_parametri_vitalis : [];
  return Array.isArray(all) ? all.filter((one) => typeof one === 'object' && one !== null) : [];
}

/** The API sends numbers or strings with a decimal point. */
function toPositiveNumber(value: unknown): number | undefined {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof amount === 'number' && amount > 0 ? amount : undefined;
}

export function readBody(patient: object): Body {
  const newest = (field: 'parametro_peso' | 'parametro_altezza') => {
    const reading = getReadings(patient).find((one) => toPositiveNumber(one[field]) !== undefined);
    const day = reading?.data_rilevazione;
    return { amount: toPositiveNumber(reading?.[field]) ?? '', day: typeof day === 'string' ? day : undefined };
  };
  const [weight, height] = [newest('parametro_peso'), newest('parametro_altezza')];
  return {
    ...emptyBody,
    weightKg: weight.amount,
    heightCm: height.amount,
    measured: { weightKg: weight.day, heightCm: height.day },
  };
}

export function newReading(body: Body, recorded: Body): { weightKg?: number; heightCm?: number } | undefined {
  const weightKg = validNumber(body.weightKg, ranges.weightKg);
  const heightCm = validNumber(body.heightCm, ranges.heightCm);
  const found = {
    ...(weightKg !== undefined && weightKg !== recorded.weightKg && { weightKg }),
    ...(heightCm !== undefined && heightCm !== recorded.heightCm && { heightCm }),
  };
  return Object.keys(found).length > 0 ? found : undefined;
}

export function validNumber(value: number | string, [min, max]: readonly [number, number]): number | undefined {
  return typeof value === 'number' && value >= min && value <= max ? value : undefined;
}
