import type { components } from '../../contract/contract.gen.ts';

export type Finding = components['schemas']['DrugInteraction'];

/** Two groups of medicines that act on each other, each by the beginnings of its ATC codes. */
export interface Rule {
  a: readonly string[];
  b: readonly string[];
  severity: Finding['gravita'];
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
  effect: string;
  management: string;
  /** `RCP`, or the list and the number in it: `ONC-HP 8`. */
  source: string;
}

/** No clinician has reviewed the rules yet. Who says otherwise names the reviewer in `docs/decisions`. */
export const reviewed = false;

function toRule({ a, b, source, ...row }: Row): Rule {
  const [list = '', ...entry] = source.split(' ');
  // A test holds the file against the contract.
  return {
    ...(row as Pick<Rule, 'severity' | 'effect' | 'management'>),
    a: a.atc,
    b: b.atc,
    source: list as Rule['source'],
    entry: entry.join(' '),
  };
}

let rules: Promise<Rule[]> | undefined;

/** Read when first needed. */
export function loadRules(): Promise<Rule[]> {
  rules ??= import('./interactions.json', { with: { type: 'json' } }).then(({ default: rows }) => rows.map(toRule));
  return rules;
}
