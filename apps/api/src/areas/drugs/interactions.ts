import { findAllergens } from '../../allergens.ts';
import type { components } from '../../contract/contract.gen.ts';
import { normalizeForSearch } from '../../search.ts';
import { parseIngredients } from './ingredients.ts';
import { type PatientState, patientRules } from './patient-rules.ts';
import type { Finding, Rule } from './rules.ts';

export type Check = Pick<
  components['schemas']['DrugInteractions'],
  'esito' | 'messaggiInterazioni' | 'non_confrontate'
>;

export interface Substance {
  name: string;
  /** Null when unknown. */
  atc: string | null;
  ingredient: string;
  /** For medicines entered as text: the catalogue entries that the text names. */
  matches?: readonly Substance[];
  /** Why the patient must not take it, in their own words. */
  reason?: string;
}

export interface Hypersensitivity {
  kind: 'allergia' | 'intolleranza';
  name: string;
  substances: readonly Substance[];
}

export interface PatientContext {
  current: readonly Substance[];
  forbidden: readonly Substance[];
  reactions: readonly Substance[];
  hypersensitivities: readonly Hypersensitivity[];
  state: PatientState;
}

type Severity = Finding['gravita'];

const order: readonly Severity[] = ['controindicata', 'grave', 'moderata', 'lieve', 'sconosciuta'];

const startsWithOne = (atc: string | null, prefixes: readonly string[]) =>
  atc !== null && prefixes.some((prefix) => atc.startsWith(prefix));

/** The chemical subgroup: level 4 of the ATC code. */
const getFamily = (atc: string | null) => (atc !== null && atc.length >= 5 ? atc.slice(0, 5) : undefined);
const fullAtcLength = 7;

function sameIngredient(one: Substance, other: Substance): boolean {
  if (one.atc !== null && one.atc.length === fullAtcLength && one.atc === other.atc) return true;
  const others = new Set(parseIngredients(other.ingredient));
  return parseIngredients(one.ingredient).some((name) => others.has(name));
}

function sameFamily(one: Substance, other: Substance): boolean {
  const family = getFamily(one.atc);
  return family !== undefined && family === getFamily(other.atc);
}

function compareMedicines(one: Substance, other: Substance): 'same' | 'family' | undefined {
  if (sameIngredient(one, other)) return 'same';
  return sameFamily(one, other) ? 'family' : undefined;
}

const minBrandLength = 4;

function parseBrand(text: string): string {
  const words = normalizeForSearch(text).split(' ');
  const strength = words.findIndex((word) => /\d/.test(word));
  return words.slice(0, strength === -1 ? undefined : strength).join(' ');
}

function mentions(text: string, drug: Substance): boolean {
  const words = ` ${normalizeForSearch(text)} `;
  const name = normalizeForSearch(drug.name);
  if ([name, ...parseIngredients(drug.ingredient)].some((known) => known !== '' && words.includes(` ${known} `))) {
    return true;
  }
  const brand = parseBrand(text);
  return brand.length >= minBrandLength && ` ${name} `.includes(` ${brand} `);
}

function compareEntries(one: Substance, other: Substance): 'same' | 'family' | undefined {
  if ((other.matches && mentions(other.name, one)) || (one.matches && mentions(one.name, other))) return 'same';
  const ones = one.matches ?? [one];
  const likes = ones.flatMap((a) => (other.matches ?? [other]).map((b) => compareMedicines(a, b)));
  const groups = other.matches ? findAllergens(other.name) : [];
  const inGroup = (of: 'atc' | 'related') =>
    groups.some((group) => ones.some(({ atc }) => startsWithOne(atc, group[of])));
  if (likes.includes('same') || inGroup('atc')) return 'same';
  return likes.includes('family') || inGroup('related') ? 'family' : undefined;
}

const noRuleText = { effetto: '', consiglio: '', fonte: 'registro', voce: '' } as const;

function ruleFindings(drug: Substance, current: Substance, rules: readonly Rule[]): Finding[] {
  return rules
    .filter(
      ({ a, b }) =>
        (startsWithOne(drug.atc, a) && startsWithOne(current.atc, b)) ||
        (startsWithOne(drug.atc, b) && startsWithOne(current.atc, a)),
    )
    .map(({ severity, effect, management, source, entry }) => ({
      tipo: 'interazione',
      gravita: severity,
      farmaco_in_corso: current.name,
      interazione_con: drug.name,
      stretta: true,
      effetto: effect,
      consiglio: management,
      fonte: source,
      voce: entry,
    }));
}

function currentFindings(drug: Substance, current: Substance, rules: readonly Rule[]): Finding[] {
  const both = { farmaco_in_corso: current.name, interazione_con: drug.name, stretta: true, ...noRuleText };
  if (sameIngredient(drug, current)) {
    const duplicate: Finding = { tipo: 'duplicato', gravita: 'grave', ...both };
    return drug.atc === current.atc ? [duplicate] : [duplicate, ...ruleFindings(drug, current, rules)];
  }
  return ruleFindings(drug, current, rules);
}

function pastFindings(
  drug: Substance,
  past: readonly Substance[],
  tipo: Finding['tipo'],
  severities: Record<'same' | 'family', Severity>,
): Finding[] {
  return past.flatMap((other): Finding[] => {
    const similarity = compareEntries(drug, other);
    if (similarity === undefined) return [];
    const gravita = severities[similarity];
    return [
      {
        tipo,
        gravita,
        farmaco_in_corso: other.name,
        interazione_con: drug.name,
        stretta: similarity === 'same',
        ...noRuleText,
        ...(other.reason && { motivo: other.reason }),
      },
    ];
  });
}

const allergyAsSubstance = ({ name, substances }: Hypersensitivity): Substance => ({
  name,
  atc: null,
  ingredient: '',
  matches: substances,
});

function allergyFindings(drug: Substance, context: readonly Hypersensitivity[]): Finding[] {
  return context.flatMap((allergy): Finding[] => {
    const similarity = compareEntries(drug, allergyAsSubstance(allergy));
    if (similarity === undefined) return [];
    const strong: Severity = allergy.kind === 'allergia' ? 'controindicata' : 'grave';
    const weak: Severity = allergy.kind === 'allergia' ? 'grave' : 'moderata';
    return [
      {
        tipo: allergy.kind,
        gravita: similarity === 'same' ? strong : weak,
        farmaco_in_corso: allergy.name,
        interazione_con: drug.name,
        stretta: similarity === 'same',
        ...noRuleText,
      },
    ];
  });
}

function stateFindings(drug: Substance, state: PatientState): Finding[] {
  const rules = patientRules.filter(
    ({ atc, applies }) => applies(state) && (drug.matches ?? [drug]).some((one) => startsWithOne(one.atc, atc)),
  );
  return rules.map(({ about, severity, effect, management, source, entry }) => ({
    tipo: 'condizione',
    gravita: severity,
    farmaco_in_corso: about.it,
    interazione_con: drug.name,
    stretta: true,
    effetto: effect.it,
    consiglio: management.it,
    fonte: source,
    voce: entry,
  }));
}

const isUnknown = ({ name, atc, ingredient, matches }: Substance) =>
  matches === undefined
    ? atc === null && parseIngredients(ingredient).length === 0
    : matches.length === 0 && findAllergens(name).length === 0;

function compareWithCurrent(drug: Substance, current: Substance, rules: readonly Rule[]): Finding[] {
  return (drug.matches ?? [drug]).flatMap((one) =>
    (current.matches ?? [current]).flatMap((other) =>
      currentFindings({ ...one, name: drug.name }, { ...other, name: current.name }, rules),
    ),
  );
}

/** One finding for all of them. A new medicine without an ATC code has none: the overall result reports it. */
function unidentifiedFinding(drug: Substance, current: readonly Substance[]): Finding[] {
  const names = current.filter(({ atc, matches }) => atc === null && !matches?.length).map(({ name }) => name);
  if (drug.atc === null || names.length === 0) return [];
  return [
    {
      tipo: 'non_verificabile',
      gravita: 'sconosciuta',
      farmaco_in_corso: [...new Set(names)].join(', '),
      interazione_con: drug.name,
      stretta: true,
      ...noRuleText,
    },
  ];
}

const isAllergy = ({ tipo }: Finding) => tipo === 'allergia';

/** Compares a medicine with a record. Entries that could not be compared are listed in the result. */
export function checkInteractions(drug: Substance, context: PatientContext, rules: readonly Rule[]): Check {
  const findings = [
    ...context.current.flatMap((current) => compareWithCurrent(drug, current, rules)),
    ...pastFindings(drug, context.forbidden, 'vietato', { same: 'controindicata', family: 'grave' }),
    ...allergyFindings(drug, context.hypersensitivities),
    ...pastFindings(drug, context.reactions, 'reazione', { same: 'grave', family: 'moderata' }),
    ...stateFindings(drug, context.state),
    ...unidentifiedFinding(drug, context.current),
  ];
  const distinctFindings = [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
  distinctFindings.sort(
    (one, other) =>
      order.indexOf(one.gravita) - order.indexOf(other.gravita) || Number(isAllergy(other)) - Number(isAllergy(one)),
  );
  const hit = new Set(distinctFindings.map(({ farmaco_in_corso }) => farmaco_in_corso));
  const unknown = [
    ...context.hypersensitivities.map(allergyAsSubstance),
    ...context.forbidden,
    ...context.reactions,
  ].filter(isUnknown);
  return {
    esito: drug.atc === null ? 'non_verificabile' : distinctFindings.length > 0 ? 'presenti' : 'nessuna',
    messaggiInterazioni: distinctFindings,
    non_confrontate: [...new Set(unknown.map(({ name }) => name))].filter((name) => !hit.has(name)),
  };
}
