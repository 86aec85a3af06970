import type { components } from '../../contract/contract.gen.ts';
import { icdOfText, specialtiesOfIcd } from './icd.ts';
import { specialty as is, none, type Specialties } from './ids.ts';
import { remember } from './remember.ts';

interface Diagnosis {
  tipo_diagnosi: components['schemas']['DiagnosisType'];
  diagnosi_patologia: string;
}

const ofType: Readonly<Record<Diagnosis['tipo_diagnosi'], Specialties>> = {
  Diagnosi: none,
  Allergia: [is.allergology],
  Intolleranza: [is.allergology, is.gastroenterology],
};

const known = remember<Specialties>();

const specialtiesOfWords = (text: string): Specialties =>
  known(text, () => {
    const category = icdOfText(text);
    return category === undefined ? none : specialtiesOfIcd(category);
  });

/** `code`: ICD-9-CM; the words are read only without one. */
export function specialtiesOfDiagnosis(
  { tipo_diagnosi, diagnosi_patologia }: Diagnosis,
  code: string | null = null,
): Specialties {
  const ofDisease = code === null ? specialtiesOfWords(diagnosi_patologia) : specialtiesOfIcd(code);
  const found = [...ofType[tipo_diagnosi], ...ofDisease];
  return [...new Set(found)].sort((one, other) => one - other);
}
