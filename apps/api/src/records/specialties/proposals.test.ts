// Expected specialties come from the published classifications: the branches of the nomenclature of outpatient services (DM
// 22 July 1996), the chapters of ICD-9-CM and the main groups of the WHO's ATC index.
import { describe, expect, test, vi } from 'vitest';
import drugs from '../../areas/drugs/drugs.json' with { type: 'json' };
import investigations from '../../areas/exams/investigations.json' with { type: 'json' };
import { specialtiesOfAtc } from './atc.ts';
import { specialtiesOfDiagnosis } from './diagnoses.ts';
import { icdOfText, specialtiesOfIcd } from './icd.ts';
import { type Category, specialtiesOfInvestigation } from './investigations.ts';
import { specialtiesOfReading } from './measures.ts';
import { specialtiesOfRegions } from './regions.ts';
import { specialtyTags } from './tags.ts';

const names = (ids: readonly number[]) => ids.map((id) => specialtyTags.find((tag) => tag.id === id)?.tag);

// covers P-26
describe('an investigation of the lookup belongs to the branch of the nomenclature:', () => {
  const find = (name: string) => {
    const found = investigations.find(({ descrizione }) => descrizione === name);
    if (found === undefined) throw new Error(`There is no ${name}.`);
    return names(specialtiesOfInvestigation(found.descrizione, found.categoria as Category));
  };
  test.each([
    ['Elettrocardiogramma (ECG)', ['Cardiologia']],
    ['ECG dinamico secondo Holter (24 ore)', ['Cardiologia']],
    ['Ecocardiogramma color Doppler', ['Cardiologia']],
    ['Test ergometrico (ECG da sforzo)', ['Cardiologia']],
    ['Visita cardiologica con ECG', ['Cardiologia']],
    ['Spirometria semplice', ['Pneumologia']],
    ['Emogasanalisi arteriosa', ['Pneumologia']],
    ['Gastroscopia (EGDS)', ['Gastroenterologia']],
    ['Colonscopia', ['Gastroenterologia']],
    ['Visita endocrinologica', ['Endocrinologia e diabetologia']],
    ['Visita diabetologica', ['Endocrinologia e diabetologia']],
    ['Visita dermatologica', ['Dermatologia']],
    ['Prick test inalanti e alimenti', ['Allergologia']],
    ['Fundus oculi', ['Oculistica']],
    ['Tomografia a coerenza ottica (OCT)', ['Oculistica']],
    ['Esame audiometrico', ['Otorinolaringoiatria']],
    ['Impedenzometria', ['Otorinolaringoiatria']],
    ['Elettroencefalogramma (EEG)', ['Neurologia']],
    ['Elettromiografia (EMG)', ['Neurologia']],
    ['Visita ortopedica', ['Ortopedia']],
    ['Visita fisiatrica', ['Fisiatria']],
    ['Capillaroscopia', ['Reumatologia']],
    ['Cistoscopia', ['Urologia']],
    ['Colposcopia', ['Ginecologia e ostetricia']],
    ['Cardiotocografia', ['Ginecologia e ostetricia']],
    ['Visita nefrologica', ['Nefrologia']],
    ['Visita oncologica', ['Oncologia']],
    ['Visita psichiatrica', ['Psichiatria']],
    ['Visita odontoiatrica', ['Odontoiatria']],
    ['Visita terapia del dolore', ['Terapia del dolore']],
    ['Emocromo completo con formula', ['Medicina di laboratorio']],
    ['HIV 1-2 Ag/Ab', ['Medicina di laboratorio']],
    ['Radiografia del torace (2 proiezioni)', ['Radiologia']],
    ['RM ginocchio', ['Radiologia']],
    ['TC coronarica (coronaro-TC)', ['Cardiologia', 'Radiologia']],
    ['Ecografia ostetrica', ['Ginecologia e ostetricia', 'Radiologia']],
    ['Ortopantomografia (OPT)', ['Odontoiatria', 'Radiologia']],
    ['Pap test', ['Ginecologia e ostetricia', 'Medicina di laboratorio']],
    ['Biopsia prostatica', ['Medicina di laboratorio', 'Urologia']],
    // Branches without a tag of their own.
    ['Visita geriatrica', []],
    ['Visita pediatrica', []],
    ['Visita infettivologica', []],
  ])('%s', (name, expected) => expect(find(name)).toEqual(expected));

  test('specialist ones without a branch among the tags are few', () => {
    const without = investigations
      .filter(
        ({ descrizione, categoria }) => specialtiesOfInvestigation(descrizione, categoria as Category).length === 0,
      )
      .map(({ descrizione }) => descrizione);
    expect(without).toEqual([
      'Visita ematologica',
      'Visita geriatrica',
      'Visita pediatrica',
      'Visita infettivologica',
      'Visita di medicina dello sport',
    ]);
  });
});

test.each([
  ['Lastra al torace', ['Radiologia']],
  ['Esami del sangue di controllo', ['Medicina di laboratorio']],
  ['Visita cardiologica', ['Cardiologia']],
  ['Controllo', []],
  ['Dottorato', []],
])('an exam without a category is read by its words: %s', (type, expected) => {
  expect(names(specialtiesOfInvestigation(type, null))).toEqual(expected);
});

// covers P-26
test.each([
  ['001', []],
  ['174.9', ['Oncologia']],
  ['239', ['Oncologia']],
  ['250.00', ['Endocrinologia e diabetologia']],
  ['280', []],
  ['311', ['Psichiatria']],
  ['346.1', ['Neurologia']],
  ['366', ['Oculistica']],
  ['389', ['Otorinolaringoiatria']],
  ['390', ['Cardiologia']],
  ['401.1', ['Cardiologia']],
  ['459', ['Cardiologia']],
  ['460', ['Pneumologia']],
  ['477.0', ['Allergologia', 'Otorinolaringoiatria']],
  ['493', ['Pneumologia']],
  ['519', ['Pneumologia']],
  ['521', ['Odontoiatria']],
  ['530.81', ['Gastroenterologia']],
  ['579', ['Gastroenterologia']],
  ['585', ['Nefrologia']],
  ['592', ['Urologia']],
  ['617', ['Ginecologia e ostetricia']],
  ['650', ['Ginecologia e ostetricia']],
  ['691.8', ['Dermatologia']],
  ['714.0', ['Reumatologia']],
  ['722.10', ['Fisiatria', 'Ortopedia']],
  ['733', ['Ortopedia']],
  ['745', []],
  ['780', []],
  ['813', ['Ortopedia']],
  ['850', []],
  ['V10', []],
  ['E880', []],
])('the category %s of ICD-9-CM belongs to the specialty of its chapter', (code, expected) => {
  expect(names(specialtiesOfIcd(code))).toEqual(expected);
});

test.each([
  ['Emicrania senza aura', '346'],
  ['Ipercolesterolemia', '272'],
  ['Malattia da reflusso gastroesofageo', '530'],
  ['Sindrome del tunnel carpale, mano destra', '354'],
  ['Ernia del disco lombare', '722'],
  ['Ipertensione arteriosa', '401'],
  ['Diabete mellito di tipo 2', '250'],
  ['Carcinoma della tiroide', '199'],
  ['Celiachia', '579'],
  ['Stanchezza', undefined],
])('%s has the category %s', (text, category) => expect(icdOfText(text)).toBe(category));

test('an allergy belongs to allergology, and the disease to its specialty', () => {
  const of = (tipo_diagnosi: 'Diagnosi' | 'Allergia' | 'Intolleranza', diagnosi_patologia: string, code?: string) =>
    names(specialtiesOfDiagnosis({ tipo_diagnosi, diagnosi_patologia }, code));
  expect(of('Allergia', 'Allergia alla penicillina')).toEqual(['Allergologia']);
  expect(of('Allergia', 'Asma allergica')).toEqual(['Allergologia', 'Pneumologia']);
  expect(of('Intolleranza', 'Lattosio')).toEqual(['Allergologia', 'Gastroenterologia']);
  expect(of('Diagnosi', 'Asma')).toEqual(['Pneumologia']);
  expect(of('Diagnosi', 'Asma', '401')).toEqual(['Cardiologia']);
  expect(of('Diagnosi', 'Stanchezza')).toEqual([]);
});

// covers P-26
test.each([
  ['A02BC02', ['Gastroenterologia']],
  ['A10BA02', ['Endocrinologia e diabetologia']],
  ['A11CC05', []],
  ['B01AC06', ['Cardiologia']],
  ['C07AA05', ['Cardiologia']],
  ['D07AC01', ['Dermatologia']],
  ['G03AA07', ['Ginecologia e ostetricia']],
  ['G04CA02', ['Urologia']],
  ['H03AA01', ['Endocrinologia e diabetologia']],
  ['J01CR02', []],
  ['J07BB02', []],
  ['L01BA01', ['Oncologia']],
  ['L04AX03', ['Reumatologia']],
  ['M01AE01', ['Ortopedia', 'Reumatologia']],
  ['M04AA01', ['Reumatologia']],
  ['N02BE01', ['Terapia del dolore']],
  ['N02CC01', ['Neurologia']],
  ['N03AX09', ['Neurologia']],
  ['N05BA12', ['Psichiatria']],
  ['N06AB04', ['Psichiatria']],
  ['N06DA02', ['Neurologia']],
  ['R01AD09', ['Otorinolaringoiatria']],
  ['R03AC02', ['Pneumologia']],
  ['R06AE07', ['Allergologia']],
  ['S01ED01', ['Oculistica']],
  ['S02CA03', ['Otorinolaringoiatria']],
  ['V03AB15', []],
  [null, []],
])('the medicine %s belongs to the specialty of its ATC group', (code, expected) => {
  expect(names(specialtiesOfAtc(code))).toEqual(expected);
});

test('most medicines of the built-in list have a specialty', () => {
  const without = drugs.filter(({ atc }) => specialtiesOfAtc(atc).length === 0);
  expect(without.length / drugs.length).toBeLessThan(0.3);
  expect(new Set(without.map(({ atc }) => atc.slice(0, 1)))).toEqual(new Set(['A', 'B', 'J', 'P', 'V']));
});

test('a drawing of pain also belongs to what lies below it', () => {
  const pain = ['Fisiatria', 'Ortopedia', 'Reumatologia', 'Terapia del dolore'];
  expect(names(specialtiesOfRegions([]))).toEqual(pain);
  expect(names(specialtiesOfRegions(['218', '219']))).toEqual(pain);
  expect(names(specialtiesOfRegions(['101']))).toEqual(['Fisiatria', 'Neurologia', 'Ortopedia', ...pain.slice(2)]);
  expect(names(specialtiesOfRegions(['116', '117', '109']))).toEqual([
    ...['Cardiologia', 'Fisiatria', 'Gastroenterologia'],
    ...pain.slice(1),
  ]);
});

test('a reading concerns the family doctor and the specialist of the organ', () => {
  const none = { parametro_pressione_max: null, parametro_frequenza: null, parametro_saturazione: null };
  expect(names(specialtiesOfReading(none))).toEqual(['Medicina generale']);
  expect(names(specialtiesOfReading({ ...none, parametro_frequenza: 60 }))).toEqual([
    'Cardiologia',
    'Medicina generale',
  ]);
  expect(names(specialtiesOfReading({ ...none, parametro_saturazione: 97 }))).toEqual([
    ...['Medicina generale', 'Pneumologia'],
  ]);
});

test('the same words are compared with the rules once', () => {
  const propose = () => {
    for (let index = 0; index < 500; index += 1) {
      specialtiesOfInvestigation(`Ecografia addome completo ${index}`, 'SR');
      specialtiesOfDiagnosis({ tipo_diagnosi: 'Diagnosi', diagnosi_patologia: `Ernia del disco ${index}` });
    }
  };
  // Every comparison begins with it.
  const read = vi.spyOn(String.prototype, 'toLowerCase');
  propose();
  const once = read.mock.calls.length;
  propose();
  const twice = read.mock.calls.length;
  read.mockRestore();
  expect(once).toBeGreaterThanOrEqual(1000);
  expect(twice).toBe(once);
});
