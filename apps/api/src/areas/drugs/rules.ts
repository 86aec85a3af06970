import type { components } from '../../contract/contract.gen.ts';
import { patientRules } from './patient-rules.ts';
import type { Language, Words } from './words.ts';

export type Finding = components['schemas']['DrugInteraction'];

/** Two groups of medicines that act on each other, each by the beginnings of its ATC codes. */
export interface Rule {
  a: readonly string[];
  b: readonly string[];
  severity: Finding['gravita'];
  /** In Italian, as whatever is kept of it. */
  effect: string;
  management: string;
  source: Finding['fonte'];
  /** Number in the list of the source. */
  entry: string;
}

interface Row {
  a: { atc: string[] };
  b: { atc: string[] };
  severity: string;
  effect: Words;
  management: Words;
  /** `RCP`, or the list and the number in it: `ONC-HP 8`. */
  source: string;
}

/** No clinician has reviewed the rules yet. Who says otherwise names the reviewer in `docs/decisions`. */
export const reviewed = false;

function toRule({ a, b, severity, effect, management, source }: Row): Rule {
  const [list = '', ...entry] = source.split(' ');
  // A test holds the file against the contract.
  return {
    severity: severity as Rule['severity'],
    effect: effect.it,
    management: management.it,
    a: a.atc,
    b: b.atc,
    source: list as Rule['source'],
    entry: entry.join(' '),
  };
}

interface Book {
  rules: Rule[];
  /** English sentences by the Italian ones. */
  english: Map<string, string>;
}

let book: Promise<Book> | undefined;

/** Read when first needed. */
function open(): Promise<Book> {
  book ??= import('./interactions.json', { with: { type: 'json' } }).then(({ default: rows }) => ({
    rules: rows.map(toRule),
    english: new Map(
      [
        ...rows.flatMap(({ effect, management }) => [effect, management]),
        ...patientRules.flatMap(({ about, effect, management }) => [about, effect, management]),
      ].map(({ it, en }) => [it, en]),
    ),
  }));
  return book;
}

export const loadRules = async (): Promise<Rule[]> => (await open()).rules;

/** Findings in the words of a language; those of a rule that was changed since they were kept stay Italian. */
export async function inLanguage(findings: readonly Finding[], language: Language): Promise<Finding[]> {
  if (language === 'it') return [...findings];
  const { english } = await open();
  return findings.map((finding) => {
    const [effetto, consiglio] = [english.get(finding.effetto), english.get(finding.consiglio)];
    return effetto === undefined || consiglio === undefined
      ? finding
      : {
          ...finding,
          ...(finding.tipo === 'condizione' && {
            farmaco_in_corso: english.get(finding.farmaco_in_corso) ?? finding.farmaco_in_corso,
          }),
          effetto,
          consiglio,
          lingua: 'en',
        };
  });
}
