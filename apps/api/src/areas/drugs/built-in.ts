import { normalizeForSearch } from '../../search.ts';
import type { Catalogue, DrugData, Kind, Medicine } from './catalogue.ts';
import { namedSubstances } from './common-names.ts';
import { parseIngredients } from './ingredients.ts';
import { describeSupply } from './list-format.ts';
import { attempts, holdsWord, type Product, ProductIndex, splitWords } from './product-index.ts';

const data: DrugData = { aggiornamento: '2026-11-21', fonte: 'libretto' };

interface DrugRow {
  code: string;
  name: string;
  activeIngredient: string;
  atc: string;
  form: string;
  route: string;
  supply: string;
}

interface VaccineRow {
  code: string;
  name: string;
  type: string;
  atc: string;
  company: string;
  diseases: string[];
}

const toDrug = ({ code, name, activeIngredient, atc, form, route, supply }: DrugRow): Medicine => ({
  id_farmaco_codifa: code,
  descrizione_breve: name,
  somministrazione: route,
  principio_attivo: activeIngredient,
  forma: form,
  codice_atc: atc,
  codice_aic: null,
  vaccino: false,
  tipo: '',
  malattie: [],
  ditta: '',
  fornitura: describeSupply(supply),
  foglio_illustrativo: null,
});

const toVaccine = ({ code, name, type, atc, company, diseases }: VaccineRow): Medicine => ({
  id_farmaco_codifa: code,
  descrizione_breve: name,
  somministrazione: '',
  principio_attivo: '',
  forma: '',
  codice_atc: atc,
  codice_aic: null,
  vaccino: true,
  tipo: type,
  malattie: diseases,
  ditta: company,
  fornitura: '',
  foglio_illustrativo: null,
});

interface Entry extends Product {
  medicine: Medicine;
  form: string;
}

const toEntry = (medicine: Medicine): Entry => ({
  medicine,
  name: medicine.descrizione_breve,
  substances: namedSubstances(medicine.principio_attivo, medicine.codice_atc),
  words: [medicine.principio_attivo, medicine.tipo, ...medicine.malattie, medicine.codice_atc ?? ''].join(' '),
  form: ` ${normalizeForSearch(`${medicine.forma} ${medicine.somministrazione} ${medicine.ditta}`)} `,
});

/** Shorter names are also common words. */
const minNameLength = 5;

export class BuiltInCatalogue implements Catalogue {
  readonly #medicines: Map<string, Medicine>;
  readonly #indexes: Record<Kind, ProductIndex<Entry>>;

  constructor(medicines: readonly Medicine[]) {
    this.#medicines = new Map(medicines.map((medicine) => [medicine.id_farmaco_codifa, medicine]));
    this.#indexes = {
      drug: new ProductIndex(medicines.filter(({ vaccino }) => !vaccino).map(toEntry)),
      vaccine: new ProductIndex(medicines.filter(({ vaccino }) => vaccino).map(toEntry)),
    };
  }

  async find(id: string): Promise<Medicine | undefined> {
    return this.#medicines.get(id);
  }

  async findAll(ids: readonly string[]): Promise<Map<string, Medicine>> {
    const found = ids.map((id) => this.#medicines.get(id)).filter((medicine) => medicine !== undefined);
    return new Map(found.map((medicine) => [medicine.id_farmaco_codifa, medicine]));
  }

  async search(kind: Kind, text: string, limit: number): Promise<Medicine[]> {
    for (const matches of attempts(this.#indexes[kind].search(splitWords(text), limit))) {
      const found = matches.filter(({ product, rest }) => rest.every((word) => holdsWord(product.form, word)));
      if (found.length > 0) return found.slice(0, limit).map(({ product }) => product.medicine);
    }
    return [];
  }

  async data(): Promise<DrugData> {
    return data;
  }

  /** Finds medicines in free text by name or ingredient. Combinations are reduced to the named ingredients. */
  findNamed(text: string): Pick<Medicine, 'descrizione_breve' | 'codice_atc' | 'principio_attivo'>[] {
    const words = ` ${normalizeForSearch(text)} `;
    const isNamed = (name: string) => words.includes(` ${name} `);
    return [...this.#medicines.values()].flatMap((medicine) => {
      const name = normalizeForSearch(medicine.descrizione_breve);
      if (words === ` ${name} ` || (name.length >= minNameLength && isNamed(name))) return [medicine];
      const ingredients = parseIngredients(medicine.principio_attivo);
      const namedIngredients = ingredients.filter(isNamed);
      if (namedIngredients.length === 0) return [];
      const isComplete = namedIngredients.length === ingredients.length;
      return [
        {
          ...medicine,
          codice_atc: isComplete ? medicine.codice_atc : null,
          principio_attivo: namedIngredients.join(', '),
        },
      ];
    });
  }
}

let catalogue: Promise<BuiltInCatalogue> | undefined;

export function loadBuiltIn(): Promise<BuiltInCatalogue> {
  catalogue ??= Promise.all([
    import('./drugs.json', { with: { type: 'json' } }),
    import('./vaccines.json', { with: { type: 'json' } }),
  ]).then(
    ([drugs, vaccines]) => new BuiltInCatalogue([...drugs.default.map(toDrug), ...vaccines.default.map(toVaccine)]),
  );
  return catalogue;
}

export const builtIn: Catalogue = {
  find: async (id) => (await loadBuiltIn()).find(id),
  findAll: async (ids) => (await loadBuiltIn()).findAll(ids),
  search: async (kind, text, limit) => (await loadBuiltIn()).search(kind, text, limit),
  data: async () => data,
};
