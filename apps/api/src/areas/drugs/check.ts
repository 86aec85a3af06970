import type { Interactions } from '../../area-services.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { Catalogue } from './catalogue.ts';
import { type Comparable, type History, toComparable, toFreeTextSubstance, toSubstance } from './history.ts';
import { checkInteractions, type Substance } from './interactions.ts';
import { loadRules, localizeFindings, reviewed } from './rules.ts';

export interface HistorySources {
  readHistory(patientId: number): Promise<History>;
  toSharedHistory(record: components['schemas']['SharedRecord']): History;
}

interface Parts extends HistorySources {
  catalogue: Catalogue;
}

type Found = components['schemas']['DrugInteractions'];

/** Each is compared with all others. */
const maxTherapies = 100;

export function interactionsWith({ catalogue, readHistory, toSharedHistory }: Parts): Interactions {
  async function compare(drug: Substance, history: Comparable, except: number | undefined): Promise<Found> {
    const rules = await loadRules();
    return { ...checkInteractions(drug, history.contextWithout(except), rules), revisione_clinica: reviewed };
  }
  const read = async (patientId: number) => toComparable(await readHistory(patientId), catalogue);
  return {
    async checkDrug(patientId, drugId, except) {
      const medicine = await catalogue.find(drugId);
      return medicine && compare(toSubstance(medicine), await read(patientId), except);
    },
    checkText: async (patientId, name, except) =>
      compare(await toFreeTextSubstance(name), await read(patientId), except),
    async checkShared(record, language) {
      const whole = toSharedHistory(record);
      const history = { ...whole, current: whole.current.slice(0, maxTherapies) };
      const shared = await toComparable(history, catalogue);
      const found: Awaited<ReturnType<Interactions['checkShared']>> = [];
      for (const therapy of history.current) {
        const { id_terapie } = therapy;
        const drug = shared.toSubstance(therapy);
        const { messaggiInterazioni, revisione_clinica } = await compare(drug, shared, id_terapie);
        const messaggi = await localizeFindings(messaggiInterazioni, language);
        if (messaggi.length > 0) found.push({ id_terapie, messaggi, revisione_clinica });
      }
      return found;
    },
    async checkAgainstShared(record, { id, name }) {
      const history = await toComparable(toSharedHistory(record), catalogue);
      const medicine = id === null ? undefined : await catalogue.find(id);
      return compare(medicine ? toSubstance(medicine) : await toFreeTextSubstance(name), history, undefined);
    },
    translate: localizeFindings,
  };
}
