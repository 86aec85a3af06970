import type { components } from '../../contract/contract.gen.ts';
import type { RecordLists, RecordPart } from '../../records/sharing.ts';

type Schemas = components['schemas'];
type Reading = Schemas['Reading'];

export type Relevance = NonNullable<Schemas['NewsCount']['rilievo']>;

/** Severe on a scale from 0 to 10: https://doi.org/10.1016/0304-3959(94)00178-H */
const severePain = 7;

const adultAge = 18;

/** Adults at rest. Pressure: https://doi.org/10.1097/HJH.0000000000003480 */
const adultRanges = {
  parametro_pressione_max: [90, 129],
  parametro_pressione_min: [60, 84],
  parametro_frequenza: [60, 100],
} as const;

/** At any age, without the values that the app calls dangerous. */
const usualRanges = {
  parametro_pressione_max: [80, 179],
  parametro_pressione_min: [40, 119],
  parametro_frequenza: [40, 160],
  parametro_saturazione: [93, 100],
  parametro_temperatura: [35, 40],
} as const;

function findSide(reading: Reading, age: number | null): Relevance | undefined {
  const ranges = age !== null && age >= adultAge ? { ...usualRanges, ...adultRanges } : usualRanges;
  const measured = Object.entries(ranges).map(([measure, range]) => ({
    value: reading[measure as keyof typeof usualRanges],
    range,
  }));
  const isHigh = measured.some(({ value, range }) => value !== null && value > range[1]);
  const isLow = measured.some(({ value, range }) => value !== null && value < range[0]);
  if (isHigh && isLow) return 'mixed';
  return isHigh ? 'high' : isLow ? 'low' : undefined;
}

type WeighedRecord = Pick<RecordLists, 'esami' | 'diagnosi' | 'tbl_taccuinos' | 'rilevazioni' | 'files'>;

/** Says what sets news apart, by the rules of the app's `newsWeights`; a test compares them. */
export function findRelevance(
  { esami, diagnosi, tbl_taccuinos, rilevazioni, files }: WeighedRecord,
  age: number | null,
): (part: RecordPart) => Relevance | undefined {
  const done = new Set(esami.filter(({ indagine_stato }) => indagine_stato === '2').map((exam) => exam.id_indagine));
  const excluded = new Set(diagnosi.filter((row) => row.diagnosi_stato === '2').map((row) => row.id_diagnosi));
  const painful = new Set(
    tbl_taccuinos
      .filter(({ taccuino_intensita: score }) => score !== null && score >= severePain)
      .map(({ id_taccuino }) => id_taccuino),
  );
  const noted = new Set(
    files.filter(({ kardia }) => kardia.some(({ kardia_note: note }) => note)).map(({ id_file }) => id_file),
  );
  const readings = new Map(rilevazioni.map((reading) => [reading.id_rilevazione, reading]));
  return ({ area, tipo, id_record, parent }) => {
    if (area === 'allergies' || area === 'forbidden-drugs') return 'alert';
    const exam = tipo === 'exam' ? id_record : parent?.tipo === 'exam' ? parent.id_record : undefined;
    if (exam !== undefined) return done.has(exam) ? 'result' : undefined;
    if (tipo === 'file') return noted.has(id_record) ? 'symptom' : undefined;
    if (tipo === 'diagnosis') return excluded.has(id_record) ? 'excluded' : undefined;
    if (tipo === 'notebook') return painful.has(id_record) ? 'severe-pain' : undefined;
    const reading = tipo === 'reading' ? readings.get(id_record) : undefined;
    return reading && findSide(reading, age);
  };
}
