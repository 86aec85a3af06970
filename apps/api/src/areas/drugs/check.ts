import type { Interactions } from '../../area-services.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { Catalogue } from './catalogue.ts';
import { type History, heldBy, inOwnWords, toSubstance } from './history.ts';
import { checkInteractions, type Substance } from './interactions.ts';
import { inLanguage, loadRules, reviewed } from './rules.ts';

interface Parts {
  catalogue: Catalogue;
  historyOf(patientId: number): Promise<History>;
}

type Found = components['schemas']['DrugInteractions'];

/** Compares medicines with what a record holds. */
export function interactionsWith({ catalogue, historyOf }: Parts): Interactions {
  async function compare(patientId: number, drug: Substance, except: number | undefined): Promise<Found> {
    const [history, rules] = await Promise.all([historyOf(patientId), loadRules()]);
    const held = await heldBy(history, catalogue, except);
    return { ...checkInteractions(drug, held, rules), revisione_clinica: reviewed };
  }
  return {
    async known(patientId, drugId, except) {
      const medicine = await catalogue.find(drugId);
      return medicine && compare(patientId, toSubstance(medicine), except);
    },
    inOwnWords: async (patientId, name, except) => compare(patientId, await inOwnWords(name), except),
    inLanguage,
  };
}
