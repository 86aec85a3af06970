import type { components } from '../../contract/contract.gen.ts';
import { ageOn } from '../../policy/age.ts';
import { loadBuiltIn } from './built-in.ts';
import type { Catalogue, Medicine } from './catalogue.ts';
import type { Hypersensitivity, PatientContext, Substance } from './interactions.ts';
import { kidneyDegree, type PatientState } from './patient-rules.ts';

export interface NamedMedicine {
  id_farmaco_codifa: string;
  descrizione_breve: string;
}

export type Diagnosed = Pick<
  components['schemas']['Diagnosis'],
  'tipo_diagnosi' | 'diagnosi_patologia' | 'diagnosi_stato'
>;

export interface History {
  current: readonly (NamedMedicine & { id_terapie: number })[];
  /** The note says why. */
  forbidden: readonly (NamedMedicine & { id_terapie: number; note?: string })[];
  reactions: readonly NamedMedicine[];
  diagnoses: readonly Diagnosed[];
  person: Person;
}

export interface Person {
  birth: string | null;
  sex: 'female' | 'male' | 'unknown';
  /** YYYY-MM-DD. */
  today: string;
  pregnancy?: {
    /** First day of the last menstrual period, YYYY-MM-DD. */
    beginning: string | null;
  };
}

/** Wider than the WHO's 15 to 49: the pregnancy prevention measures of 2018 apply from menarche to menopause. */
const [firstFertile, lastFertile] = [10, 55];
const msPerWeek = 7 * 86_400_000;

function toPatientState({ birth, sex, today, pregnancy }: Person, diagnoses: readonly Diagnosed[]): PatientState {
  const age = birth === null ? undefined : ageOn(birth, today);
  const diseases = diagnoses.filter((one) => one.tipo_diagnosi === 'Diagnosi' && one.diagnosi_stato !== excluded);
  const kidney = kidneyDegree(diseases.map(({ diagnosi_patologia }) => diagnosi_patologia));
  const week = pregnancy?.beginning
    ? Math.floor((Date.parse(today) - Date.parse(pregnancy.beginning)) / msPerWeek)
    : undefined;
  return {
    ...(age !== undefined && { age }),
    ...(pregnancy && { pregnancy: week === undefined ? {} : { week } }),
    canBecomePregnant: sex === 'female' && (age === undefined || (age >= firstFertile && age <= lastFertile)),
    ...(kidney && { kidney }),
  };
}

const excluded = '2';

const distinct = <One>(list: readonly One[], getKey: (one: One) => string): One[] => [
  ...new Map(list.map((one) => [getKey(one), one])).values(),
];

const toKey = ({ id_farmaco_codifa, descrizione_breve }: NamedMedicine) => `${id_farmaco_codifa} ${descrizione_breve}`;

type Composed = Pick<Medicine, 'descrizione_breve' | 'codice_atc' | 'principio_attivo'>;

export function toSubstance({ descrizione_breve, codice_atc, principio_attivo }: Composed): Substance {
  return { name: descrizione_breve, atc: codice_atc, ingredient: principio_attivo };
}

async function hypersensitivities(diagnoses: readonly Diagnosed[]): Promise<Hypersensitivity[]> {
  const found = diagnoses.filter((one) => one.tipo_diagnosi !== 'Diagnosi' && one.diagnosi_stato !== excluded);
  if (found.length === 0) return [];
  const list = await loadBuiltIn();
  const distinctDiagnoses = distinct(
    found,
    ({ tipo_diagnosi, diagnosi_patologia }) => `${tipo_diagnosi} ${diagnosi_patologia}`,
  );
  return distinctDiagnoses.map(({ tipo_diagnosi, diagnosi_patologia: name }) => ({
    kind: tipo_diagnosi === 'Allergia' ? 'allergia' : 'intolleranza',
    name,
    substances: list.findNamed(name).map(toSubstance),
  }));
}

export async function toFreeTextSubstance(name: string): Promise<Substance> {
  return { name, atc: null, ingredient: '', matches: (await loadBuiltIn()).findNamed(name).map(toSubstance) };
}

export async function toPatientContext(
  history: History,
  catalogue: Catalogue,
  changed: number | undefined,
): Promise<PatientContext> {
  const others = <One extends { id_terapie: number }>(list: readonly One[]) =>
    list.filter(({ id_terapie }) => id_terapie !== changed);
  const current = others(history.current);
  const forbidden = others(history.forbidden);
  const ids = [...current, ...forbidden, ...history.reactions].map(({ id_farmaco_codifa }) => id_farmaco_codifa);
  const known = await catalogue.findAll(ids);
  const substance = async ({ id_farmaco_codifa, descrizione_breve: name }: NamedMedicine): Promise<Substance> => {
    const medicine = known.get(id_farmaco_codifa);
    // Keeps the recorded name, which may differ from the catalogue's current one.
    return medicine === undefined ? toFreeTextSubstance(name) : { ...toSubstance(medicine), name };
  };
  const all = (list: readonly NamedMedicine[]) => Promise.all(distinct(list, toKey).map(substance));
  const withReason = async ({ note: reason, ...drug }: History['forbidden'][number]): Promise<Substance> => ({
    ...(await substance(drug)),
    ...(reason && { reason }),
  });
  return {
    current: await all(current),
    forbidden: await Promise.all(distinct(forbidden, toKey).map(withReason)),
    reactions: await all(history.reactions),
    hypersensitivities: await hypersensitivities(history.diagnoses),
    state: toPatientState(history.person, history.diagnoses),
  };
}
