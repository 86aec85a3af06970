import type { components } from '../../contract/contract.gen.ts';
import { comparable } from '../../search.ts';
import { allergensIn } from './allergens.ts';
import { ingredientsOf } from './ingredients.ts';
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
}

type Severity = Finding['gravita'];

const order: readonly Severity[] = ['controindicata', 'grave', 'sconosciuta', 'moderata', 'lieve'];

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

/** How close two medicines are. */
function likeness(one: Substance, other: Substance): 'same' | 'family' | undefined {
  if (sameIngredient(one, other)) return 'same';
  return sameFamily(one, other) ? 'family' : undefined;
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
  if (current.atc === null) return [{ tipo: 'non_verificabile', gravita: 'sconosciuta', ...both }];
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
    const like = likeness(drug, other);
    if (like === undefined) return [];
    const gravita = severities[like];
    return [
      { tipo, gravita, farmaco_in_corso: other.name, interazione_con: drug.name, stretta: like === 'same', ...own },
    ];
  });
}

/** Whether an allergy is one to the medicine, or to something that the body may take for it. */
function allergyTo(drug: Substance, { name, substances }: Hypersensitivity): 'same' | 'family' | undefined {
  const text = ` ${comparable(name)} `;
  const groups = allergensIn(name);
  const named = ingredientsOf(drug.ingredient).some((ingredient) => text.includes(` ${ingredient} `));
  if (named || text.includes(` ${comparable(drug.name)} `)) return 'same';
  if (groups.some(({ atc }) => startsWithOne(drug.atc, atc))) return 'same';
  const likes = substances.map((substance) => likeness(drug, substance));
  if (likes.includes('same')) return 'same';
  return likes.includes('family') || groups.some(({ related }) => startsWithOne(drug.atc, related))
    ? 'family'
    : undefined;
}

function allergyFindings(drug: Substance, held: readonly Hypersensitivity[]): Finding[] {
  return held.flatMap((allergy): Finding[] => {
    const like = allergyTo(drug, allergy);
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

/** Compares a medicine with what a record holds. Nothing is silently left out: what could not be compared is named. */
export function checkInteractions(drug: Substance, held: Held, rules: readonly Rule[]): Check {
  const findings = [
    ...held.current.flatMap((current) => currentFindings(drug, current, rules)),
    ...pastFindings(drug, held.forbidden, 'vietato', { same: 'controindicata', family: 'grave' }),
    ...allergyFindings(drug, held.hypersensitivities),
    ...pastFindings(drug, held.reactions, 'reazione', { same: 'grave', family: 'moderata' }),
  ];
  // Who takes one medicine twice is told once.
  const once = [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
  // Sorting is stable: what is equally bad stays in the order in which it was looked at.
  once.sort((one, other) => order.indexOf(one.gravita) - order.indexOf(other.gravita));
  const known = ({ name, substances }: Hypersensitivity) => substances.length > 0 || allergensIn(name).length > 0;
  const hit = new Set(once.map(({ farmaco_in_corso }) => farmaco_in_corso));
  return {
    esito: drug.atc === null ? 'non_verificabile' : once.length > 0 ? 'presenti' : 'nessuna',
    messaggiInterazioni: once,
    non_confrontate: held.hypersensitivities.filter((one) => !known(one) && !hit.has(one.name)).map(({ name }) => name),
  };
}
