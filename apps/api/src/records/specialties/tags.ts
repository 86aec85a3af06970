import type { components } from '../../contract/contract.gen.ts';

/** IDs are permanent and never reassigned: associations and files refer to them. */
export const specialtyTags: components['schemas']['SpecialtyTag'][] = [
  { id: 1, tag: 'Allergologia' },
  { id: 2, tag: 'Cardiologia' },
  { id: 3, tag: 'Chirurgia generale' },
  { id: 4, tag: 'Dermatologia' },
  { id: 5, tag: 'Endocrinologia e diabetologia' },
  { id: 6, tag: 'Fisiatria' },
  { id: 7, tag: 'Gastroenterologia' },
  { id: 8, tag: 'Ginecologia e ostetricia' },
  { id: 9, tag: 'Medicina di laboratorio' },
  { id: 10, tag: 'Medicina generale' },
  { id: 11, tag: 'Nefrologia' },
  { id: 12, tag: 'Neurologia' },
  { id: 13, tag: 'Oculistica' },
  { id: 14, tag: 'Odontoiatria' },
  { id: 15, tag: 'Oncologia' },
  { id: 16, tag: 'Ortopedia' },
  { id: 17, tag: 'Otorinolaringoiatria' },
  { id: 18, tag: 'Pneumologia' },
  { id: 19, tag: 'Psichiatria' },
  { id: 20, tag: 'Radiologia' },
  { id: 21, tag: 'Reumatologia' },
  { id: 22, tag: 'Terapia del dolore' },
  { id: 23, tag: 'Urologia' },
];

const inEnglish: Readonly<Record<number, string>> = {
  1: 'Allergology',
  2: 'Cardiology',
  3: 'General surgery',
  4: 'Dermatology',
  5: 'Endocrinology and diabetology',
  6: 'Physical and rehabilitation medicine',
  7: 'Gastroenterology',
  8: 'Gynaecology and obstetrics',
  9: 'Laboratory medicine',
  10: 'General practice',
  11: 'Nephrology',
  12: 'Neurology',
  13: 'Ophthalmology',
  14: 'Dentistry',
  15: 'Oncology',
  16: 'Orthopaedics',
  17: 'Ear, nose and throat medicine',
  18: 'Respiratory medicine',
  19: 'Psychiatry',
  20: 'Radiology',
  21: 'Rheumatology',
  22: 'Pain medicine',
  23: 'Urology',
};

export const specialtiesInEnglish: Readonly<Record<string, string>> = Object.fromEntries(
  specialtyTags.map(({ id, tag }) => [tag, inEnglish[id] ?? tag]),
);

export function tagsIn(language: 'it' | 'en'): components['schemas']['SpecialtyTag'][] {
  if (language === 'it') return specialtyTags;
  const named = specialtyTags.map(({ id, tag }) => ({ id, tag: specialtiesInEnglish[tag] ?? tag }));
  return named.sort((one, other) => one.tag.localeCompare(other.tag, 'en'));
}
