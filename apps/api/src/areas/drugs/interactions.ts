import type { components } from '../../contract/contract.gen.ts';
import { comparable } from '../../search.ts';
import { allergensIn } from './allergens.ts';
import { ingredientsOf } from './ingredients.ts';
import { type PatientState, patientRules } from './patient-rules.ts';
import type { Finding, Rule } from './rules.ts';

export type Check = Pick<
  components['schemas']['DrugInteractions'],
  'esito' | 'messaggiInterazioni' | 'non_confrontate'
>;

/** What is known of a medicine when it is compared. */
export interface Substance {
  name: string;
  /** Null when the catalogue does not know it. */
  atc: string | null;
  ingredient: string;
  /** Of one in own words: the medicines of the catalogue that its words name. */
  meant?: readonly Substance[];
}

export interface Hypersensitivity {
  kind: 'allergia' | 'intolleranza';
  /** As it is written in the record. */
  name: string;
  /** The medicines of the catalogue that its words name. */
  substances: readonly Substance[];
}

/** What a medicine is compared with. */
export interface Held {
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

/** The chemical subgroup, which is the fourth level of the ATC code. */
const familyOf = (atc: string | null) => (atc !== null && atc.length >= 5 ? atc.slice(0, 5) : undefined);
const wholeAtc = 7;

function sameIngredient(one: Substance, other: Substance): boolean {
  if (one.atc !== null && one.atc.length === wholeAtc && one.atc === other.atc) return true;
  const others = new Set(ingredientsOf(other.ingredient));
  return ingredientsOf(one.ingredient).some((name) => others.has(name));
}

function sameFamily(one: Substance, other: Substance): boolean {
  const family = familyOf(one.atc);
  return family !== undefined && family === familyOf(other.atc);
}

/** How close two medicines of the catalogue are. */
function likeness(one: Substance, other: Substance): 'same' | 'family' | undefined {
  if (sameIngredient(one, other)) return 'same';
  return sameFamily(one, other) ? 'family' : undefined;
}

/** Shorter words are of the language as well. */
const leastLettersOfBrand = 4;

/** What stands before the strength. */
function brandIn(text: string): string {
  const words = comparable(text).split(' ');
  const strength = words.findIndex((word) => /\d/.test(word));
  return words.slice(0, strength === -1 ? undefined : strength).join(' ');
}

/** Whether words name a medicine, whole word by whole word. */
function names(text: string, drug: Substance): boolean {
  const words = ` ${comparable(text)} `;
  const name = comparable(drug.name);
  if ([name, ...ingredientsOf(drug.ingredient)].some((known) => known !== '' && words.includes(` ${known} `))) {
    return true;
  }
  const brand = brandIn(text);
  return brand.length >= leastLettersOfBrand && ` ${name} `.includes(` ${brand} `);
}

/** How close two entries of a record are, of which either may be in own words. */
function closeness(one: Substance, other: Substance): 'same' | 'family' | undefined {
  if ((other.meant && names(other.name, one)) || (one.meant && names(one.name, other))) return 'same';
  const ones = one.meant ?? [one];
  const likes = ones.flatMap((a) => (other.meant ?? [other]).map((b) => likeness(a, b)));
  const groups = other.meant ? allergensIn(other.name) : [];
  const inGroup = (of: 'atc' | 'related') =>
    groups.some((group) => ones.some(({ atc }) => startsWithOne(atc, group[of])));
  if (likes.includes('same') || inGroup('atc')) return 'same';
  return likes.includes('family') || inGroup('related') ? 'family' : undefined;
}

/** The sentences of the kinds that have no rule are the app's. */
const own = { effetto: '', consiglio: '', fonte: 'registro', voce: '' } as const;

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
  const both = { farmaco_in_corso: current.name, interazione_con: drug.name, stretta: true, ...own };
  if (sameIngredient(drug, current)) {
    const twice: Finding = { tipo: 'duplicato', gravita: 'grave', ...both };
    // A medicine is not held against itself; a combination holds more than what is taken twice.
    return drug.atc === current.atc ? [twice] : [twice, ...ruleFindings(drug, current, rules)];
  }
  return ruleFindings(drug, current, rules);
}

/** What the record says against a medicine or its family. */
function pastFindings(
  drug: Substance,
  past: readonly Substance[],
  tipo: Finding['tipo'],
  severities: Record<'same' | 'family', Severity>,
): Finding[] {
  return past.flatMap((other): Finding[] => {
    const like = closeness(drug, other);
    if (like === undefined) return [];
    const gravita = severities[like];
    return [
      { tipo, gravita, farmaco_in_corso: other.name, interazione_con: drug.name, stretta: like === 'same', ...own },
    ];
  });
}

/** An allergy is compared as a medicine in own words is. */
const inOwnWords = ({ name, substances }: Hypersensitivity): Substance => ({
  name,
  atc: null,
  ingredient: '',
  meant: substances,
});

function allergyFindings(drug: Substance, held: readonly Hypersensitivity[]): Finding[] {
  return held.flatMap((allergy): Finding[] => {
    const like = closeness(drug, inOwnWords(allergy));
    if (like === undefined) return [];
    const strong: Severity = allergy.kind === 'allergia' ? 'controindicata' : 'grave';
    const weak: Severity = allergy.kind === 'allergia' ? 'grave' : 'moderata';
    return [
      {
        tipo: allergy.kind,
        gravita: like === 'same' ? strong : weak,
        farmaco_in_corso: allergy.name,
        interazione_con: drug.name,
        stretta: like === 'same',
        ...own,
      },
    ];
  });
}

/** Pregnancy, age and kidneys. */
function stateFindings(drug: Substance, state: PatientState): Finding[] {
  const rules = patientRules.filter(
    ({ atc, applies }) => applies(state) && (drug.meant ?? [drug]).some((one) => startsWithOne(one.atc, atc)),
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

/** Words that name nothing that medicines are known by. */
const isUnknown = ({ name, atc, ingredient, meant }: Substance) =>
  meant === undefined
    ? atc === null && ingredientsOf(ingredient).length === 0
    : meant.length === 0 && allergensIn(name).length === 0;

/** Compares a medicine in own words, on either side, as each medicine that its words name. */
function withCurrent(drug: Substance, current: Substance, rules: readonly Rule[]): Finding[] {
  return (drug.meant ?? [drug]).flatMap((one) =>
    (current.meant ?? [current]).flatMap((other) =>
      currentFindings({ ...one, name: drug.name }, { ...other, name: current.name }, rules),
    ),
  );
}

/**
 * One finding for all medicines of the record that nothing is known of. A new medicine without an ATC code has none: the
 * outcome says that it could not be compared with anything.
 */
function unverifiable(drug: Substance, current: readonly Substance[]): Finding[] {
  const names = current.filter(({ atc, meant }) => atc === null && !meant?.length).map(({ name }) => name);
  if (drug.atc === null || names.length === 0) return [];
  return [
    {
      tipo: 'non_verificabile',
      gravita: 'sconosciuta',
      farmaco_in_corso: [...new Set(names)].join(', '),
      interazione_con: drug.name,
      stretta: true,
      ...own,
    },
  ];
}

/** Compares a medicine with what a record holds. Nothing is silently left out: what could not be compared is named. */
export function checkInteractions(drug: Substance, held: Held, rules: readonly Rule[]): Check {
  const findings = [
    ...held.current.flatMap((current) => withCurrent(drug, current, rules)),
    ...pastFindings(drug, held.forbidden, 'vietato', { same: 'controindicata', family: 'grave' }),
    ...allergyFindings(drug, held.hypersensitivities),
    ...pastFindings(drug, held.reactions, 'reazione', { same: 'grave', family: 'moderata' }),
    ...stateFindings(drug, held.state),
    ...unverifiable(drug, held.current),
  ];
  // Who takes one medicine twice is told once.
  const once = [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
  // Sorting is stable: what is equally bad stays in the order in which it was looked at.
  once.sort((one, other) => order.indexOf(one.gravita) - order.indexOf(other.gravita));
  const hit = new Set(once.map(({ farmaco_in_corso }) => farmaco_in_corso));
  const unknown = [...held.hypersensitivities.map(inOwnWords), ...held.forbidden, ...held.reactions].filter(isUnknown);
  return {
    esito: drug.atc === null ? 'non_verificabile' : once.length > 0 ? 'presenti' : 'nessuna',
    messaggiInterazioni: once,
    non_confrontate: [...new Set(unknown.map(({ name }) => name))].filter((name) => !hit.has(name)),
  };
}
