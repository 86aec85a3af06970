import type { components } from '../../contract/contract.gen.ts';
import type { Catalogue } from './catalogue.ts';
import { type History, heldBy, inOwnWords, toSubstance } from './history.ts';
import { checkInteractions, type Substance } from './interactions.ts';
import { loadRules, reviewed } from './rules.ts';

interface Parts {
  catalogue: Catalogue;
  historyOf(patientId: number): Promise<History>;
}

type Found = components['schemas']['DrugInteractions'];

/** Compares a medicine with what the record of a patient holds; `except` is a therapy that is being changed. */
export interface MedicineCheck {
  /** Undefined for a medicine that the catalogue does not know. */
  known(patientId: number, drugId: string, except: number | undefined): Promise<Found | undefined>;
  /** By the medicines that the words name. */
  inOwnWords(patientId: number, name: string, except: number | undefined): Promise<Found>;
}

export function medicineCheck({ catalogue, historyOf }: Parts): MedicineCheck {
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
  };
}
