import type { components } from '../../contract/contract.gen.ts';
import { icdOfText, specialtiesOfIcd } from './icd.ts';
import { specialty as is, none, type Specialties } from './ids.ts';

interface Diagnosis {
  tipo_diagnosi: components['schemas']['DiagnosisType'];
  diagnosi_patologia: string;
}

const ofType: Readonly<Record<Diagnosis['tipo_diagnosi'], Specialties>> = {
  Diagnosi: none,
  Allergia: [is.allergology],
  Intolleranza: [is.allergology, is.gastroenterology],
};

/** Diagnoses repeat the same words; proposals are made for every record that is read. */
const known = new Map<string, Specialties>();
const maxKnown = 2000;

function specialtiesOfWords(text: string): Specialties {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= maxKnown) known.clear();
  const category = icdOfText(text);
  const found = category === undefined ? none : specialtiesOfIcd(category);
  known.set(text, found);
  return found;
}

/** `code`: ICD-9-CM; the words are read only without one. */
export function specialtiesOfDiagnosis(
  { tipo_diagnosi, diagnosi_patologia }: Diagnosis,
  code: string | null = null,
): Specialties {
  const ofDisease = code === null ? specialtiesOfWords(diagnosi_patologia) : specialtiesOfIcd(code);
  const found = [...ofType[tipo_diagnosi], ...ofDisease];
  return [...new Set(found)].sort((one, other) => one - other);
}
