import type { components } from '../../contract/contract.gen.ts';

export const source =
  'Piano Nazionale Prevenzione Vaccinale 2023-2025 e Calendario nazionale vaccinale (Intesa Stato-Regioni del 2 agosto ' +
  '2023); obblighi: decreto-legge 73/2017, convertito dalla legge 119/2017';

export interface PlannedDose {
  /** In months. */
  age: number;
  /** The age at which it is late, in months; without it it never is. */
  late?: number;
  /** Least months since the dose before it. */
  gap?: number;
  /** Only for whom it is foreseen, going by the doses before it and the age (in months) at which they began, or would. */
  only?: (before: readonly { atc: string; age: number }[], begun: number) => boolean;
}

export interface PlannedVaccine {
  id: components['schemas']['ScheduledVaccineId'];
  /** Beginnings of the ATC codes that count. */
  atc: readonly string[];
  /** A dose counts when it was given at an age from here (in months) … */
  counts: number;
  /** … and nobody is reminded from this age on: who is older has grown up with another schedule. */
  until: number;
  mandatory?: (birth: string) => boolean;
  femaleOnly?: true;
  /** Who has not begun at this age, in months, does not begin any more. */
  beginsBefore?: number;
  doses: readonly PlannedDose[] | Recurring | 'pregnancy';
}

export interface Recurring {
  /** In months, as the others. */
  from: number;
  everyMonths: number;
  lateAfter?: number;
  /** It comes back with the autumn, whenever it was done in the winter before. */
  seasonal?: true;
}

const always = () => true;
const years = (count: number) => count * 12;
const forLife = years(130);
const beganBefore =
  (months: number): NonNullable<PlannedDose['only']> =>
  (_before, begun) =>
    begun < months;
const beganAtFifteen: NonNullable<PlannedDose['only']> = (_before, begun) => begun >= years(15);

/**
 * Ages and doses are those of the published schedule; from which age on a dose is late, which ages count and until when
 * somebody is reminded are ours. A clinician has not reviewed them yet, and the page says that it replaces no doctor.
 */
export const plan: readonly PlannedVaccine[] = [
  {
    id: 'esavalente',
    atc: ['J07CA09'],
    counts: 0,
    until: years(7),
    mandatory: always,
    doses: [
      { age: 2, late: 4 },
      { age: 4, late: 6, gap: 2 },
      { age: 10, late: 13, gap: 6 },
    ],
  },
  {
    id: 'pneumococco',
    atc: ['J07AL02'],
    counts: 0,
    until: years(5),
    // Who begins in the second year has two, later one (summary of product characteristics of Prevenar 13, 4.2).
    doses: [
      { age: 2, late: 4 },
      { age: 4, late: 6, gap: 2, only: beganBefore(years(2)) },
      { age: 10, late: 13, gap: 6, only: beganBefore(years(1)) },
    ],
  },
  {
    id: 'meningococco-b',
    atc: ['J07AH09'],
    counts: 0,
    until: years(5),
    // Who begins after the second birthday has two (summary of product characteristics of Bexsero, 4.2).
    doses: [
      { age: 3, late: 5 },
      { age: 5, late: 7, gap: 2 },
      { age: 13, late: 16, gap: 6, only: beganBefore(years(2)) },
    ],
  },
  {
    id: 'rotavirus',
    atc: ['J07BH'],
    counts: 0,
    until: 7,
    // The first at twelve weeks at the latest, for the danger of an intussusception (summary of product characteristics of
    // RotaTeq, 4.2); that of Rotarix has both done by 24 weeks.
    beginsBefore: 4,
    doses: [
      { age: 2, late: 3 },
      { age: 4, late: 6, gap: 1 },
      // Only the pentavalent vaccine has a third dose.
      { age: 5, gap: 1, only: (before) => before.some(({ atc }) => atc === 'J07BH02') },
    ],
  },
  {
    id: 'influenza-bambini',
    atc: ['J07BB'],
    counts: 0,
    until: years(7),
    doses: { from: 6, everyMonths: 12, seasonal: true },
  },
  {
    id: 'meningococco-acwy',
    atc: ['J07AH08'],
    counts: 9,
    until: years(5),
    doses: [{ age: 12, late: 16 }],
  },
  {
    id: 'mpr',
    atc: ['J07BD52', 'J07BD54'],
    counts: 9,
    until: years(18),
    mandatory: always,
    doses: [
      { age: 12, late: 16 },
      { age: years(5), late: years(7), gap: 1 },
    ],
  },
  {
    id: 'varicella',
    atc: ['J07BK01', 'J07BD54'],
    counts: 9,
    until: years(18),
    mandatory: (birth) => birth >= '2017-01-01',
    doses: [
      { age: 12, late: 16 },
      { age: years(5), late: years(7), gap: 1 },
    ],
  },
  {
    id: 'dtpa-ipv',
    atc: ['J07CA02'],
    counts: years(4),
    until: years(11),
    mandatory: always,
    doses: [{ age: years(5), late: years(7) }],
  },
  {
    id: 'hpv',
    atc: ['J07BM'],
    counts: years(9),
    until: years(19),
    doses: [
      { age: years(11), late: years(13) },
      { age: years(11) + 6, late: years(13) + 6, gap: 6, only: beganBefore(years(15)) },
      // Three within half a year: after two months and after six (summary of product characteristics of Gardasil 9, 4.2).
      { age: years(15), gap: 2, only: beganAtFifteen },
      { age: years(15), gap: 4, only: beganAtFifteen },
    ],
  },
  {
    id: 'dtpa-ipv-adolescenti',
    atc: ['J07CA02', 'J07CA01'],
    counts: years(11),
    until: years(19),
    mandatory: always,
    doses: [{ age: years(12) }],
  },
  {
    id: 'meningococco-acwy-adolescenti',
    atc: ['J07AH08'],
    counts: years(10),
    until: years(19),
    doses: [{ age: years(12) }],
  },
  {
    id: 'dtpa-adulti',
    // Whatever protects from tetanus and diphtheria.
    atc: ['J07AJ52', 'J07CA02', 'J07CA01', 'J07AM51'],
    counts: years(10),
    until: forLife,
    doses: { from: years(19), everyMonths: years(10), lateAfter: 12 },
  },
  {
    id: 'hpv-donne',
    atc: ['J07BM'],
    counts: years(9),
    until: years(26),
    femaleOnly: true,
    doses: [{ age: years(25) }],
  },
  {
    id: 'dtpa-gravidanza',
    atc: ['J07AJ52'],
    counts: years(12),
    until: years(55),
    femaleOnly: true,
    doses: 'pregnancy',
  },
  {
    id: 'influenza-gravidanza',
    atc: ['J07BB'],
    counts: years(12),
    until: years(55),
    femaleOnly: true,
    doses: 'pregnancy',
  },
  {
    id: 'influenza-adulti',
    atc: ['J07BB'],
    counts: years(18),
    until: forLife,
    doses: { from: years(60), everyMonths: 12, seasonal: true },
  },
  {
    id: 'covid-19',
    atc: ['J07BN'],
    counts: years(12),
    until: forLife,
    doses: { from: years(60), everyMonths: 12, seasonal: true },
  },
  {
    id: 'pneumococco-anziani',
    atc: ['J07AL'],
    counts: years(18),
    until: forLife,
    doses: [{ age: years(65) }],
  },
  {
    id: 'herpes-zoster',
    // Not the live vaccine of before.
    atc: ['J07BK03'],
    counts: years(18),
    until: forLife,
    doses: [{ age: years(65) }, { age: years(65) + 2, gap: 2 }],
  },
];
