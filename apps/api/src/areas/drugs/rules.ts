import type { components } from '../../contract/contract.gen.ts';
import type { Language, LocalizedText } from './localized-text.ts';
import { patientRules } from './patient-rules.ts';

export type Finding = components['schemas']['DrugInteraction'];

export interface Rule {
  a: readonly string[];
  b: readonly string[];
  severity: Finding['gravita'];
  /** In Italian, as stored in findings. */
  effect: string;
  management: string;
  source: Finding['fonte'];
  entry: string;
}

interface Row {
  a: { atc: string[] };
  b: { atc: string[] };
  severity: string;
  effect: LocalizedText;
  management: LocalizedText;
  /** `RCP`, or list and number: `ONC-HP 8`. */
  source: string;
}

/** The rules have not been reviewed by a clinician. Changing this requires naming the reviewer in `docs/decisions`. */
export const reviewed = false;

function toRule({ a, b, severity, effect, management, source }: Row): Rule {
  const [list = '', ...entry] = source.split(' ');
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

interface InteractionRules {
  rules: Rule[];
  english: Map<string, string>;
}

let interactionRules: Promise<InteractionRules> | undefined;

function loadInteractionRules(): Promise<InteractionRules> {
  interactionRules ??= import('./interactions.json', { with: { type: 'json' } }).then(({ default: rows }) => ({
    rules: rows.map(toRule),
    english: new Map(
      [
        ...rows.flatMap(({ effect, management }) => [effect, management]),
        ...patientRules.flatMap(({ about, effect, management }) => [about, effect, management]),
      ].map(({ it, en }) => [it, en]),
    ),
  }));
  return interactionRules;
}

export const loadRules = async (): Promise<Rule[]> => (await loadInteractionRules()).rules;

/** Translates findings; texts of rules that changed since stay Italian. */
export async function localizeFindings(findings: readonly Finding[], language: Language): Promise<Finding[]> {
  if (language === 'it') return [...findings];
  const { english } = await loadInteractionRules();
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
