import type { components } from '../../contract/contract.gen.ts';

export const source =
  'Piano Nazionale Prevenzione Vaccinale 2023-2025 e Calendario nazionale vaccinale (Intesa Stato-Regioni del 2 agosto ' +
  '2023); obblighi: decreto-legge 73/2017, convertito dalla legge 119/2017';

export interface PlannedDose {
  /** In months. */
  age: number;
  /** Age in months from which the dose is late; never if omitted. */
  late?: number;
  /** Minimum months since the previous dose. */
  gap?: number;
  /** Condition on the previous doses and the age (in months) at the first one, actual or prospective. */
  condition?: (before: readonly { atc: string; age: number }[], startAge: number) => boolean;
}

export interface PlannedVaccine {
  id: components['schemas']['ScheduledVaccineId'];
  atc: readonly string[];
  /** Doses count from this age, in months. */
  minAge: number;
  /** No reminders from this age, in months: older people had another schedule. */
  maxAge: number;
  mandatory?: (birth: string) => boolean;
  femaleOnly?: true;
  /** The series must be started before this age, in months. */
  maxStartAge?: number;
  doses: readonly PlannedDose[] | Recurring | 'pregnancy';
}

export interface Recurring {
  /** In months. */
  from: number;
  everyMonths: number;
  lateAfter?: number;
  /** Due again each autumn, whenever the last winter's dose was given. */
  seasonal?: true;
}

const always = () => true;
const years = (count: number) => count * 12;
const forLife = years(130);
const startedBefore =
  (months: number): NonNullable<PlannedDose['condition']> =>
  (_before, startAge) =>
    startAge < months;
const startedAtFifteen: NonNullable<PlannedDose['condition']> = (_before, startAge) => startAge >= years(15);

/** Ages and doses: published schedule; limits for late, counted and unlisted doses: ours, not clinically reviewed. */
export const plan: readonly PlannedVaccine[] = [
  {
    id: 'esavalente',
    atc: ['J07CA09'],
    minAge: 0,
    maxAge: years(7),
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
    minAge: 0,
    maxAge: years(5),
    // Two doses when started in the second year, later one (SmPC of Prevenar 13, 4.2).
    doses: [
      { age: 2, late: 4 },
      { age: 4, late: 6, gap: 2, condition: startedBefore(years(2)) },
      { age: 10, late: 13, gap: 6, condition: startedBefore(years(1)) },
    ],
  },
  {
    id: 'meningococco-b',
    atc: ['J07AH09'],
    minAge: 0,
    maxAge: years(5),
    // Two doses when started after the second birthday (SmPC of Bexsero, 4.2).
    doses: [
      { age: 3, late: 5 },
      { age: 5, late: 7, gap: 2 },
      { age: 13, late: 16, gap: 6, condition: startedBefore(years(2)) },
    ],
  },
  {
    id: 'rotavirus',
    atc: ['J07BH'],
    minAge: 0,
    maxAge: 7,
    // First dose by twelve weeks: risk of intussusception (SmPC of RotaTeq, 4.2). Rotarix is completed by 24 weeks.
    maxStartAge: 4,
    doses: [
      { age: 2, late: 3 },
      { age: 4, late: 6, gap: 1 },
      // Only the pentavalent vaccine has a third dose.
      { age: 5, gap: 1, condition: (before) => before.some(({ atc }) => atc === 'J07BH02') },
    ],
  },
  {
    id: 'influenza-bambini',
    atc: ['J07BB'],
    minAge: 0,
    maxAge: years(7),
    doses: { from: 6, everyMonths: 12, seasonal: true },
  },
  {
    id: 'meningococco-acwy',
    atc: ['J07AH08'],
    minAge: 9,
    maxAge: years(5),
    doses: [{ age: 12, late: 16 }],
  },
  {
    id: 'mpr',
    atc: ['J07BD52', 'J07BD54'],
    minAge: 9,
    maxAge: years(18),
    mandatory: always,
    doses: [
      { age: 12, late: 16 },
      { age: years(5), late: years(7), gap: 1 },
    ],
  },
  {
    id: 'varicella',
    atc: ['J07BK01', 'J07BD54'],
    minAge: 9,
    maxAge: years(18),
    mandatory: (birth) => birth >= '2017-01-01',
    doses: [
      { age: 12, late: 16 },
      { age: years(5), late: years(7), gap: 1 },
    ],
  },
  {
    id: 'dtpa-ipv',
    atc: ['J07CA02'],
    minAge: years(4),
    maxAge: years(11),
    mandatory: always,
    doses: [{ age: years(5), late: years(7) }],
  },
  {
    id: 'hpv',
    atc: ['J07BM'],
    minAge: years(9),
    maxAge: years(19),
    doses: [
      { age: years(11), late: years(13) },
      { age: years(11) + 6, late: years(13) + 6, gap: 6, condition: startedBefore(years(15)) },
      // Three doses within six months, at 0, 2 and 6 months (SmPC of Gardasil 9, 4.2).
      { age: years(15), gap: 2, condition: startedAtFifteen },
      { age: years(15), gap: 4, condition: startedAtFifteen },
    ],
  },
  {
    id: 'dtpa-ipv-adolescenti',
    atc: ['J07CA02', 'J07CA01'],
    minAge: years(11),
    maxAge: years(19),
    mandatory: always,
    doses: [{ age: years(12) }],
  },
  {
    id: 'meningococco-acwy-adolescenti',
    atc: ['J07AH08'],
    minAge: years(10),
    maxAge: years(19),
    doses: [{ age: years(12) }],
  },
  {
    id: 'dtpa-adulti',
    // All vaccines against tetanus and diphtheria.
    atc: ['J07AJ52', 'J07CA02', 'J07CA01', 'J07AM51'],
    minAge: years(10),
    maxAge: forLife,
    doses: { from: years(19), everyMonths: years(10), lateAfter: 12 },
  },
  {
    id: 'hpv-donne',
    atc: ['J07BM'],
    minAge: years(9),
    maxAge: years(26),
    femaleOnly: true,
    doses: [{ age: years(25) }],
  },
  {
    id: 'dtpa-gravidanza',
    atc: ['J07AJ52'],
    minAge: years(12),
    maxAge: years(55),
    femaleOnly: true,
    doses: 'pregnancy',
  },
  {
    id: 'influenza-gravidanza',
    atc: ['J07BB'],
    minAge: years(12),
    maxAge: years(55),
    femaleOnly: true,
    doses: 'pregnancy',
  },
  {
    id: 'influenza-adulti',
    atc: ['J07BB'],
    minAge: years(18),
    maxAge: forLife,
    doses: { from: years(60), everyMonths: 12, seasonal: true },
  },
  {
    id: 'covid-19',
    atc: ['J07BN'],
    minAge: years(12),
    maxAge: forLife,
    doses: { from: years(60), everyMonths: 12, seasonal: true },
  },
  {
    id: 'pneumococco-anziani',
    atc: ['J07AL'],
    minAge: years(18),
    maxAge: forLife,
    doses: [{ age: years(65) }],
  },
  {
    id: 'herpes-zoster',
    // Excludes the former live vaccine.
    atc: ['J07BK03'],
    minAge: years(18),
    maxAge: forLife,
    doses: [{ age: years(65) }, { age: years(65) + 2, gap: 2 }],
  },
];
