import type { Interactions } from '../../area-services.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { Catalogue } from './catalogue.ts';
import { type History, toFreeTextSubstance, toPatientContext, toSubstance } from './history.ts';
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
  async function compare(history: History, drug: Substance, except: number | undefined): Promise<Found> {
    const context = await toPatientContext(history, catalogue, except);
    return { ...checkInteractions(drug, context, await loadRules()), revisione_clinica: reviewed };
  }
  return {
    async checkDrug(patientId, drugId, except) {
      const medicine = await catalogue.find(drugId);
      return medicine && compare(await readHistory(patientId), toSubstance(medicine), except);
    },
    checkText: async (patientId, name, except) =>
      compare(await readHistory(patientId), await toFreeTextSubstance(name), except),
    async checkShared(record, language) {
      const whole = toSharedHistory(record);
      const history = { ...whole, current: whole.current.slice(0, maxTherapies) };
      const known = await catalogue.findAll(history.current.map(({ id_farmaco_codifa }) => id_farmaco_codifa));
      const found: Awaited<ReturnType<Interactions['checkShared']>> = [];
      for (const { id_terapie, id_farmaco_codifa, descrizione_breve: name } of history.current) {
        const medicine = known.get(id_farmaco_codifa);
        const drug = medicine ? { ...toSubstance(medicine), name } : await toFreeTextSubstance(name);
        const { messaggiInterazioni, revisione_clinica } = await compare(history, drug, id_terapie);
        const messaggi = await localizeFindings(messaggiInterazioni, language);
        if (messaggi.length > 0) found.push({ id_terapie, messaggi, revisione_clinica });
      }
      return found;
    },
    translate: localizeFindings,
  };
}
