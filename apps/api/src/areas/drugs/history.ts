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

type BuiltIn = Awaited<ReturnType<typeof loadBuiltIn>>;
type Composed = Pick<Medicine, 'descrizione_breve' | 'codice_atc' | 'principio_attivo'>;

export function toSubstance({ descrizione_breve, codice_atc, principio_attivo }: Composed): Substance {
  return { name: descrizione_breve, atc: codice_atc, ingredient: principio_attivo };
}

function hypersensitivities(diagnoses: readonly Diagnosed[], list: BuiltIn): Hypersensitivity[] {
  const found = diagnoses.filter((one) => one.tipo_diagnosi !== 'Diagnosi' && one.diagnosi_stato !== excluded);
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

const toFreeText = (name: string, list: BuiltIn): Substance => ({
  ...{ name, atc: null, ingredient: '' },
  matches: list.findNamed(name).map(toSubstance),
});

export const toFreeTextSubstance = async (name: string): Promise<Substance> => toFreeText(name, await loadBuiltIn());

export interface Comparable {
  toSubstance(medicine: NamedMedicine): Substance;
  /** Everything that a medicine is compared with, but for a therapy that it replaces. */
  contextWithout(therapyId: number | undefined): PatientContext;
}

/** Looks up the medicines of a history once, however many are compared with it. */
export async function toComparable(history: History, catalogue: Catalogue): Promise<Comparable> {
  const medicines = distinct([...history.current, ...history.forbidden, ...history.reactions], toKey);
  const known = await catalogue.findAll(medicines.map(({ id_farmaco_codifa }) => id_farmaco_codifa));
  const list = await loadBuiltIn();
  const substances = new Map(
    medicines.map((one) => {
      const { id_farmaco_codifa, descrizione_breve: name } = one;
      const medicine = known.get(id_farmaco_codifa);
      // Keeps the recorded name, which may differ from the catalogue's current one.
      return [toKey(one), medicine ? { ...toSubstance(medicine), name } : toFreeText(name, list)];
    }),
  );
  const find = (medicine: NamedMedicine): Substance =>
    substances.get(toKey(medicine)) ?? toFreeText(medicine.descrizione_breve, list);
  const reactions = distinct(history.reactions, toKey).map(find);
  const allergies = hypersensitivities(history.diagnoses, list);
  const state = toPatientState(history.person, history.diagnoses);
  return {
    toSubstance: find,
    contextWithout(therapyId) {
      const others = <One extends NamedMedicine & { id_terapie: number }>(all: readonly One[]) =>
        distinct(
          all.filter(({ id_terapie }) => id_terapie !== therapyId),
          toKey,
        );
      return {
        current: others(history.current).map(find),
        forbidden: others(history.forbidden).map(({ note: reason, ...drug }) => ({
          ...find(drug),
          ...(reason && { reason }),
        })),
        reactions,
        hypersensitivities: allergies,
        state,
      };
    },
  };
}
