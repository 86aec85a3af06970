import type { components } from '../../contract/contract.gen.ts';
import { ageOn } from '../../policy/age.ts';
import { loadBuiltIn } from './built-in.ts';
import type { Catalogue, Medicine } from './catalogue.ts';
import type { Held, Hypersensitivity, Substance } from './interactions.ts';
import { kidneyOf, type PatientState } from './patient-rules.ts';

/** A medicine as a record names it. */
export interface Named {
  id_farmaco_codifa: string;
  descrizione_breve: string;
}

export type Diagnosed = Pick<
  components['schemas']['Diagnosis'],
  'tipo_diagnosi' | 'diagnosi_patologia' | 'diagnosi_stato'
>;

/** What a patient's record holds that a medicine is compared with; other areas bring it. */
export interface History {
  /** Taken at present. */
  current: readonly (Named & { id_terapie: number })[];
  forbidden: readonly (Named & { id_terapie: number })[];
  reactions: readonly Named[];
  diagnoses: readonly Diagnosed[];
  person: Person;
}

/** Facts about a person that some medicines must not meet. */
export interface Person {
  /** YYYY-MM-DD. */
  birth: string | null;
  sex: 'female' | 'male' | 'unknown';
  /** Today, YYYY-MM-DD. */
  today: string;
  /** The pregnancy that lasts today. */
  pregnancy?: {
    /** First day of the last menstruation, YYYY-MM-DD. */
    beginning: string | null;
  };
}

/**
 * Years in which a woman is taken to be able to become pregnant. Wider than the 15 to 49 of the World Health
 * Organization, because the measures of 2018 hold from the first menstruation to the menopause.
 */
const [firstFertile, lastFertile] = [10, 55];
const msPerWeek = 7 * 86_400_000;

function stateOf({ birth, sex, today, pregnancy }: Person, diagnoses: readonly Diagnosed[]): PatientState {
  const age = birth === null ? undefined : ageOn(birth, today);
  const diseases = diagnoses.filter((one) => one.tipo_diagnosi === 'Diagnosi' && one.diagnosi_stato !== excluded);
  const kidney = kidneyOf(diseases.map(({ diagnosi_patologia }) => diagnosi_patologia));
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

/** What is written down a hundred times is compared once: each comparison looks through the whole catalogue. */
const distinct = <One>(list: readonly One[], keyOf: (one: One) => string): One[] => [
  ...new Map(list.map((one) => [keyOf(one), one])).values(),
];

const nameOf = ({ id_farmaco_codifa, descrizione_breve }: Named) => `${id_farmaco_codifa} ${descrizione_breve}`;

type Composed = Pick<Medicine, 'descrizione_breve' | 'codice_atc' | 'principio_attivo'>;

export function toSubstance({ descrizione_breve, codice_atc, principio_attivo }: Composed): Substance {
  return { name: descrizione_breve, atc: codice_atc, ingredient: principio_attivo };
}

async function hypersensitivities(diagnoses: readonly Diagnosed[]): Promise<Hypersensitivity[]> {
  const found = diagnoses.filter((one) => one.tipo_diagnosi !== 'Diagnosi' && one.diagnosi_stato !== excluded);
  if (found.length === 0) return [];
  const list = await loadBuiltIn();
  const once = distinct(found, ({ tipo_diagnosi, diagnosi_patologia }) => `${tipo_diagnosi} ${diagnosi_patologia}`);
  return once.map(({ tipo_diagnosi, diagnosi_patologia: name }) => ({
    kind: tipo_diagnosi === 'Allergia' ? 'allergia' : 'intolleranza',
    name,
    substances: list.named(name).map(toSubstance),
  }));
}

/** A medicine as somebody wrote it, with those of the catalogue that the words name. */
export async function inOwnWords(name: string): Promise<Substance> {
  return { name, atc: null, ingredient: '', meant: (await loadBuiltIn()).named(name).map(toSubstance) };
}

/** The record in the terms of the comparison; a therapy that is being changed is left out. */
export async function heldBy(history: History, catalogue: Catalogue, changed: number | undefined): Promise<Held> {
  const others = (list: History['current']) => list.filter(({ id_terapie }) => id_terapie !== changed);
  const current = others(history.current);
  const forbidden = others(history.forbidden);
  const ids = [...current, ...forbidden, ...history.reactions].map(({ id_farmaco_codifa }) => id_farmaco_codifa);
  const known = await catalogue.findAll(ids);
  const substance = async ({ id_farmaco_codifa, descrizione_breve: name }: Named): Promise<Substance> => {
    const medicine = known.get(id_farmaco_codifa);
    // The name is the record's: what the catalogue calls it now may be another.
    return medicine === undefined ? inOwnWords(name) : { ...toSubstance(medicine), name };
  };
  const all = (list: readonly Named[]) => Promise.all(distinct(list, nameOf).map(substance));
  return {
    current: await all(current),
    forbidden: await all(forbidden),
    reactions: await all(history.reactions),
    hypersensitivities: await hypersensitivities(history.diagnoses),
    state: stateOf(history.person, history.diagnoses),
  };
}
