import type { Interactions } from '../../area-services.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { Catalogue } from './catalogue.ts';
import { type History, toFreeTextSubstance, toPatientContext, toSubstance } from './history.ts';
import { checkInteractions, type Substance } from './interactions.ts';
import { loadRules, localizeFindings, reviewed } from './rules.ts';

interface Parts {
  catalogue: Catalogue;
  readHistory(patientId: number): Promise<History>;
}

type Found = components['schemas']['DrugInteractions'];

export function interactionsWith({ catalogue, readHistory }: Parts): Interactions {
  async function compare(patientId: number, drug: Substance, except: number | undefined): Promise<Found> {
    const [history, rules] = await Promise.all([readHistory(patientId), loadRules()]);
    const context = await toPatientContext(history, catalogue, except);
    return { ...checkInteractions(drug, context, rules), revisione_clinica: reviewed };
  }
  return {
    async checkDrug(patientId, drugId, except) {
      const medicine = await catalogue.find(drugId);
      return medicine && compare(patientId, toSubstance(medicine), except);
    },
    checkText: async (patientId, name, except) => compare(patientId, await toFreeTextSubstance(name), except),
    translate: localizeFindings,
  };
}
