import type { components } from '../../contract/contract.gen.ts';
import type { Catalogue } from './catalogue.ts';
import { type History, heldBy, toSubstance } from './history.ts';
import { checkInteractions } from './interactions.ts';
import { loadRules, reviewed } from './rules.ts';

interface Parts {
  catalogue: Catalogue;
  historyOf(patientId: number): Promise<History>;
}

/** Undefined for a medicine that the catalogue does not know; `except` is a therapy that is being changed. */
export type MedicineCheck = (
  patientId: number,
  drugId: string,
  except: number | undefined,
) => Promise<components['schemas']['DrugInteractions'] | undefined>;

/** Compares a medicine of the catalogue with what the record of a patient holds. */
export const medicineCheck =
  ({ catalogue, historyOf }: Parts): MedicineCheck =>
  async (patientId, drugId, except) => {
    const medicine = await catalogue.find(drugId);
    if (medicine === undefined) return undefined;
    const [history, rules] = await Promise.all([historyOf(patientId), loadRules()]);
    const held = await heldBy(history, catalogue, except);
    return { ...checkInteractions(toSubstance(medicine), held, rules), revisione_clinica: reviewed };
  };
