import { expect, test } from 'vitest';
import { specialtyTags, tagsIn } from './tags.ts';

const named: [id: number, italian: string, english: string][] = [
  [1, 'Allergologia', 'Allergology'],
  [2, 'Cardiologia', 'Cardiology'],
  [3, 'Chirurgia generale', 'General surgery'],
  [4, 'Dermatologia', 'Dermatology'],
  [5, 'Endocrinologia e diabetologia', 'Endocrinology and diabetology'],
  [6, 'Fisiatria', 'Physical and rehabilitation medicine'],
  [7, 'Gastroenterologia', 'Gastroenterology'],
  [8, 'Ginecologia e ostetricia', 'Gynaecology and obstetrics'],
  [9, 'Medicina di laboratorio', 'Laboratory medicine'],
  [10, 'Medicina generale', 'General practice'],
  [11, 'Nefrologia', 'Nephrology'],
  [12, 'Neurologia', 'Neurology'],
  [13, 'Oculistica', 'Ophthalmology'],
  [14, 'Odontoiatria', 'Dentistry'],
  [15, 'Oncologia', 'Oncology'],
  [16, 'Ortopedia', 'Orthopaedics'],
  [17, 'Otorinolaringoiatria', 'Ear, nose and throat medicine'],
  [18, 'Pneumologia', 'Respiratory medicine'],
  [19, 'Psichiatria', 'Psychiatry'],
  [20, 'Radiologia', 'Radiology'],
  [21, 'Reumatologia', 'Rheumatology'],
  [22, 'Terapia del dolore', 'Pain medicine'],
  [23, 'Urologia', 'Urology'],
];

test('specialties keep their IDs and are sorted by name in each language', () => {
  expect(specialtyTags).toEqual(named.map(([id, tag]) => ({ id, tag })));
  expect(tagsIn('it')).toEqual(specialtyTags);
  const english = named.map(([id, , tag]) => ({ id, tag }));
  expect(tagsIn('en')).toEqual([...english].sort((one, other) => (one.tag < other.tag ? -1 : 1)));
});
