import type { AppContext } from '../../context.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { requirePatientId } from '../../contract/session.ts';
import { notFound } from '../../problem.ts';
import { bilingualSubstance } from '../../summary/medicines.ts';
import { toCode32 } from './aic.ts';
import type { Medicine } from './catalogue.ts';
import { DatabaseCatalogue } from './imported.ts';

type Found = components['schemas']['DrugInteractions'];

const maxResults = 10;

function toDrug(medicine: Medicine): components['schemas']['Drug'] {
  const { id_farmaco_codifa, descrizione_breve, somministrazione, principio_attivo, forma, codice_atc, codice_aic } =
    medicine;
  return { id_farmaco_codifa, descrizione_breve, somministrazione, principio_attivo, forma, codice_atc, codice_aic };
}

function toVaccine(medicine: Medicine): components['schemas']['Vaccine'] {
  const { id_farmaco_codifa, descrizione_breve, tipo, malattie, ditta, codice_atc } = medicine;
  return { id_farmaco_codifa, descrizione_breve, tipo, malattie, ditta, codice_atc };
}

export function drugsRoutes({
  database,
  interactions,
}: AppContext): HandlersFor<
  | 'searchDrugs'
  | 'searchVaccines'
  | 'checkDrugInteractions'
  | 'checkInteractionsInOwnWords'
  | 'getDrugDetails'
  | 'getDrugData'
> {
  const catalogue = new DatabaseCatalogue(database);
  const localize = async (found: Found, language: 'it' | 'en' = 'it') => ({
    ...found,
    messaggiInterazioni: await interactions.translate(found.messaggiInterazioni, language),
  });

  return {
    searchDrugs: async ({ body }) => (await catalogue.search('drug', body.search, maxResults)).map(toDrug),
    searchVaccines: async ({ body }) => (await catalogue.search('vaccine', body.search, maxResults)).map(toVaccine),

    async getDrugDetails({ path }) {
      const medicine = await catalogue.find(path.id_farmaco_codifa);
      if (medicine === undefined) throw notFound();
      const { id_farmaco_codifa: id, codice_aic } = medicine;
      return {
        ...medicine,
        sostanza: bilingualSubstance(id, new Map([[id, medicine]])),
        codice_32: codice_aic && toCode32(codice_aic),
        dati: await catalogue.data(medicine),
      };
    },

    getDrugData: () => catalogue.data(),

    async checkDrugInteractions({ session, path, query }) {
      const found = await interactions.checkDrug(requirePatientId(session), path.id, query.id_terapie);
      if (found === undefined) throw notFound();
      return localize(found, query.lingua);
    },

    checkInteractionsInOwnWords: async ({ session, body, query }) =>
      localize(
        await interactions.checkText(requirePatientId(session), body.descrizione_breve, query.id_terapie),
        query.lingua,
      ),
  };
}
