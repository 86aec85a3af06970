import type { Forecast } from '../../shared/access/use-forecast-text.ts';
import type { Language } from '../../shared/preferences/preferences.ts';
import type { Area, ShareableArea, ShareSave } from './sharing.queries.ts';

export type PurposeName = 'emergency' | 'visit' | 'relative';

export interface Purpose {
  name: PurposeName;
  areas: readonly Area[];
  hours: number;
}

/** Level of all purposes: the areas limit what is shown, and a code who opens it. */
export const purposeLevel = 6;

const week = 7 * 24;
const month = 30 * 24;

/** Those that a doctor with visibility Minima sees. */
const essentials: readonly Area[] = ['emergency-contacts', 'allergies', 'forbidden-drugs', 'current-therapies'];

export const purposes: readonly Purpose[] = [
  { name: 'emergency', areas: essentials, hours: month },
  {
    name: 'visit',
    areas: [
      'allergies',
      'forbidden-drugs',
      'current-therapies',
      'diagnoses',
      'exams',
      'visits',
      'readings',
      'notebook',
      'reactions',
    ],
    hours: week,
  },
  { name: 'relative', areas: essentials, hours: month },
];

/** Counts the records of a link, from what the server would include of each area. */
export function forecastLink({ areas }: Purpose, shareable: readonly ShareableArea[]): Forecast {
  const aree = shareable
    .map(({ area, numero, esclusi }) => ({
      area,
      visti: areas.includes(area) ? numero : 0,
      totale: numero + esclusi,
    }))
    .filter(({ totale }) => totale > 0);
  const sum = (count: 'visti' | 'totale') => aree.reduce((total, area) => total + area[count], 0);
  return { visti: sum('visti'), totale: sum('totale'), aree };
}

/** Six digits, to be told by voice; the server accepts five attempts. */
export function createCode(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(random % 1_000_000).padStart(6, '0');
}

interface Wanted {
  label: string;
  code: string;
  language: Language;
}

export const purposeBody = ({ areas, hours }: Purpose, { label, code, language }: Wanted): ShareSave => ({
  etichetta: label,
  contenuti: ['fhir', 'pdf'],
  aree: [...areas],
  id_livello_confidenzialita: purposeLevel,
  ore_di_validita: hours,
  codice: code,
  lingua: language,
});
